import type { Candidate, PatternDetector } from '../../detector.ts';
import { isLikelyPerson, isPartOfName, mayBePerson } from '../../judge/people/likely-name.ts';
import { isNobody } from '../../judge/people/nobody.ts';
import { isInOtherScript, isNameInOtherScript } from '../../judge/people/other-script.ts';
import { hasPersonalData } from '../../judge/people/told-of-person.ts';
import { atFirstUse, expression } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { nameInOtherScript, nameParticles } from '../../shape/person-name.ts';

/** What forms and records call a part of a name; a blank is one, a line, a hyphen or nothing. */
const fields = inLines`
  first names?|last name|fname|lname|f name|l name|given names?|family name|middle name|maiden name|surname|forenames?|
  vorname|nachname|familienname|pr[ée]noms?|nom de famille|nom famille|apellidos?|primer apellido|cognome|sobrenome|apelido|voornaam|
  achternaam|förnamn|efternamn|fornavn|etternavn|imi[ęe]|nazwisko|soyad[ıi]?|příjmení|keresztnév|vezetéknév|
  prenume|etunimi|sukunimi
`;
/** What may be the name of a thing as well, unless the record holds a field of the other kind or data of a person. */
const either = 'name|cn|sn|nom|nombre|nome|naam|namn|navn|jméno|nume';

/** What may belong to a firm as well as to a person. */
const held =
  'account holder|card holder|cardholder|kontoinhaber|karteninhaber|titular de la cuenta|titulaire du compte';

/** A field as a pattern, however it is written: `first_name`, `FirstName`, `First name`, `FIRST NAME`. */
function inAnyCase(names: string): string {
  const small = names.replaceAll(' ', '[ _.-]?');
  return `${small.replace(/\p{Ll}/gu, (letter, at: number) =>
    at === 0 || /[|?\]]/.test(small[at - 1]!) ? `[${letter.toUpperCase()}${letter}]` : letter,
  )}|${names.toUpperCase().replaceAll(' ', '[ _.-]?')}`;
}

/** Half a name: told by the other half, which stands beside it. */
const half = 'first|last|given|family';

const sign =
  '(?:(?:["\'`*]["\'`*)]{0,2}|(?![ ]?\\t))[ \\t]{0,24}(?:[:=]|=>)[ \\t]{0,24}["\'`*]{0,2}[ \\t]{0,2}|(?<blank>[ ]{2,24})|(?<below>[ ]{0,2}\\*?[ ]{0,2}\\r?\\n[ \\t]{0,8}))';
const letter = "(?:[\\p{L}'\\u2019-]|%[C-F][\\dA-F]%[89AB][\\dA-F])";
const word = `(?:\\p{Lu}|%C[3-5]%[89AB][\\dA-F])${letter}{0,30}\\.?`;
const particle = `(?:(?:${nameParticles.replaceAll(' ', '[ +]')}|y|e)[ +]){0,2}`;
const end = "(?<!['\u2019])(?=[\"'`*]{0,3}[ \\t]{0,4}(?:[\\r\\n,;|&<)}\\]]|$|\\\\n))";

/** What stands behind a field. */
const marks = [':', ' :', '=', ' =', '"', "'", '`', '*', '  '];

