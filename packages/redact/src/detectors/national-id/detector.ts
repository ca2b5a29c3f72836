import type { Candidate, PatternDetector } from '../../detector.ts';
import { anyWritten } from '../../shape/guard.ts';
import { inLines } from '../../shape/in-lines.ts';

/** What such a number is called, in English and where else it is asked for. */
const names: readonly string[] = [
  'ssn(?:[ _]last[ _]?4)?',
  'svnr',
  'sv-nummer',
  '\u03b1\u03bc\u03ba\u03b1',
  '\u0391\u039c\u039a\u0391',
  '\u0435\u0433\u043d',
  '\u05ea\\.?\u05d6',
  '\u05ea\u05e2\u05d5\u05d3\u05ea \u05d6\u05d4\u05d5\u05ea',
  'ic(?: no\\.?)?(?=[ :]{1,3}\\d{6}-\\d\\d-\\d{4})',
  '\u0e40\u0e25\u0e02\u0e1a\u0e31\u0e15\u0e23\u0e1b\u0e23\u0e30\u0e0a\u0e32\u0e0a\u0e19',
  'nik(?=[ :="]{1,5}\\d{16})',
  '\u30de\u30a4\u30ca\u30f3\u30d0\u30fc',
  'cnic',
  'd/?l(?: (?:no\\.?|number|#))?(?=[ :=#]{1,4}[A-Z]{1,2}\\d{5})',
  'national insurance',
  'ni (?:number|no\\.?)(?=[ :=]{1,3}[A-Z]{2} ?\\d)',
  '(?:num\u00e9ro de )?s\u00e9curit\u00e9 sociale',
  'nir',
  'henkil\u00f6tunnus',
  'hetu',
  'f(?:\u00f8|o)dselsnummer',
  'personnr',
  'ahv[- ]?nr',
  't\\.?c\\.?(?: kimlik)?(?: no)?(?= ?[:=]? ?[1-9]\\d{10}(?!\\d))',
  'kimlik no',
  'rfc(?=["\'`*)]{0,3} ?[:=]? ?["\'`*]{0,3}[A-Z&]{3,4}\\d{6}[A-Z\\d]{3}(?![A-Za-z0-9]))',
  'cui[tl]',
  'rodn\u00e9 \u010d\u00edslo',
  'rodne cislo',
  'cnp',
  'egn',
  'oib',
  'jmbg',
  'amka',
  'ppsn?',
  'c\u00e9dula(?: de (?:identidad|ciudadan\u00eda))?',
  'cedula',
  'matric(?:ola|ule)',
  'num\u00e9ro fiscal',
  'tajszam',
  'bvn',
  'social[ _-](?:security|insurance)',
  '(?<=(?:my|his|her|their|your) )social',
  'itin',
  'ein(?=[ :=#]{1,3}\\d\\d-)',
  '(?:national|tax|fiscal|identity)[ _-]?(?:insurance|file|identity|identification)?[ _-]?(?:card)?[ _-]?(?:id|number|no|code)',
  'id[ _-](?:card|number)',
  'identity card',
  'nationalid',
  'taxid',
  'passport',
  'passeport',
  'pasaporte',
  'passaporto?',
  'visa(?= (?:number|no))',
  'health card',
  'versichertennummer',
  'nino',
  'tin',
  "(?:driver'?s?|driving)[ _-]licen[sc]e",
  'aadhaa?r',
  'pan(?=["\'`*)]{0,3}(?: is)? ?[:=#]? ?["\'`*]{0,3}[A-Z]{5}\\d{4}[A-Z](?![A-Za-z0-9]))',
  'cpf',
  'cnpj',
  'curp',
  'rut',
  'dni',
  'nie',
  'nif',
  'codice fiscale',
  'personnummer',
  'cpr(?:-nummer|-nr)?',
  'pesel',
  'steuer(?:liche[ -]?identifikationsnummer|-?id(?:nr)?|nummer)',
  '(?:sozial|renten)versicherungs-?(?:nummer|nr)',
  '(?:personal)?ausweis-?(?:nummer|nr)?',
  'reisepass-?(?:nummer|nr)?',
  '(?:rijksregister|burgerservice)nummer',
  'ahv(?:-?(?:nummer|nr))?',
  'insee',
  'permis de conduire',
  'nhs[ _-](?:number|no)',
  'medicare',
  'medical[ _-]record',
  '(?:insurance|policy)[ _-](?:number|no|id)',
  'mrn',
  '(?:patient|student|employee|voter)[ _-](?:id|number|no)',
  'sin',
  'bsn',
  'tfn',
  'nric',
  'hkid',
  'nin',
  '\u0438\u043d\u043d',
  '\u0441\u043d\u0438\u043b\u0441',
  '\u043f\u0430\u0441\u043f\u043e\u0440\u0442',
  '\u8eab\u4efd\u8bc1(?:\u53f7\u7801?)?',
  '\uc8fc\ubbfc\ub4f1\ub85d\ubc88\ud638',
];

