import type { PatternDetector } from '../../detector.ts';
import { isNobody } from '../../judge/nobody.ts';

const word = "\\p{Lu}[\\p{L}'\\u2019-]{1,30}";
const whole = `${word}(?: \\p{Lu}\\.)?(?: (?:van|von|de|der|den|da|di|dos|el|al|bin|ten|ter)){0,2} ${word}(?: ${word})?`;
/** Words that stand before a person's name in nobody else's case; those of one word are titles. */
const words: readonly string[] = [
  '[Mm]y (?:full )?name is',
  '[Ii] am called',
  '[Mm]ein Name ist',
  '[Ii]ch hei\\u00dfe',
  "[Jj]e m['\\u2019]appelle",
  '[Mm]on nom est',
  '[Mm]e llamo',
  '[Mm]i nombre es',
  '[Mm]i chiamo',
  '[Mm]eu nome \\u00e9',
  '[Mm]ijn naam is',
  '[Nn]azywam si\\u0119',
];
const labels: readonly string[] = [
  '(?:[Ff]ull |[Cc]ustomer |[Pp]atient |[Ee]mployee |[Cc]ontact |[Ll]egal |[Gg]uest |[Pp]assenger )[Nn]ame',
  '[Pp]atient',
  '[Cc]ustomer',
  '[Ee]mployee',
  '[Aa]pplicant',
  '[Cc]ardholder',
  '[Cc]ontact [Pp]erson',
  '[Aa]ttendees?',
  '[Rr]eporter',
  '[Aa]ssignee',
  '[Rr]eviewer',
  '[Ss]peaker',
  '[Dd]river',
  '[Pp]resenter',
  '[Ii]nstructor',
  '[Ii]nterviewer',
  '[Oo]rgani[sz]er',
  '[Mm]aintainer',
  'Kunde',
  'Patientin',
  'Ansprechpartner(?:in)?',
  '[Bb]ill to',
  '[Ss]hip to',
  'FN',
];
const titles: readonly string[] = [
  'Mr\\.?',
  'Mrs\\.?',
  'Ms\\.?',
  'Herrn?',
  'Frau',
  'Mme',
  'Mlle',
  'Sra\\.?',
  'Sr\\.',
  'Signora?',
  'Prof\\.',
  'Dr\\.',
];

/** A person whom a sentence, a label or a title introduces. */
export const introducedPerson: PatternDetector = {
  id: 'introduced-person',
  type: 'person_name',
  label: 'Name that is introduced as one',
  shape:
    'Two or three capitalised words behind "my name is" and its like in other languages, behind a label such as `Patient:` or `Full name:`, or behind a title; after `Mrs.`, `Herr` and `Frau` one word is enough. Also the full name in a line of `/etc/passwd`.',
  link: 'https://schema.org/Person',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [
    'name is',
    'am called',
    'name ist',
    'ich hei',
    'appelle',
    'nom est',
    'me llamo',
    'nombre es',
    'mi chiamo',
    'meu nome',
    'naam is',
    'nazywam',
    'name:',
    'name =',
    'name=',
    'patient',
    'customer:',
    'employee:',
    'applicant',
    'cardholder',
    'contact person',
    'attendee',
    'reporter:',
    'assignee:',
    'reviewer:',
    'speaker:',
    'driver:',
    'presenter:',
    'instructor:',
    'interviewer:',
    'organizer:',
    'organiser:',
    'maintainer:',
    'kunde:',
    'ansprechpartner',
    'bill to',
    'ship to',
    'fn:',
    'mr ',
    'mr. ',
    'mrs ',
    'mrs. ',
    'ms. ',
    'herr',
    'frau ',
    'mme ',
    'mlle ',
    'sra',
    'sr. ',
    'signor',
    'prof. ',
    'dr. ',
    ',,,:',
    ':/bin/',
    ':/home/',
    ':/users/',
  ],
  pattern: new RegExp(
    [
      `\\b(?:${words.join('|')})[ ]{1,2}(?<value>${whole})(?![\\p{L}\\d])`,
      `(?:^|[\\n>*|"'-])[ \\t]{0,6}(?:${labels.join('|')})["'*]{0,3}[ \\t]{0,2}:[ \\t"'*]{0,4}(?:\\r?\\n[ \\t]{0,8})?(?<value2>${whole})(?=[ \\t]{0,4}(?:[\\r\\n,;|"'<(*]|$|\\\\n))`,
      `(?<![\\p{L}\\d])(?:${titles.join('|')}) (?:(?:Dr|Prof)\\.(?: med\\.)? )?(?<value3>${whole})(?![\\p{L}\\d])`,
      `(?<![\\p{L}\\d])(?:Mrs\\.?|Mr\\.?|Ms\\.|Herrn?|Frau|Mme|Mlle) (?<value4>${word})(?![\\p{L}\\d-])`,
      `(?:^|\\n)[a-z_][\\w.-]{0,31}:[^:\\n]{0,80}:\\d{1,10}:\\d{1,10}:(?<value5>${whole})(?=,{0,4}[^:\\n]{0,80}:\\/)`,
    ].join('|'),
    'gu',
  ),
  reach: [120, 200],
  accept: isPerson,
};

/** Figures, products and words that a sentence begins with. */
const known =
  /^(?:Robot|Clean|Bean|Pac-Man|Potato|Who|Strange|Watson|Holmes|Spock|Doktor|Professor|President|Speaker|Chairman|Mustermann|Smith|Doe|Docker|X|Y|Z)$/;

function isPerson(value: string): boolean {
  return (
    !isNobody(value) &&
    !known.test(value) &&
    !/\b(?:Required|Optional|Invalid|Missing|Default|Field|String|Null|True|False|Id|ID|API|Data|Type|List|Order|Account|Value)\b/.test(
      value,
    )
  );
}