/** A name in a form or a record that is written as text. */
export const personField: PatternDetector = {
  id: 'person-field',
  type: 'person_name',
  label: 'Name in a field that asks for one',
  shape:
    'One to four capitalised words behind `First name:`, `last_name =`, `Nachname:`, `Apellidos:` and their like, in any notation, in two columns as well; behind `Nombre:` and `Nom:` when the lines around it tell of a person.',
  link: 'https://schema.org/givenName',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [
    ...['name', 'names', 'naam', 'namn', 'navn', 'nume', 'cn', 'sn', 'nom', 'noms', 'nome', 'nombre'].flatMap((stem) =>
      marks.map((mark) => stem + mark),
    ),
    ...['holder', 'inhaber', 'cuenta', 'compte'].flatMap((stem) => marks.map((mark) => stem + mark)),
    ...['first', 'last', 'given', 'family'].flatMap((half) => [`${half}=`, `${half}:`, `${half}"`, `${half}'`]),
    ...['apellido', 'apelido', 'nazwisko', 'imie', 'soyad', 'prenume', 'etunimi', 'sukunimi', 'famille', 'name '],
  ],
  trigger:
    /(?:[nN]ames?|NAME|naam|namn|navn|[nN]ome|[nN]om|llidos)(?: ?\*)?(?:\r?\n|(?:\\{1,4}r)?\\{1,4}n)[ \t]{0,8}[A-Z\u00c0-\u024f]|Imi\u0119|imi\u0119|[pP]\u0159\u00edjmen|tn\u00e9v|kn\u00e9v|N\u00c9V|IMI\u0118|\u0158\u00cdJMEN|Jm\u00e9no:/g,
  guard: inLines`
    (?!na(?:me|am|mn|vn)|holder)|(?<=(?:account|card)[ _.-]?)holder|(?<=
      (?:first|last|full|given|family|middle|maiden)[ _.-]?|sur|fore|vor|nach|familien|voor|achter|för|efter|for|etter|f\u00f6r|
      [fl]_?|(?<![A-Za-z\d])
    )na
  `,
  pattern: expression(
    inLines`
      (?<![\p{L}\p{N}])(?:(?:${inAnyCase(fields)})|(?<full>${inAnyCase('full name|real name')})|(?<half>${half})|(?<either>${inAnyCase(either)})|(?<held>${inAnyCase(held)})(?![ ]{0,2}\*?[ ]{0,2}\r?\n))${sign}
        (?<value>${particle}${word}(?:[ +](?:${particle})${word}){0,3}|${nameInOtherScript})${end}
    `,
    'gu',
  ),
  reach: [28, 200],
  accept: isName,
};

function isName(value: string, candidate: Candidate): boolean {
  if (isNobody(value) || notNames().test(value) || /^\p{Lu}{1,3}\.?$|\p{Ll}{2}\p{Lu}/u.test(value)) return false;
  if (ofThings.test(candidate.text.slice(Math.max(0, candidate.start - 40), candidate.start))) return false;
  if (isInOtherScript(value)) return isPartInOtherScript(value, candidate);
  if (candidate.groups['half'] !== undefined)
    return candidate.groups['blank'] === undefined && isOfHalves(value, candidate);
  if (candidate.groups['held'] !== undefined) return /[ +]/.test(value) && mayBePerson(value.replaceAll('+', ' '));
  if (candidate.groups['below'] !== undefined) return isBelow(value, candidate);
  if (candidate.groups['full'] !== undefined && candidate.groups['blank'] !== undefined) return isLikelyPerson(value);
  if (candidate.groups['full'] !== undefined && !mayBePerson(value.replaceAll('+', ' '))) return false;
  if (candidate.groups['either'] === undefined && candidate.groups['blank'] === undefined) return true;
  // Of modules and packages too the name is one word on a hyphen, beside the address of the author.
  if (/^[^ +]*-[^ +]*$/.test(value) && !value.split('-').some(isPartOfName)) return false;
  // What a program calls its own things, and nobody is called.
  if (
    ofProgram.test(candidate.text.slice(Math.max(0, candidate.start - 48), candidate.start)) &&
    !/[ +]/.test(value) &&
    !isPartOfName(value)
  )
    return false;
  if (header.test(value) || parameter.test(around(candidate)) || isOfElement(candidate)) return false;
  return mayBePerson(value.replaceAll('+', ' ')) && (hasPersonalData(candidate) || sibling.test(around(candidate)));
}

/** The name of what somebody makes, runs or keeps, and a file's in a program. */
const ofThings = new RegExp(
  inLines`
    (?:
      upstream|project|package|file|host|domain|product|server|service|model|class|module|group|repo(?:sitory)?|app(?:lication)?|
      org(?:anis|aniz)?(?:ation)?|company|job|event|device|bucket|cluster|database|table|schema|branch|team|brand|column|city|country|
      school|function|image|container|source|theme|font|tool
    )[ _.-]?name["'\x60*]{0,2}[ \t]{0,24}(?:[:=]|=>)[ \t]{0,24}["'\x60]{0,2}$|
    [(,][ ]?[fl]name=["']?$
  `,
  'i',
);

