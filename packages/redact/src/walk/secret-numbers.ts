import { inLines } from '../shape/in-lines.ts';
/**
 * True for a number that could be a password, a card, a person's number or place by the key it stands under. Such a number
 * is looked at as if it were written as a string; what is masked becomes one.
 */
export function mayBeSecretNumber(key: string | undefined, digits: string): boolean {
  if (key === undefined || key.length > 60 || !mayHaveSecretLength(digits.length) || isPieceOfWord(key)) return false;
  return /^\d+$/.test(digits)
    ? (digits.length < 4 ? codes : keys).test(key)
    : /^-?\d{1,3}\.\d{4}/.test(digits) && axes.test(key);
}

/** True for a word of a vocabulary, as models split texts: behind the mark of a blank, or of a word that goes on. */
function isPieceOfWord(key: string): boolean {
  return /^[\u0120\u010a\u2581]|^##|<\/w>$/.test(key);
}

/** True for as many digits as such a number has. */
export function mayHaveSecretLength(digits: number): boolean {
  return digits >= 3 && digits <= 19;
}

const keys = new RegExp(
  inLines`
    passw(?:or)?d|passphrase|passcode|
    (?:^|(?:oauth|auth|access|refresh|session|api|bearer|login|reset|security|device|client|bot|verification|password|admin|
      personal|deploy|webhook|signing|invite|push|service|user|account)[_.-]?)token$|
    (?:secret|(?:api|secret|access|private|account|signing|encryption|master|shared|auth|subscription|license|client|app)[_-]?key)$|
    (?:access|security|verification|confirmation|authentication|auth|login|mfa|2fa|sms|recovery|backup)[_-]?code$|
    (?:^|[_.-])(?:
      pass|pwd|pin|otp|cvv|cvc|ssn|bsn|sin|nino|phone|mobile|tel|card|account|acct|iban|passport|routing|tax|
      national|itin|ein|cpf|cnpj|cuit|cuil|dni|rut|ruc|nss|imss|nhs|utr|nir|niss|insz|nif|idnr|svnr|ahv|avs|amka|afm|
      cpr|fnr|pesel|nip|cnp|egn|oib|jmbg|embg|emso|inn|snils|iin|idnp|pinfl|tckn|kimlik|iqama|aadhaar|aadhar|uan|
      abha|cnic|nid|nik|ktp|npwp|cccd|cmnd|bvn|nin|tfn|ird|mrn
    )(?:$|[_.-])|
    (?:phone|mobile|fax|card|account|routing|passport|licen[cs]e|security|social|tax|national|patient)[_ -]?
      (?:number|num|no|nr|id)|
    pin[_-]?code|steuer[_-]?id|(?:person|fødsels|fodsels|burgerservice|rijksregister)(?:nummer|nr)|isikukood|kennitala|
    [a-z](?:Pin|Otp|Phone|Mobile|Ssn)$|
    ^(?:contrase\u00f1a|senha|passwort|kennwort|wachtwoord)$
  `,
  'i',
);

/** Only the code on the back of a card has three digits. */
const codes = /(?:^|[_.-])(?:cvv2?|cvc2?|cvn)(?:$|[_.-])|[a-z](?:Cvv|Cvc|Cvn|CVV|CVC|CVN)$/i;

const axes = /(?:^|[_-])(?:lat|lon|lng|latitude|longitude)$|[a-z](?:Lat|Lon|Lng|Latitude|Longitude)$/i;
