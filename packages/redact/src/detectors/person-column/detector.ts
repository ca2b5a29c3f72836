import type { PatternDetector } from '../../detector.ts';
import { isNobody } from '../../judge/people/nobody.ts';
import { cellsUnder } from '../../layouts/tables/cells-under.ts';
import { tableGoesOn } from '../../layouts/tables/table-goes-on.ts';
import { headingAhead, tableWith } from '../../layouts/tables/table-with.ts';
import { atFirstUse } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { nameParticles, onlyName } from '../../shape/person-name.ts';

const heading = inLines`
  (?:
    (?:first|last|full|given|family|middle|maiden|customer|patient|contact|employee|cardholder|guest|student)
      [ _]?names?|
    card[ _]?holder|account[ _]holder|
    nombre[ _](?:del?[ _])?(?:cliente|paciente|empleado|alumno|titular)|nome[ _](?:d[eo]l?[ _])?(?:cliente|paciente|paziente|dipendente|funcion\u00e1rio|aluno)|nom[ _](?:du[ _])?(?:client|patient|salari\u00e9|titulaire)|
    (?:kunden?|patienten?|mitarbeiter|klant|patient|kund|pasient|ansatt|anst\u00e4lld)[ _-]?na(?:me|am|mn|vn)|imi\u0119[ _]i[ _]nazwisko|imie[ _]i?[ _]?nazwisko|ad[ _]soyad|
    [fl]_?name|first(?=["']?[,;\t]["']?last["']?[,;\t][^\n]{0,120}(?:mail|phone|mobile|birth|dob|ssn|street|address))|pr[ée]noms?|[\u3400-\u9fff]{0,4}\u59d3\u540d|[\u3400-\u9fff]{0,4}(?:\u6c0f\u540d|\u8005\u540d)|\ud658\uc790\uba85|\uace0\uac1d\uba85|\uc131\ud568|\u041f\u0406\u0411|\u0424\u0418\u041e|\uc774\ub984|\uc131\uba85|\u05e9\u05dd|\u0627\u0644\u0627\u0633\u0645|surname|forename|nachname|vorname|apellidos?|cognome|sobrenome|voornaam|achternaam|förnamn|
    efternamn|fornavn|etternavn|nazwisko|soyadı?
  )
`;

/** Tables of persons: in a statement that fills one, `name` is that of somebody. */
const ofPersons =
  'users?|customers?|employees?|members?|patients?|students?|contacts?|clients?|people|persons?|guests?|teachers?|kunden|mitarbeiter|usuarios|clientes|empleados|utenti|utilisateurs';
const filled = new RegExp(`^INSERT INTO ["\`]?(?:${ofPersons})["\`]? ?\\(`, 'i');

/** Headings beside which `Name` is that of a family. */
const besideGiven = /^\n?[^\n]{0,300}(?:vorname|voornaam|f\u00f6rnamn|fornavn)[^\n]{0,300}\n/i;

/** Rows of persons, as files, clients and statements show them. */
export const personColumn: PatternDetector = {
  id: 'person-column',
  type: 'person_name',
  label: 'Name in a table',
  shape:
    'A cell under a heading such as `first_name`, `Surname` or `Full name`, in CSV, in a table drawn with bars or by pandas, in an `INSERT` or in the rows of a `COPY`; beside a surname also under `given` and `first`, and under `Name` beside a `Vorname`.',
  link: 'https://schema.org/givenName',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: inLines`
    first_name|first name|firstname|last_name|last name|lastname|full_name|full name|fullname|given_name|
    given name|givenname|family_name|family name|familyname|middle_name|maiden_name|customer_name|
    customer name|patient_name|patient name|contact_name|contact name|employee_name|employee name|cardholder|
    card_holder|card holder|account_holder|account holder|guest_name|guest name|student_name|student name|
    surname|fname|lname|forename|nachname|vorname|prenom|apellido|cognome|sobrenome|voornaam|achternaam|
    efternamn|fornavn|etternavn|nazwisko|soyad|ad soyad|ad_soyad|nombre_|nome_|nom_|nombre del |nombre de |nome del |nome do |nome de |nom du |kundenname|kunden_name|kundenname|kundename|kunde_navn|kundnamn|kund_namn|klantnaam|klant_naam|
    patientenname|patienten_name|mitarbeitername|mitarbeiter_name|kundenavn|pasientnavn
  `
    .split('|')
    .concat(
      ...ofPersons
        .replaceAll('?', '')
        .split('|')
        .map((table) => ['', '"', '`'].map((quote) => `into ${quote}${table}`)),
    )
    .concat([',', ';', '\t'].flatMap((joint) => ['', '"', "'"].map((quote) => `first${quote}${joint}${quote}last`))),
  trigger:
    /r\u00e9nom|\u00f6rnamn|\u041f\u0406\u0411|\u0424\u0418\u041e|\u59d3\u540d|\u6c0f\u540d|\u8005\u540d|\uc774\ub984|\uc131\uba85|\uc131\ud568|\uc790\uba85|\uac1d\uba85|\u05e9\u05dd|\u0627\u0644\u0627\u0633\u0645/g,
  pattern: new RegExp(
    inLines`
      ${tableWith(heading).source}|
      \bINSERT INTO ["\x60]?(?:${ofPersons})["\x60]? ?(?=\((?:[^()]{0,300}?[\s,"'\x60])?name[\s,"'\x60)])\([^()]{1,700}\)\s{1,10}VALUES\s{0,10}\([^;]{1,4000}
    `,
    'gi',
  ),
  // No heading begins within a word, as in `toolName`; behind an escape it seems to.
  guard: `into [^(\\n]{1,40}\\([^()]{1,700}\\)|(?!into )(?:(?<![a-z\\d])|(?<=\\\\[nrt]))${headingAhead}`,
  reach: [1000, 8000],
  goesOn: tableGoesOn,
  ranges: (table) => [
    ...(filled.test(table)
      ? cellsUnder(/^["'`]?name["'`]?$/i, table).filter(([start, end]) => / /.test(table.slice(start, end)))
      : []),
    ...cellsUnder(
      new RegExp(
        `^${heading}$|^(?:given|first|last|prenom|nom|nombre|nome|imi\u0119${besideGiven.test(table.slice(0, 400)) ? '|name|naam|namn|navn' : ''})$`,
        'i',
      ),
      table,
    ),
  ],
  accept: (value) =>
    onlyName.test(value.replace(leading(), '')) &&
    !isNobody(value) &&
    !/^(?:String|Text|Varchar|None|Null|Yes|No|Required|Optional)$/i.test(value),
};

/** Small words with which a surname begins. */
const leading = atFirstUse(`^(?:(?:${nameParticles}) ){1,2}`);
