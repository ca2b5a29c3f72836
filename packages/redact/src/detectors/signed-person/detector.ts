import type { Candidate, PatternDetector } from '../../detector.ts';
import { isCommonWord } from '../../judge/common-words.ts';
import { isGivenName } from '../../judge/people/given-names.ts';
import { isNicknamed, mayBePerson, readsAsName } from '../../judge/people/likely-name.ts';
import { isNobody } from '../../judge/people/nobody.ts';
import { atFirstUse, expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { wholeName as whole, nameWord as word } from '../../shape/person-name.ts';

const closings = inLines`
  (?:
    Best|(?:Best|Kind|Warm|Many) (?:regards|wishes)|
    Signed|Regards|Sincerely(?: yours)?|
    Yours(?: (?:sincerely|truly|faithfully|ever))?|
    All the best|Warmly|Respectfully|
    (?:Liebe|Beste|Herzliche) Gr\u00fc(?:\u00df|ss)e|
    Mit besten Gr\u00fc\u00dfen|MfG|Bien cordialement|Un abrazo|Abra\u00e7os?|Mvh|Hilsen|Z powa\u017caniem|
    S pozdravem|\u00dcdv\u00f6zlettel|Sayg\u0131lar\u0131mla|Cu stim\u0103|Srda\u010dan pozdrav|
    \u039c\u03b5 \u03b5\u03ba\u03c4\u03af\u03bc\u03b7\u03c3\u03b7|
    \u0417 \u043f\u043e\u0432\u0430\u0433\u043e\u044e|
    Cheers|Thanks|Thank you|
    Mit freundlichen Gr\u00fc\u00dfen|
    Viele Gr\u00fc\u00dfe|Cordialement|Saludos|Atentamente|Cordiali saluti|(?:Met )?[Vv]riendelijke groet(?:en)?|Hartelijke groet(?:en)?|Pozdrawiam(?: serdecznie)?|Serdecznie pozdrawiam|Z wyrazami szacunku|Com os melhores cumprimentos|
    Med vänliga? hälsning(?:ar)?|
    (?:Med )?[Vv]enn?lig hilsen|Atenciosamente|Un saludo|Distinti saluti|Bien à vous|Groet(?:en|jes)?|
    (?:Ystävällisin )?[Tt]erveisin|
    С уважением
  )
`;
const offices = inLines`
  Manager|Engineer|Director|Officer|Designer|Analyst|Developer|Consultant|Architect|President|Accountant|Lawyer|
  Attorney|Nurse|Physician|Professor|Recruiter|CEO|CTO|CFO|COO
`.split('|');
const posts = inLines`
  (?:
    (?:
      Senior|Junior|Lead|Staff|Principal|Chief|Head|VP|Vice|Managing|Associate|Assistant|Engineering|Product|
      Project|Sales|Marketing|Account|Office|Technical|Executive|General
  )(?: of)? ){0,3}(?:[A-Z][a-z]{2,14} )?(?:${offices.join('|')})
`;

/** A person who signs a letter, or is named with a post. */
export const signedPerson: PatternDetector = {
  id: 'signed-person',
  type: 'person_name',
  label: 'Name below a letter or beside a post',
  shape:
    'Two or three capitalised words on the line below "Kind regards," and its like, or before a post such as "(Engineering Manager)" or ", Senior Analyst".',
  link: 'https://schema.org/Person',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: inLines`
    best| wishes|regards|signed|sincerely|yours|all the best|warmly|respectfully|
    liebe gr|beste gr|herzliche gr|besten gr|un abrazo|mvh|mfg|hilsen|s pozdravem|cu stim|faithfully|cheers|
    thanks|thank you|freundlichen|viele gr|cordialement|saludo|saluti|nlig hilsen|lsning|atenciosamente|bien |
    groet|erveisin|atentamente|cordiali|vriendelijke|pozdrawiam|wyrazami szacunku|cumprimentos
  `
    .split('|')
    .concat(offices.flatMap((one) => [` ${one.toLowerCase()}`, `(${one.toLowerCase()}`])),
  guard: inLines`
    (?!(?:best|yours|signed)(?!e)|[ (](?:${offices.join('|')}))|
    (?:best|yours|signed)(?:[,!.]?[ \t]{0,4}(?:[\r\n]|\\+[rn])|[ ](?:sincerely|truly|faithfully|ever)[,!.]?[ \t]{0,4}(?:[\r\n]|\\+[rn]))|
    (?<=(?:[(,\u2013\u2014-]|\\u201[34])(?:[ ]?[a-z]{1,20}(?:[ ][a-z]{1,20}){0,7})?)[ ](?:${offices.join('|')})(?![a-z])|
    [(](?:${offices.join('|')})(?![a-z])
  `,
  trigger: expression(
    inLines`
      \u0443\u0432\u0430\u0436\u0435\u043d\u0438\u0435\u043c|
      (?:^|\n)-- ?\r?\n(?=[A-Z\u00c0-\u017d])|powa\u017caniem|dv\u00f6zlettel|Sayg\u0131lar|Srda\u010dan|
      \u03b5\u03ba\u03c4\u03af\u03bc\u03b7\u03c3\u03b7|
      \u043f\u043e\u0432\u0430\u0433\u043e\u044e|
      Abra\u00e7o
    `,
    'g',
  ),
  pattern: expression(
    [
      inLines`
        (?:^|\n)[ \t>]{0,8}${closings}[,!.]?[ \t]{0,4}(?:\r?\n[ \t>]{0,8}){1,3}(?:--? ?|Ihre? |(?:i\. ?[AV]\.|ppa\.|gez\.) ?)?
          (?<valueBelow>(?:\p{Lu}\. ?){1,3}${word}|${whole})(?=[ \t]{0,4}(?:[\r\n,(|]|$))
      `,
      `(?:^|\\n)-- ?\\r?\\n(?<valueOnCard>${whole})(?=[ \\t]{0,4}[\\r\\n,|])`,
      `(?<=(?:^|[\\n*\\u2022:-])[ \\t]{0,6})(?<value>${whole})(?= ?(?:\\(|, | - | \\u2013 | \\u2014 )(?:the |our |an? )?${posts}\\b)`,
      `(?:^|\\n)[ \\t>]{0,8}${closings}[,!.]?[ \\t]{0,4}(?:\\r?\\n[ \\t>]{0,8}){1,3}(?:--? ?)?(?<valueOfOneWord>${word})(?=[ \\t]{0,4}(?:[\\r\\n]|$))`,
    ].join('|'),
    'gu',
  ),
  reach: [140, 200],
  accept: (value, candidate) =>
    !isNobody(value) &&
    !services.test(value) &&
    (candidate.groups['valueBelow'] === undefined || mayBePerson(value)) &&
    (candidate.groups['valueOnCard'] === undefined ||
      (mayBePerson(value) && card.test(candidate.text.slice(candidate.end, candidate.end + 160)))) &&
    (candidate.groups['valueOfOneWord'] === undefined || isSignature(value, candidate)) &&
    !new RegExp(
      inLines`
        ^(?:${posts})|
        \b(?:
          Manager|Engineer|Director|Officer|Analyst|Architect|Role|Position|Title|Job|Step|Phase|Task|Note|Data|
          Cloud|Window|Package|Task|File|Password|State|Context
        )\b
      `,
    ).test(value),
};

const services = /(?:service|abteilung|zentrale|b\u00fcro|leitung|verwaltung|redaktion|support|dienst|amt)$/i;

/** What stands below the name of whoever signs: a number or an address. */
const card = /^[^\n]{0,60}\n(?:[^\n]{0,60}\n){0,3}[^\n]{0,24}(?:[+(]?\d(?:[ ()./-]{0,2}\d){7}|[\w.]@[\w-]+\.)/;

/** A word alone may be anything else that is thanked for, but hardly below a closing as formal as these. */
function isSignature(value: string, { text, start }: Candidate): boolean {
  if (isGivenName(value) || (isNicknamed(value) && !isCommonWord(value))) return true;
  return formal().test(text.slice(Math.max(0, start - 60), start)) && readsAsName(value);
}

const formal = atFirstUse(
  inLines`
    (?:^|\n)[ \t>]{0,8}(?:
      (?:Best|Kind|Warm) (?:regards|wishes)|Sincerely|Yours (?:sincerely|truly|faithfully)|
      (?:Liebe|Beste|Viele|Herzliche|Mit freundlichen|Mit besten) Gr\u00fc(?:\u00df|ss)en?|
      (?:Bien )?[Cc]ordialement|Atentamente|Un saludo|Saludos|(?:Cordiali|Distinti) saluti|Atenciosamente|
      Met vriendelijke groet|Pozdrawiam|Med v\u00e4nliga? h\u00e4lsning(?:ar)?|(?:Med )?[Vv]enn?lig hilsen|Mvh|MfG
    )[,!.]?\s{1,12}$
  `,
);
