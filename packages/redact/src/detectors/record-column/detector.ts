import type { PatternDetector } from '../../detector.ts';
import { isLikelyPerson, mayBePerson } from '../../judge/people/likely-name.ts';
import { isInOtherScript, isNameInOtherScript } from '../../judge/people/other-script.ts';
import { isStreet, streetKeys } from '../../judge/people/street.ts';
import { cellsUnder } from '../../layouts/tables/cells-under.ts';
import { tableGoesOn } from '../../layouts/tables/table-goes-on.ts';
import { headingAhead, tableWith } from '../../layouts/tables/table-with.ts';
import { fold, linesOf } from '../../numbers/number-kinds.ts';
import { inLines } from '../../shape/in-lines.ts';
import { numbers } from '../national-id/numbers.ts';
import { plates } from '../vehicle-number/plates.ts';

/** What stands over a column, and what its cells look like when they say something of a person. */
const columns: readonly { readonly heading: string; readonly cell: { test(text: string): boolean } }[] = [
  {
    heading: inLines`
      (?:dob|born(?:[ _]on)?|b(?:irth)?[ _-]?da(?:te|y)|date[ _]?of[ _]?birth|geburts(?:datum|tag)|geb(?:oren)?\.?|n[ée](?:\(?e\)?)?[ _]le|出生日期|生年月日|생년월일|дата рождения|fecha[ _](?:de[ _])?nacimiento|data[ _](?:d[ei][ _])?nasci(?:ta|mento)|
      date[ _](?:de[ _])?naissance|geboortedatum|data[ _]urodzenia|f[\u00f6o]delsedatum|f[\u00f8o]dselsdato|do[\u011fg]um[ _]tarihi|
      datum[ _]narozen[\u00edi])
    `,
    cell: /^(?:\d{4}[-/.]\d\d[-/.]\d\d|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,2} \p{L}{3,9} \d{4}|\p{L}{3,9} \d{1,2},? \d{4})$/u,
  },
  {
    heading: streetKeys,
    cell: { test: isStreet },
  },
  {
    heading: inLines`
      (?:msisdn|(?:caller|callee|calling|called|sms)[ _]?(?:number|no|id|party)|
      (?:(?:home|work|cell|mobile|contact|customer)[ _]?)?(?:
        phone|mobile|telephone|tel|telefono?|tel\u00e9fono|t\u00e9l\u00e9phone|telefone|telefoon|m\u00f3vil|
        celular|cellulare|handy|mobil|mobiel|cell|gsm|portable|telemóvel|puhelin|
        手机号?码?|手機|联系电话|[电電][话話](?:番号)?|携帯(?:電話)?|(?:휴대)?전화(?:번호)?|휴대폰|연락처|телефон
      )(?:[ _]?(?:number|no|nr\.?))?)
    `,
    cell: /^(?=(?:\D*\d){7,15}\D*$)(?!(?:19|20)\d\d-\d\d-\d\d)\+?[\d ()./-]{7,24}$/,
  },
  {
    heading: '(?:home|user|device|driver|customer|patient|employee)[ _-]?(?:lat|lon|lng|latitude|longitude)',
    cell: /^-?\d{1,3}\.\d{4,15}$/,
  },
  {
    heading: 'e-?mail(?:[ _]?address)?',
    cell: /^[\w.+%-]{1,64}@(?!example\.|test\.|localhost)[\w-]{1,60}(?:\.[\w-]{2,30}){1,4}$/,
  },
];
/** Persons in a table that has one of these columns. */
const person = {
  heading:
    '(?:name|customer|patient|employee|client|contact|member|tenant|manager|student|teacher|guest|owner|holder|payee|beneficiary|doctor|naam|nome|nombre|namn|navn|nom)',
  cell: /^\p{Lu}[\p{L}'\u2019-]{1,20}(?:,? (?:(?:van|von|de|der|da|di|del|la|el|al|bin) ){0,2}\p{Lu}[\p{L}.'\u2019-]{0,20}){1,3}$|^\p{Lo}/u,
};
/** Those whom only a hospital, a school or an office keeps a table of, and who are no firms. */
const somebodyKnown = {
  heading:
    '(?:patient(?:in)?|employee|student|teacher|pupil|mitarbeiter(?:in)?|sch\u00fcler(?:in)?|paciente|empleado|alumno|salari\u00e9|\u00e9l\u00e8ve|paziente|dipendente|medewerker|leerling)',
  cell: { test: (text: string) => / /.test(text) && person.cell.test(text) && isLikelyPerson(text) },
};
/** How old they are who stand in a table. */
const age = { heading: '(?:age|alter|edad|idade|leeftijd|wiek|\u00e2ge|et\u00e0)', cell: /^(?:1[01]\d|[1-9]?\d)$/ };
/** Places in a table whose rows are those of somebody. */
const place = { heading: '(?:lat|lon|lng|latitude|longitude)', cell: /^-?\d{1,3}\.\d{4,15}$/ };
const somebody =
  /^(?:user|customer|client|patient|employee|driver|courier|rider|member|person|contact|device)[ _-]?(?:id|name|no|number)$/i;