const short = '(?:[tsn]in|pan|rut|dni|nie|nif|cpr|cpf|cnp|rfc|egn|oib|pps|bvn|mrn|bsn|tfn|tc |dl[ :]|ein)';
const boundary = '(?:^|[^a-z0-9]|\\\\[nrtbf])';

/** What a state, an insurer or a hospital calls a person. */
export const nationalId: PatternDetector = {
  id: 'national-id',
  type: 'national_id',
  label: 'National or tax number',
  shape: "A number in the form of a country's personal, tax, passport, licence or insurance numbers, behind its name.",
  link: 'https://www.ssa.gov/employer/randomization.html',
  policy: 'pii',
  confidence: 'likely',
  family: 'CUSTOMER_ID',
  anchors: [
    'ssn',
    'svnr',
    'sv-nummer',
    'ic no',
    'ic:',
    'nik:',
    'nik ',
    'cnic',
    'd/l',
    'dl:',
    'dl ',
    'sociale',
    'nir ',
    'nir:',
    'hetu',
    'personnr',
    't.c.',
    'tc ',
    'kimlik',
    'rfc',
    'cuit',
    'cuil',
    'rodne',
    'cnp',
    'egn',
    'oib',
    'jmbg',
    'amka',
    'pps',
    'cedula',
    'matric',
    'fodselsnummer',
    'bvn',
    'social',
    'national',
    'ni number',
    'ni no',
    'fiscal',
    'identity',
    'tax',
    'id card',
    'id_card',
    'id-card',
    'id number',
    'id_number',
    'id-number',
    'driving',
    'passport',
    'passeport',
    'pasaporte',
    'passaport',
    'visa n',
    'health card',
    'nino',
    'tin',
    'driver',
    'licen',
    'aadhaar',
    'aadhar',
    'pan',
    'cpf',
    'cnpj',
    'curp',
    'rut',
    'dni',
    'nie',
    'nif',
    'codice fiscale',
    'personnummer',
    'cpr',
    'pesel',
    'steuer',
    'versicherung',
    'versicherten',
    'ausweis',
    'reisepass',
    'servicenummer',
    'registernummer',
    'ahv',
    'insee',
    'permis de',
    'nhs number',
    'nhs no',
    'nhs_n',
    'nhs-n',
    'medicare',
    'medical record',
    'medical_record',
    'medical-record',
    'insurance',
    'policy n',
    'policy_n',
    'mrn',
    'patient id',
    'patient_id',
    'patient-id',
    'patient n',
    'student',
    'employee',
    'voter',
    'sin ',
    'sin:',
    'sin"',
    'bsn',
    'tfn',
    'nric',
    'hkid',
    'nin ',
    'nin:',
    'ein ',
    'ein:',
  ],
  trigger: new RegExp(
    inLines`
      αμκα|ΑΜΚΑ|егн|ЕГН|זהות|ת\.ז|ประชาชน|マイナンバー|henkil\u00f6tunnus|f\u00f8dselsnummer|c\u00e9dula|C\u00e9dula|
      rodn\u00e9|Rodn\u00e9|F\u00f8dselsnummer|Henkil\u00f6tunnus|\u0418\u041d\u041d|\u0438\u043d\u043d|
      \u0421\u041d\u0418\u041b\u0421|
      \u0441\u043d\u0438\u043b\u0441|
      \u043f\u0430\u0441\u043f\u043e\u0440\u0442|
      \u041f\u0430\u0441\u043f\u043e\u0440\u0442|
      \u8eab\u4efd\u8bc1|
      \uc8fc\ubbfc\ub4f1\ub85d\ubc88\ud638
    `,
    'g',
  ),
  // Short names are no part of a longer word, and behind every name stand digits.
  guard: `(?!${short}(?<!${boundary}i?${short}))(?=${anyWritten(90)}\\d[^\\n]{0,14}\\d)`,
  pattern: new RegExp(
    inLines`
      (?<![A-Za-z0-9])(?:${names.join('|')})(?:[ _-]?(?:card[ _-]?)?(?:number|no|id|nr|code|nummer|n[°º]|card))?
        \.?["'\x60*)]{0,3}(?: (?:d[aeo]l?|du|of(?: the)?) [a-z]{3,14})?(?: ?\((?=(?:no|number|nr)))?(?:\s?(?:number|no\.|nr\.)(?= ))?
        (?:\s(?:number|no\.|nr\.?|num\.?|is|ist|are|of|#|est|es)){0,3}\s{0,2}[:=#：]{0,2}\s{0,3}["'\x60*]{0,3}
        (?<value>
          [A-Z]{6}\d\d[A-Z]\d\d[A-Z]\d{3}[A-Z]|
          [A-Z]{4}\d{6}[A-Z]{6}[A-Z\d]\d|
          [A-Z]{5}\d{4}[A-Z]|
          [A-Z]{2,5}9{0,3}\d{6}[A-Z\d]{5}|
          [A-Z]{3,4}\d{6}[A-Z\d]{3}|
          \d[A-Z][A-Z\d]\d-?[A-Z][A-Z\d]\d-?[A-Z]{2}\d\d|
          [A-Z]{1,4}[-/]\d{5,12}|
          \d{4}[ -]\d{3}[ -]\d{3}[ -][A-Z]{2}|
          [A-Z]{2}[ -]?\d\d[ -]?\d\d[ -]?\d\d[ -]?[A-Z]|
          [A-Z]{0,4}\d(?:[ ./-]?\d|[A-Z]){4,19}(?:[ -][A-Z](?: \d{3})?)?(?:\(\d\))?|
          (?<=last[ _]?4["' :=]{1,6})\d{4}
        )(?![A-Za-z0-9])
    `,
    'gi',
  ),
  reach: [24, 120],
  accept: isNumber,
};

