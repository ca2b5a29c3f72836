import type { Candidate, PatternDetector } from '../../detector.ts';
import { isFigure } from '../../judge/people/figures.ts';
import { expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';

const months = '[A-Z\\u00c0-\\u017f][a-z\\u00e0-\\u017f]{2,9}\\.?';
const names = inLines`
  date[ _]of[ _]birth|(?:[a-z]{2,12}[_-]?)?dob|d\.o\.b\.?|f[\u00f8o]dselsda(?:to|g)|f[\u00f8o]dt(?: den)?|
  f\u00f6dd(?: den)?|f[\u00f6o]delsedatum|syntym\u00e4aika|do[\u011fg]um[ _]tarihi|data[ _]na(?:\u0219|s)terii|
  datum[ _]narozen[\u00edi]|sz\u00fclet\u00e9si (?:id\u0151|d\u00e1tum)|datum ro\u0111enja|tanggal lahir|
  ng\u00e0y sinh|(?:[a-z]{2,12}[_-]?)?birth[_ ]?date|date-?of-?birth|birthday|bday|(?<=\p{L}[,;]?[ ]\(?)b\.|born(?:[ _]?on)?(?: the)?|
  geburts(?:datum|tag)|geb\.?-?(?:datum|dat\.|tag)|fecha[ _](?:de )?nac\.?|
  naci(?:\u00f3)? el|nac\u00ed el|naci\u00f3|narozen[aý\u00fd\u00e1]?|sind sie geboren|urodzi\u0142(?:[ae]m|a)? si\u0119|nar\.|\u0440\u043e\u0434\u0438\u043b(?:\u0441\u044f|\u0430\u0441\u044c)|\u043d\u0430\u0440\u043e\u0434\u0438\u0432?(?:\u0441\u044f|\u043b\u0430\u0441\u044f)|\u043d\u0430\u0440\.|\u0440\u043e\u0434\u0435\u043d\u0430?|\u03b3\u03b5\u03bd\u03bd\u03ae\u03b8\u03b7\u03ba(?:\u03b5|\u03b1)|rođen[a]?|gim\.|dzim\.|szül\.|sünd\.|
  (?:data[ _](?:de[ _])?)?nasc\.|geb(?:oren)?\.?(?: (?:am|op|in))?|date[ _]?(?:de[ _]?)?naissance|
  n\u00e9(?:e|\(e\))?[ _]le|fecha[ _](?:de[ _])?nacimiento|nas?cid[oa] (?:el|em|a)|
  data[ _](?:d[ei][ _])?(?:nascimento|nascita)|nat[oa](?: a [A-Z][a-z]{2,20})? il|geboortedatum|data[ _]urodzenia|
  urodzon[ya]|ur\.|\u0434\u0430\u0442\u0430 \u0440\u043e\u0436\u0434\u0435\u043d\u0438\u044f|\u0440\u043e\u0436\u0434\.|
  \uc0dd\ub144\uc6d4\uc77c|\u062a\u0627\u0631\u064a\u062e \u0627\u0644\u0645\u064a\u0644\u0627\u062f|
  \u05ea\u05d0\u05e8\u05d9\u05da \u05dc\u05d9\u05d3\u05d4|
  \u0434\u0430\u0442\u0430 \u043d\u0430\u0440\u043e\u0434\u0436\u0435\u043d\u043d\u044f|\u51fa\u751f\u65e5\u671f|
  \u751f\u5e74\u6708\u65e5|
  (?:\u0e27\u0e31\u0e19)?\u0e40\u0e01\u0e34\u0e14(?:\u0e27\u0e31\u0e19\u0e17\u0e35\u0e48)?|\u0e27\u0e31\u0e19\u0e40\u0e14\u0e37\u0e2d\u0e19\u0e1b\u0e35\u0e40\u0e01\u0e34\u0e14|
  \u03b7\u03bc(?:\.|\u03b5\u03c1\u03bf\u03bc\u03b7\u03bd\u03af\u03b1) \u03b3\u03ad\u03bd\u03bd\u03b7\u03c3\u03b7\u03c2|\u0434\u0430\u0442\u0430 \u043d\u0430 \u0440\u0430\u0436\u0434\u0430\u043d\u0435|
  \u0434\u0430\u0442\u0443\u043c \u0440\u043e\u0452\u0435\u045a\u0430|\u091c\u0928\u094d\u092e ?(?:\u0924\u093f\u0925\u093f|\u0926\u093f\u0928\u093e\u0902\u0915)|\uc0dd\uc77c(?:\uc740)?|tarehe ya kuzaliwa|petsa ng kapanganakan
`;

/** The day on which somebody was born. */
export const birthDate: PatternDetector = {
  id: 'birth-date',
  type: 'birth_date',
  label: 'Date of birth',
  shape:
    'A whole date behind `date of birth`, `born on`, `Geburtsdatum` and the same words of other languages, or behind `2 DATE` below `1 BIRT`.',
  link: 'https://schema.org/birthDate',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  anchors: inLines`
    of birth|of_birth|of-birth|ofbirth|dob|birthdate|birth_date|birth date|birthday|bday|, b. |(b. |d.o.b|fodsel|fodt|fodelsedatum|
    dogum|narozen|nasterii|tanggal lahir|kuzaliwa|kapanganakan|born|geb|fecha nac|fecha_nac|fecha de nac|fecha_de nac|
    nasc.|naci el|naissance|nacimiento|nacid|nascimento|nascid|nascita|nato |nata |1 birt|urodzenia|urodzon|ur.|nar.|gim.|dzim.
  `.split('|'),
  trigger: expression(
    inLines`
      出生|日生|г\.[ ]?р\.|р\.[ ]?н\.|do\u011fumlu|\u0440\u043e\u0434\u0438\u043b|\u043d\u0430\u0440\u043e\u0434\u0438|\u043d\u0430\u0440\.|\u0440\u043e\u0434\u0435\u043d|\u03b3\u03b5\u03bd\u03bd\u03ae\u03b8|ro\u0111en|szül\.|sünd\.|naci\u00f3|nac\u00ed el|urodzi\u0142|f\u00f8d|f\u00f6d|syntym\u00e4|do\u011fum|na\u0219terii|sz\u00fclet|ro\u0111enja|
      g\u00e0y sinh|\u0e40\u0e01\u0e34\u0e14|\u03b3\u03ad\u03bd\u03bd\u03b7\u03c3|\u0440\u0430\u0436\u0434\u0430\u043d|\u0440\u043e\u0452\u0435\u045a|\u091c\u0928\u094d\u092e|\uc0dd\uc77c|n\u00e9e?[ _]le|n\u00e9\(e\) le|
      \u0440\u043e\u0436\u0434\.|\u0440\u043e\u0436\u0434\u0435\u043d|\u51fa\u751f\u65e5\u671f|\u751f\u5e74\u6708\u65e5|\uc0dd\ub144\uc6d4\uc77c|
      \u0627\u0644\u0645\u064a\u0644\u0627\u062f|\u05dc\u05d9\u05d3\u05d4|\u043d\u0430\u0440\u043e\u0434\u0436
    `,
    'gi',
  ),
  // The short ones end other words.
  guard: '(?!geb|ur\\.|nar\\.|gim\\.)|(?:(?<![a-z])|(?<=\\\\[nrtbf]))[gun]',
  pattern: expression(
    inLines`
      (?<![\p{L}\d])(?:${names})["'\x60*)]{0,3}(?:[ ]value=|[ ]?\?[ ][\u2013\u2014-](?=[ ])|\s(?:is|was|ist|war|est|es|\u00e8|should\s(?:read|be))(?:\s(?:on|am|der|den|le|el|il))?|(?:[ \u00a0]?[?？]|をお願い(?:いた)?します。|を教えてください。|は[?？])\s{1,3}\p{L}{1,16}[ ]?(?=[:：])|[^\n[]{0,60}\[type=[\w.]{1,40},\sinput_value(?==))?
        [">]{0,2}(?:\s{0,3}[:=：–-]{0,2}|[ ]?\.{3,60}|(?:[ ]\.){3,40}|[ ]{0,40}[|\u2502:=]|[ ]{2,40}(?=\d))(?:\s{0,3}|(?<=[:=])[ \t]{4,40})(?:sure,\sit(?:'s|\sis)\s)?(?:the\s|new\sDate\(|(?:Local|(?:datetime\.)?)?[Dd]ate(?:\.parse|\.of|\.fromisoformat)?\()?["'\x60*]{0,3}(?<value>
          \d{4}[-/.]\d\d[-/.]\d\d|
          (?:\d{4}|(?:\u662d\u548c|\u5e73\u6210|\u5927\u6b63|\u4ee4\u548c) ?\d{1,2})[\u5e74\ub144] ?\d{1,2}[\u6708\uc6d4] ?\d{1,2}[\u65e5\uc77c]|
          \d{1,2}(?:\.|st|nd|rd|th)? (?:de |of )?${months} (?:de )?\d{4}|
          \d{1,2}\.[ ]\d{1,2}\.[ ]\d{4}|\d{1,2}(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)\d{4}|
          \d{1,2}[-/. ](?:\d{1,2}|[A-Z][a-z]{2,8})[-/. ]\d{4}|
          ${months} \d{1,2}(?:st|nd|rd|th)?,? \d{4}|(?<=[Dd]ate\()(?:19|20)\d\d, ?\d{1,2}, ?\d{1,2}(?=\))|\d{1,2}([-/.])\d{1,2}\2\d\d|
          (?<=bday:|d(?:ate|o)[ ]{1,40}=[ ]|(?:birth_?date|dob)["']?[:=][ ]?["']?)(?:19|20)\d\d[01]\d[0-3]\d
        )(?!\d|\.\d)|
      (?<=\b(?:am|op)[ ])(?<value>\d{1,2}[./-]\d{1,2}[./-]\d{4})
        (?=[ ](?:in[ ]\p{Lu}[\p{L}-]{1,24}[ ])?geb(?:oren\b|\.))|
      \b1 BIRT[ \t]{0,4}\r?\n[ \t>|]{0,8}2 DATE (?<value>\d{1,2} [A-Z]{3} \d{4})(?!\d)|
      (?<![\d.])(?<value>\d{4}年\d{1,2}月\d{1,2}日)(?=出?生)|
      (?<![\d.])(?<value>\d{1,2}\.\d{1,2}\.\d{4})(?=[ ]?(?:г\.[ ]?р\.|р\.[ ]?н\.|do\u011fumlu))
    `,
    'giu',
  ),
  reach: [44, 340],
  accept: isOfSomebody,
};

/** Who was born so long ago or never, or is a figure of public life, stands in books. */
function isOfSomebody(value: string, { text, start }: Candidate): boolean {
  const year = /(?:^|\D)(\d{4})(?!\d)/.exec(value)?.[1];
  if (year !== undefined && /^(?:0000|0001|9999)$/.test(year)) return false;
  if (year !== undefined && Number(year) > 1300 && Number(year) < 1900) return false;
  // The first day that a computer or a sheet knows stands where nobody has said one.
  if (/^(?:1970|1900)\D{1,2}0?1\D{1,2}0?1(?!\d)/.test(value)) return false;
  const names =
    text.slice(Math.max(0, start - 80), start).match(/\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+)+/gu) ?? [];
  return !names.some(isFigure);
}