const heading = `(?:${[...columns, person, somebodyKnown, age, place].map((column) => column.heading).join('|')})`;

/** What a table of persons says of them besides their names. */
export const recordColumn: PatternDetector = {
  id: 'record-column',
  type: 'personal_record',
  label: 'Personal entry in a table',
  shape:
    'A cell under a heading such as `dob`, `address` or `phone` that looks like one, or `age` beside persons, in CSV, in a table drawn with bars, in an `INSERT` or in the rows of a `COPY`.',
  link: 'https://schema.org/Person',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  anchors: [
    ...inLines`
      dob|birth|born,|born |born\t|born"|geburtsdatum|fecha de nac|nascita|nascimento|naissance|geboortedatum|urodzenia|delsedatum|
      um tarihi|um_tarihi|fecha_de_nac|street|strasse|adresse|indirizzo|anschrift|addr|
      latitude|home_l|patient_l|bday|geburtstag|geboren|geb.|tel|gsm|portable|user_l|device_l|driver_l|customer_l|caller|callee|calling|called|msisdn|ssn|
      passport|iban|national_id|nationalid|mrn|phone|telefon|celular|handy|mobil|email|e-mail
    `.split('|'),
    ...[
      'name',
      'customer',
      'client',
      'patient',
      'member',
      'owner',
      'employee',
      'student',
      'teacher',
      'tenant',
      'patientin',
      'mitarbeiter',
      'mitarbeiterin',
      'paciente',
      'empleado',
      'alumno',
      'paziente',
      'dipendente',
      'medewerker',
      'leerling',
    ].map((who) => `${who} |`),
    ...[',', '|', ';'].map((sign) => `lat${sign}`),
    ...['age,', ',age', '| age', 'age |', '\tage', ' age '],
  ],
  trigger:
    /\u00e9l\u00e9phone|el\u00e9fono|\u00f3vel|\u00f3vil|\u00e9e? ?_?le[,;\t]|手机|手機|[电電][话話]|携帯|전화|휴대폰|연락처|елефон|生年月日|出生日期|생년월일|ата рожд/g,
  pattern: tableWith(heading),
  guard: `(?!(?<=[a-z])(?:tel|age))(?![, |\\t]age[a-z])[,|\\t]? {0,8}${headingAhead}`,
  reach: [1000, 8000],
  goesOn: tableGoesOn,
  ranges: (table) =>
    [
      ...columns,
      somebodyKnown,
      ...(tellsOfPersons(table) ? [person] : []),
      ...(has(table, somebody) ? [place] : []),
      ...(holdsPersons(table) ? [age] : []),
    ].flatMap((column) =>
      cellsUnder(new RegExp(`^${column.heading}$`, 'i'), table).filter(([start, end]) => {
        const cell = table.slice(start, end);
        return (
          column.cell.test(cell) &&
          (column !== person || (isInOtherScript(cell) ? isNameInOtherScript(cell) : mayBePerson(cell)))
        );
      }),
    ),
};

/** True for a table with a column of something that a person has: one of those above, a number, a car or an account. */
function tellsOfPersons(table: string): boolean {
  return has(table, { test: (name) => data.test(name) || isNumber(name) }) || holdsPersons(table);
}

/** True for a table with a column of ages, with whole names under a heading of names, of which one is known. */
function holdsPersons(table: string): boolean {
  return (
    has(table, { test: (name) => ages.test(name) }) &&
    [
      person.heading,
      somebodyKnown.heading,
      '(?:first|last|full|given|family|customer|patient|employee)[ _]?names?',
    ].some((heading) => {
      const cells = cellsUnder(new RegExp(`^${heading}$`, 'i'), table).map(([start, end]) => table.slice(start, end));
      return cells.every((cell) => / /.test(cell) && mayBePerson(cell)) && cells.some(isLikelyPerson);
    })
  );
}

const ages = new RegExp(`^${age.heading}$`, 'i');

function has(table: string, column: { test(name: string): boolean }): boolean {
  let isThere = false;
  cellsUnder(
    {
      test: (name) => {
        isThere ||= column.test(name);
        return false;
      },
    },
    table,
  );
  return isThere;
}

const data = new RegExp(
  `^(?:${columns.map((column) => column.heading).join('|')}|iban|salary|gehalt|salaire|sueldo|salario|stipendio|gender|nationality|job[ _]?title|hire[ _]?date|user_?name|gatuadress|adres|bydli\u0161t\u011b|domicilio|residenza)$`,
  'i',
);

let known: ReadonlySet<string> | undefined;

/** True for a heading under which numbers of persons stand. */
function isNumber(heading: string): boolean {
  known ??= new Set(
    linesOf(`${numbers}\n${plates}`).flatMap(([names]) =>
      names
        .split(',')
        .filter((name) => !name.includes('?'))
        .map(fold)
        .filter((name) => name !== ''),
    ),
  );
  const name = fold(heading);
  return known.has(name) || known.has(name.replace(/(?:number|nummer|nr|no|n)$/, ''));
}