function isNumber(value: string, { text, start }: Candidate): boolean {
  const digits = value.replace(/\D/g, '');
  const isPassport =
    /(?:passport|passeport|pasaporte|passaporto?|reisepass|ausweis)[^A-Za-z]{0,3}[A-Za-z.]{0,7}[^A-Za-z]{0,6}$/i.test(
      text.slice(Math.max(0, start - 40), start),
    );
  if (isPassport && /^[A-Z\d]{8,10}$/.test(value)) return /\d.*\d/.test(value);
  if (digits.length === 4 && /ssn[ _]last/i.test(text.slice(Math.max(0, start - 24), start))) return true;
  if (digits.length < 4 || new Set(digits).size < 3) return false;
  if (digits.length < 5 && !/^[A-Z]{5}\d{4}[A-Z]$/.test(value)) return false;
  if (/[a-z]{2}/.test(value) || /^[a-z]\d/.test(value)) return false;
  // Short words that are other things as well are told from them by their capitals, or by a sign behind them.
  const said = text.slice(Math.max(0, start - 40), start);
  if (
    /(?:^|[^A-Za-z])(?:pan|rut|nie|nif|tin|cpr|ein|nir|cnp|egn|oib|pps|rfc)[^A-Za-z]{0,6}$/.test(said) &&
    !/[:="#][ "']{0,3}$/.test(said)
  )
    return false;
  return (
    !/^(?:19|20)\d\d[-/.]\d\d[-/.]\d\d$/.test(value) && !/^(?:123-?45-?6789(?!\d)|000|078-?05-?1120(?!\d))/.test(value)
  );
}
