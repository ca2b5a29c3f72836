import type { Candidate, PatternDetector } from '../../detector.ts';
import { isKnownName, readsAsName } from '../../judge/likely-name.ts';
import { isRenowned } from '../../judge/renown.ts';
import { inLines } from '../../shape/in-lines.ts';
import { nameWord as word } from '../../shape/person-name.ts';

const particle = '(?:(?:van der|van den|van de|van|von|de la|de|da|di|dos|del|al|el|bin|ter) )?';
const name = `(?:(?:(?:Dr|Prof|Mr|Mrs|Ms)\\.? )?(?:\\p{Lu}\\. ?){0,2}${word}(?: \\p{Lu}\\.)?(?: ${particle}${word}){0,3})`;

/** Labels behind which nobody but a person stands, in the words of forms, letters and notes. */
const certain: readonly string[] = [
  ...['Patient', 'Patientin', 'Patiente', 'Paciente', 'Paziente', 'Pacjent', 'Pacjentka', 'Hasta', 'Pupil'],
  ...[
    'Next of kin',
    'Emergency contact',
    'Primary contact',
    'Secondary contact',
    'Alternate contact',
    'Spouse',
    'Mother',
  ],
  ...["Mother's name", 'Father', "Father's name", 'Guardian', 'Chaired by', 'Chairperson', 'Chairman', 'Minutes'],
  ...[
    'Minutes by',
    'Minutes taken by',
    'Apologies',
    'Present',
    'Absent',
    'Invitees',
    'Interviewee',
    'Interviewer',
    'Witness',
  ],
  ...[
    'Plaintiff',
    'Defendant',
    'Insured',
    'Account holder',
    'Card holder',
    'Name on card',
    'GP',
    'Surgeon',
    'Physician',
  ],
  ...['Therapist', 'Midwife', 'Nurse', 'Supervisor', 'Line manager', 'Hiring manager', 'Recruiter', 'Referee'],
  ...['Teacher', 'Tutor', 'Advisor', 'Attn', 'Attn.', 'FAO', 'Suggested-by', 'Requested-by', 'Mentored-by'],
  ...[
    'Mitarbeiter',
    'Mitarbeiterin',
    'Kundin',
    'Ansprechpartner',
    'Ansprechpartnerin',
    'Sachbearbeiter',
    'Sachbearbeiterin',
  ],
  ...[
    'Imi\u0119 i nazwisko',
    'Nazwisko',
    'Ad Soyad',
    'Ad\u0131 Soyad\u0131',
    'Nom complet',
    'Nom et pr\u00e9nom',
    'Nombre completo',
  ],
  ...[
    'Nombre y apellidos',
    'Nome completo',
    'Nome e cognome',
    'Volledige naam',
    'Fullst\u00e4ndigt namn',
    'H\u1ecd t\u00ean',
  ],
  ...[
    'H\u1ecd v\u00e0 t\u00ean',
    'Nama',
    'Nama lengkap',
    'Jm\u00e9no',
    'Jm\u00e9no a p\u0159\u00edjmen\u00ed',
    'Nume',
    'Numele',
    'N\u00e9v',
  ],
];
/** Labels that stand before other things too: what follows has to be known as a name. */
const open: readonly string[] = [
  ...[
    'Name',
    'Nom',
    'Nome',
    'Nombre',
    'Naam',
    'Namn',
    'Navn',
    'Nimi',
    'Client',
    'Cliente',
    'Chair',
    'Resident',
    'Attention',
    'Attending',
    'Kunde',
    'Klant',
    'Kund',
  ],
  ...[
    'Klient',
    'Approved',
    'Prepared',
    'Sold to',
    'Deliver to',
    'Bill to',
    'Ship to',
    'Remit to',
    'Rechnung an',
    'Lieferung an',
  ],
  ...[
    'Empf\u00e4nger',
    'Absender',
    'Factur\u00e9 \u00e0',
    'Livr\u00e9 \u00e0',
    'Destinataire',
    'Exp\u00e9diteur',
    'Destinatario',
  ],
  ...[
    'Remitente',
    'Facturar a',
    'Enviar a',
    'Intestatario',
    'Mittente',
    'Payee',
    'Payer',
    'Paid to',
    'Paid by',
    'Lead',
    'Owner',
  ],
  ...[
    'Manager',
    'Agent',
    'Contact',
    'Presenter',
    'Host',
    'Author',
    'Von',
    'Van',
    'Aan',
    'An',
    'De',
    '\u00c0',
    'Da',
    'Para',
    'Fra',
  ],
  ...['Fr\u00e5n', 'Till', 'Til', 'Od', 'Do', 'Kimden', 'Kime'],
];
const sign = '(?:["*]{1,3})?[ \\t]?:[ \\t"*]{0,4}(?:\\r?\\n[ \\t]{0,8})?';
const end = '(?=[ \\t]{0,4}(?:[\\r\\n,;|"<(*\\u2014\\u2013]|\\.(?:\\s|$)|$|\\\\n| - | \\u00b7 ))';

