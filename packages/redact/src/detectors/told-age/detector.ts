import type { Candidate, PatternDetector } from '../../detector.ts';
import { namesPatient } from '../../judge/people/diagnosis.ts';
import { isLikelyPerson, isPartOfName, readsAsName } from '../../judge/people/likely-name.ts';
import { isRenowned } from '../../judge/people/renown.ts';
import { hasPersonalData } from '../../judge/people/told-of-person.ts';
import { atFirstUse, expression } from '../../shape/expression.ts';
import { quoteWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';
import { nameParticles as particles, nameWord as word } from '../../shape/person-name.ts';
import { relations } from '../../shape/roles.ts';

const age = '(?:1[01]\\d|[1-9]?\\d)';
const name = `${word}(?: \\p{Lu}\\.)?(?: (?:(?:${particles}) )?${word}){0,3}`;
/** What makes a number an age, behind it. */
const old = inLines`
  (?:
    [ -]years?[ -]old|[ ]?y/o|[ ]?yrs?[ ]old|[ ]years[ ]of[ ]age|[ ]Jahre[ ]alt|[ ]jaar(?=[ ,.])|[ ]\u00e5r(?=[ ,.])|
    [ ]ans(?=[ ,.])|[ ]a\u00f1os|[ ]anos|[ ]anni|[ ]lat(?=[ ,.])|[ ]let(?=[ ,.])|[ ]\u00e9ves|[ ]ya\u015f\u0131nda|[ ]vuotta|[ ]\u043b\u0435\u0442
  )
`;
/** Whose age is told at home. */
const family =
  'wife|husband|spouse|son|daughter|brother|sister|mother|father|mum|mom|dad|aunt|uncle|cousin|nephew|niece|grandson|granddaughter|girlfriend|boyfriend|partner|friend';
/** What says how old somebody is, before the number: behind these words the name of a year may be that of any time. */
const has = inLines`
  (?:
    tengo|tiene|j['\u2019]ai|(?:il|elle)[ ]a|ho|ha|tenho|tem|mam|ma|ik[ ]ben|is|ist|bin|am|[\u00e4\u00e6e]r|on|olen|je|jest|aged|was|turned|turns
  )
`;
const label = inLines`
  (?:[Aa]ge|AGE|[Aa]lter|[Ee]dad|EDAD|[\u00c2\u00e2]ge|[Ee]t\u00e0|[Ii]dade|[Ll]eeftijd|[Ww]iek|[\u00c5\u00e5]lder|[Ii]k\u00e4|[Vv]\u011bk|[Yy]a\u015f\u0131?|\u0412\u043e\u0437\u0440\u0430\u0441\u0442|\u5e74\u9f62|\u5e74\u9f84|\ub098\uc774)
`;

/** How old somebody is who is named. */
export const toldAge: PatternDetector = {
  id: 'told-age',
  type: 'age',
  label: 'Age beside a name',
  shape:
    'A number up to 119 before `years old`, `y/o`, `Jahre alt`, `ans`, `a\u00f1os` and their like, in a sentence with the name of a person; behind `Name, male,` where more is told of that person; behind `my daughter \u2026 is`; and behind `Age:` in the form of a patient or of somebody whose data stand around.',
  link: 'https://hl7.org/fhir/R4/datatypes.html#Age',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  anchors: [
    ...inLines`
      years old|year old|years-old|year-old|y/o|yrs old|yr old|years of age|jahre alt| jaar | jaar,| jaar.| ans | ans,| ans.| anos| anni| lat | lat,| lat.| let | let,| let.|
vuotta| aged |male, |age:|age :|age"|age*|age=|age =|alter:|edad:|idade:|leeftijd:|wiek:
    `.split('|'),
    ...['my', 'our', 'his', 'her'].flatMap((whose) => family.split('|').map((one) => `${whose} ${one}`)),
  ],
  trigger:
    / a\u00f1os| \u00e5r[ ,.]|-j\u00e4hrig| \u00e9ves| ya\u015f\u0131nda| \u043b\u0435\u0442|[eE]t\u00e0:|[\u00c2\u00e2]ge[: "*=]|[\u00c5\u00e5]lder:|[Ii]k\u00e4:|[Vv]\u011bk:|[Yy]a\u015f\u0131?:|\u0412\u043e\u0437\u0440\u0430\u0441\u0442|\u5e74\u9f62|\u5e74\u9f84|\ub098\uc774/g,
  guard: inLines`
    (?<=\d[ -]?)(?:y/o|yrs? old|years?|jahre)|(?<=\d) (?:jaar|ans|anos|anni|lat|let|vuotta)|
    aged \d|male, \d|(?<![A-Za-z])(?:age|alter|edad|idade|leeftijd|wiek)(?:${quoteWritten}|\*){0,2} ?[:=] ?(?:${quoteWritten})?\d|
    (?:my|our|his|her) [a-z]{3,13},? \S{2,40}? ?(?:is|has|just|turned|turns) |(?<=\d)[ -][^\x00-\x7f]|(?<=\d) a|[^\x00-\x7f]|[Ee]t[^\x00-\x7f]|[IiVv][^ ]
  `,
  pattern: expression(
    inLines`
      (?<![\p{L}\d])(?<who>${name})(?:
        ,?[ ](?:\(?(?:aged[ ])?|(?:is|ist|was|turned|has turned|just turned|turns|\u00e4r|er)[ ])(?<valueOld>${age})(?=${old})|
        ,?[ ]aged[ ](?<valueOld>${age})(?![\p{L}\d-]|[.,:/]\d)|
        ,[ ](?:fe)?male,[ ](?<valueBare>[1-9]\d)(?=[,)])(?!,\d{3})
      )|
      (?<=[ ,(]${has}[ ])(?<valueSaid>${age})(?=${old})|
      (?<![\p{L}\d.,:/-])(?<valueOld>${age})(?:[ -]year[ -]old|-j\u00e4hrige[rn]?)[ ](?:(?:patient|customer|man|woman|boy|girl|tenant|employee|Patient|Patientin|Kundin)[ ])?(?<who>${name})(?![\p{L}\d])|
      (?<![\p{L}\d])(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er)[ ](?:${family}),?[ ](?<whoOfFamily>${word}),?[ ](?:is[ ](?:now[ ])?|(?:has[ ]|just[ ])?(?:just[ ])?turned[ ]|turns[ ])(?<valueOld>${age})(?=[ ]years?|[ ](?:and|but|next|on|in)[ ]|[,.;!)\n]|$)(?![.,]\d)|
      (?<![\p{L}\d_.])${label}(?:"|\*\*)?[ ]?[:=][ ]?["']?(?<valueLabelled>${age})(?![\p{L}\d%-]|[.,:/]\d|[ ]?(?:s|ms|sec|min|h|hours?|days?|months?|weeks?)(?!\p{L}))
    `,
    'gu',
  ),
  reach: [180, 120],
  accept: isOfSomebody,
};

function isOfSomebody(_: string, candidate: Candidate): boolean {
  const { text, start, end, groups } = candidate;
  if (groups['valueLabelled'] !== undefined) {
    const around = text.slice(Math.max(0, start - 240), end + 240);
    return namesPatient(around) || (labelled.test(around) && hasPersonalData(candidate)) || form.test(around);
  }
  const of = groups['whoOfFamily'];
  if (of !== undefined) return isPartOfName(of) || readsAsName(of);
  if (groups['valueSaid'] !== undefined)
    return Array.from(
      /[^.!?;:\n]{0,90}$/.exec(text.slice(Math.max(0, start - 90), start))![0].matchAll(names()),
      ({ 0: one, index }) => ({ one, at: Math.max(0, start - 90) + index }),
    ).some(({ one }) => / /.test(one) && isLikelyPerson(one) && !isRenowned(one, candidate));
  const who = groups['who']!;
  const at = text.lastIndexOf(who, start) === -1 ? text.indexOf(who, end) : text.lastIndexOf(who, start);
  const named = { ...candidate, start: at, end: at + who.length };
  if (isRenowned(who, named)) return false;
  if (groups['valueBare'] !== undefined) return / /.test(who) && isLikelyPerson(who) && isSeen(candidate);
  return / /.test(who)
    ? isLikelyPerson(who) || (readsAsName(who) && isIntroduced(text, at))
    : isIntroduced(text, at) && isPartOfName(who);
}

const names = atFirstUse(name, 'gu');

/** A number alone is an age where the sentence goes on as those of doctors and offices do. */
function isSeen(candidate: Candidate): boolean {
  return (
    hasPersonalData(candidate) ||
    /^[,)],? (?:who|lives|allergic|presents|presented|admitted|complains|takes|diagnosed|from|and (?:his|her)|of \d)/.test(
      candidate.text.slice(candidate.end, candidate.end + 24),
    )
  );
}

/** Somebody says who it is, or a word before the name does. */
function isIntroduced(text: string, at: number): boolean {
  return introduced.test(text.slice(Math.max(0, at - 40), at));
}

const introduced = new RegExp(
  inLines`
    (?:^|[^\p{L}])(?:
      soy|me llamo|mi nombre es|je m['\u2019]appelle|je suis|ich bin|ich hei\u00dfe|mein name ist|mi chiamo|sono|meu nome \u00e9|me chamo|sou|ik ben|ik heet|nazywam si\u0119|jestem|jag heter|jeg hedder|jeg heter|
      my name is|i['\u2019]m|i am|this is|patient(?:in)?|paciente|paziente|customer|client|tenant|employee|(?:my|our|his|her) (?:${relations})|
      (?:meine?|unsere?|mi|mon|ma|mia|mio|meu|minha|mijn|moja|m\u00f3j|min) \p{L}{3,12}
    )(?: called| named)?[,:]? $
  `,
  'iu',
);
/** A name in the same form. */
const labelled =
  /(?:^|[^\p{L}])(?:[Nn]ame|NAME|[Nn]om|[Nn]ombre|[Nn]ome|[Nn]aam|[Nn]amn|[Nn]avn)["'*]{0,3}[ \t]?[:=|]["'* \t]{0,4}\p{Lu}/u;
const form =
  /(?:[Ff]irst|[Ll]ast|[Gg]iven|[Ff]amily|[Ff]ull|[Pp]atient|[Ee]mployee)[ _-]?[Nn]ame["'*]{0,3}[ \t]?[:=|]["'* \t]{0,4}\p{Lu}|(?:Vorname|Nachname|Pr\u00e9nom|Apellidos|Cognome|Voornaam|Achternaam|Nazwisko|F\u00f6rnamn|Efternamn)["'*]{0,3}[ \t]?[:=|][ \t]{0,4}\p{Lu}/u;