/** A field of an object of a program, whose name stands without quotes. */
const ofProgram = /(?:[{,(]|(?:^|\n)[ \t]{0,40})[ \t]{0,4}name: ?["'`]$/;

/** In other letters half a name may be any word, and a whole one is told by how it is made. */
function isPartInOtherScript(value: string, candidate: Candidate): boolean {
  const { half, either, full, held, blank, below } = candidate.groups;
  if ((half ?? blank ?? below) !== undefined) return false;
  if ((either ?? full ?? held) === undefined) return true;
  return isNameInOtherScript(value) && (either === undefined || hasPersonalData(candidate));
}

/** True for a line that is a name, below one that is nothing but its label. */
function isBelow(value: string, { text, start, end: behind, groups }: Candidate): boolean {
  if (!/^[ \t]{0,4}(?:\r?\n|$)/.test(text.slice(behind, behind + 8))) return false;
  if (
    !/(?:^|\n)[ \t]{0,8}[\p{L}_ ]{4,20} {0,2}\*? {0,2}\r?\n[ \t]{0,8}$/u.test(
      text.slice(Math.max(0, start - 60), start),
    )
  )
    return false;
  if (groups['either'] !== undefined) return false;
  if (groups['full'] === undefined) {
    const other = above().exec(text.slice(Math.max(0, start - 100), start))?.[1];
    return isPartOfName(value) || (other !== undefined && isLikelyPerson(`${other} ${value}`));
  }
  return / /.test(value) && isLikelyPerson(value);
}

/** A name below its label, and the next label. */
const above = atFirstUse(
  `(?:[nN]ames?|NAME|naam|namn|navn|nome|nom|nombre) ?\\*?\\r?\\n[ \\t]{0,8}(\\p{Lu}[\\p{L}'-]{1,24})[ \\t]{0,4}\\r?\\n[^\\n]{3,24}\\n[ \\t]{0,8}$`,
  'u',
);

/** True where the other half stands before or behind the value, and the two are the name of somebody. */
function isOfHalves(value: string, { text, start, end: behind }: Candidate): boolean {
  const next = nextHalf().exec(text.slice(behind, behind + 80))?.[1];
  const previous = previousHalf().exec(text.slice(Math.max(0, start - 120), start))?.[1];
  return [next && `${value} ${next}`, previous && `${previous} ${value}`].some((name) => name && isLikelyPerson(name));
}

const halfSign = `["']?\\s{0,2}[:=]\\s{0,2}["'\`]?`;
const nextHalf = atFirstUse(
  `^["'\`]?\\s{0,2}[,;]?\\s{1,24}["']?(?:first|last|given|family|surname)${halfSign}(\\p{Lu}(?:[\\p{L}-]|'(?=\\p{L})){1,24})`,
  'u',
);
const previousHalf = atFirstUse(
  `(?:first|last|given|family|surname)${halfSign}(\\p{Lu}(?:[\\p{L}-]|'(?=\\p{L})){1,24})["'\`]?\\s{0,2}[,;]?\\s{1,24}["']?(?:${half})${halfSign}$`,
  'u',
);

function around({ text, start, end: behind }: Candidate): string {
  return text.slice(Math.max(0, start - 160), behind + 160);
}

/** A field of HTTP: no name of a person begins with one letter before a hyphen, or ends so. */
const header =
  /^\p{Lu}-|-(?:Key|Token|Id|ID|Type|Agent|Language|Encoding|Version|Signature|Secret|Control|Policy|Cookie|Origin|Host)$/u;
/** Where descriptions of APIs say in what part of a request a parameter of this name stands. */
const parameter = /\bin["']?\s{0,2}[:=]\s{0,2}["']?(?:header|query|path|cookie|formData|body)\b/;

/** True for what a test of a page calls the button or the link that it looks for. */
function isOfElement({ text, start }: Candidate): boolean {
  return /ByRole\(["'`][a-z]{2,20}["'`],\s?\{\s?name:\s?["'`]$/.test(text.slice(Math.max(0, start - 60), start));
}

/** The other half of the name. */
const sibling = /\b(?:pr[ée]nom|apellidos?|cognome|sobrenome|apelido|prenume)\b|příjmení/i;

/** Types, orders and words of forms. */
const notNames = atFirstUse(
  inLines`
    ^(?:
      String|Text|Var[Cc]har|Char\w*|Str|None|Null|Nil|Undefined|True|False|Yes|No|Required|Optional|Invalid|Missing|
      Unknown|First|Last|Name|Given|Family|Full|Middle|Surname|John|Jane|Doe|Foo|Bar|Enter|Your|The|An?|Field|Value|
      Type|Column|Not|Is|Must|Should|Can|Please|Example|Sample|Test|N|Object|Array|Any|Integer|Boolean|Number|
      Primary|Unique|Joi|Yup|Faker|Field|Column|Label|Input|Prénom|Nom|Nombre|Apellidos?|Vorname|Nachname
    )\b
  `,
);