/** A person, or several, behind a label of a form, a letter or a note. */
export const labelledPerson: PatternDetector = {
  id: 'labelled-person',
  type: 'person_name',
  label: 'Name behind a label',
  shape:
    'Up to twelve names behind labels such as `Next of kin:`, `Apologies:`, `Paciente:` and `Imię i nazwisko:`; behind `Name:`, `Von:`, `Sold to:` and their like when a part of the name is known, or when the next lines tell of a birth, an address or a number.',
  link: 'https://schema.org/Person',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  anchors: [...certain, ...open]
    .filter((label) => /^[\x20-\x7f]+$/.test(label))
    .flatMap((label) => [':', ' :', '"', '*'].map((mark) => `${label.toLowerCase()}${mark}`)),
  trigger: new RegExp([...certain, ...open].flatMap(signOf).join('|'), 'g'),
  // A label begins with a capital, and so does a name.
  guard: /(?<![A-Za-z\d])[^a-z][^\n:]{0,28}:[ \t"*]{0,4}(?:\r?\n[ \t]{0,8})?[^a-z\s\d]/,
  pattern: new RegExp(
    [
      inLines`
        (?:^|[\n>*|"'\u2014\u00b7;,-]|\\n|\. )[ \t]{0,6}(?:${certain.map(anyCase).join('|')})${sign}
          (?<value>${name}(?:(?:,| and| &|;) ${name}){0,11})${end}
      `,
      `(?:^|[\\n>*|"'\\u2014\\u00b7;-]|\\\\n|\\. )[ \\t]{0,6}(?:${open.map(anyCase).join('|')})${sign}(?<value2>${name})${end}`,
    ].join('|'),
    'gu',
  ),
  reach: [30, 400],
  accept: isLabelled,
};

/** The first word of a label with a letter beyond ASCII, whichever way it begins. */
function signOf(label: string): string[] {
  const word = label.split(' ').find((one) => /[^\x20-\x7f]/.test(one));
  return word === undefined ? [] : [label.startsWith(word) ? word : word.slice(1)];
}

/** A label as a pattern: its later words are written with a capital or without. */
function anyCase(label: string): string {
  return label.replaceAll('.', '\\.').replace(/(?<=[ -])\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`);
}

function isLabelled(value: string, candidate: Candidate): boolean {
  const { groups, text, end: behind } = candidate;
  if (groups['value'] !== undefined)
    return value
      .split(/, |; | and | & /)
      .every((one) => readsAsName(withoutTitle(one)) && (/ /.test(one) || isKnownName(one)));
  const bare = withoutTitle(value);
  if (!/ /.test(bare) || isRenowned(bare, candidate)) return false;
  return isKnownName(bare) || (readsAsName(bare) && personal.test(text.slice(behind, behind + 160)));
}

function withoutTitle(value: string): string {
  return value.replace(/^(?:Dr|Prof|Mr|Mrs|Ms)\.? /, '');
}

/** What a record says of a person below the name. */
const personal = new RegExp(
  inLines`
    [\w.]@[\w-]+\.|\+\d[\d ()-]{7}|
    \b(?:
      birth|dob|born|born on|age|gender|sex|phone|tel|mobile|e-?mail|address|ssn|passport|nationality|geburt\w*|
      geboren|anschrift|adresse|telefon|handy|naissance|adresse|direcci\u00f3n|nacimiento|indirizzo|nascita|
      nascimento|geboren|adres|subject|betreff|objet|asunto|oggetto|onderwerp|gesendet|envoy\u00e9|enviado|
      inviato
    )\b
  `,
  'i',
);
