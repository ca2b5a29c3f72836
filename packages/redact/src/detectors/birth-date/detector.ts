import type { PatternDetector } from '../../detector.ts';

const months = '[A-Z\\u00c0-\\u017f][a-z\\u00e0-\\u017f]{2,9}\\.?';
const names: readonly string[] = [
  'date[ _]of[ _]birth',
  'dob',
  'birth_?date',
  'birthday',
  'born(?: on)?',
  'geburts(?:datum|tag)',
  'geb(?:oren)?\\.?(?: am)?',
  'date de naissance',
  'n\\u00e9e? le',
  'fecha de nacimiento',
  'nacid[oa] el',
  'data (?:de nascimento|di nascita)',
  'nat[oa](?: a [A-Z][a-z]{2,20})? il',
  'geboortedatum',
  'data urodzenia',
  '\\u0434\\u0430\\u0442\\u0430 \\u0440\\u043e\\u0436\\u0434\\u0435\\u043d\\u0438\\u044f',
  '\\u51fa\\u751f\\u65e5\\u671f',
  '\\u751f\\u5e74\\u6708\\u65e5',
];

/** The day on which somebody was born. */
export const birthDate: PatternDetector = {
  id: 'birth-date',
  type: 'birth_date',
  label: 'Date of birth',
  shape: 'A whole date behind `date of birth`, `born on`, `Geburtsdatum` and the same words of other languages.',
  link: 'https://schema.org/birthDate',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  anchors: [
    'date of birth',
    'date_of_birth',
    'dob',
    'birthdate',
    'birth_date',
    'birthday',
    'born',
    'geburts',
    'geboren',
    'geb. ',
    'naissance',
    'ne le',
    'nacimiento',
    'nacid',
    'nascimento',
    'nascita',
    'nato ',
    'nata ',
    'geboorte',
    'urodzenia',
  ],
  trigger:
    /n\u00e9|n\u00e9e|\u0440\u043e\u0436\u0434\u0435\u043d\u0438\u044f|\u51fa\u751f\u65e5\u671f|\u751f\u5e74\u6708\u65e5/g,
  pattern: new RegExp(
    `(?<![\\p{L}\\d])(?:${names.join('|')})["'\`*)]{0,3}(?:\\sis)?[">]{0,2}\\s{0,2}[:=\uff1a]{0,2}\\s{0,3}["'\`*]{0,3}(?<value>\\d{4}[-/.]\\d\\d[-/.]\\d\\d|\\d{4}[\\u5e74\\ub144] ?\\d{1,2}[\\u6708\\uc6d4] ?\\d{1,2}[\\u65e5\\uc77c]|\\d{1,2}\\.? (?:de )?${months} (?:de )?\\d{4}|\\d{1,2}[-/. ](?:\\d{1,2}|[A-Z][a-z]{2,8})[-/. ]\\d{4}|${months} \\d{1,2},? \\d{4}|\\d{1,2}([-/.])\\d{1,2}\\2\\d\\d)(?!\\d|\\.\\d)`,
    'giu',
  ),
  reach: [24, 90],
};
