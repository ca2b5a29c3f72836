import type { Place, PlaceDetector } from '../../detector.ts';
import { isStreet, streetKeys } from '../../judge/people/street.ts';

/** A street under a key that asks for one. */
export const addressField: PlaceDetector = {
  id: 'address-field',
  type: 'street_address',
  label: 'Street under a key that says so',
  shape:
    'The value under `street`, `address_line1`, `shippingAddress` and their like, when it holds a name and a house number, or the number stands beside it under a key of its own; the postal code beside such a street.',
  link: 'https://schema.org/streetAddress',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  keyWords: [
    ...[
      'addr',
      'street',
      '"line1',
      '"line"',
      '"line2',
      '"thoroughfare',
      '"straat',
      '"adres',
      '"stra',
      '"anschrift',
      '"rue',
    ],
    ...['"zip', '"postal', 'postcode', '"post_code', '"plz', 'postleit', '"cep'],
    ...['"calle', '"direcci', '"indirizzo', '"endere', '"logradouro', '"ulica'],
  ],
  concerns: isAskedFor,
  inspect: (text, place) => (isToldOfHome(text, place) ? [[0, text.length]] : []),
};

function isToldOfHome(text: string, { key = '', above, record = '' }: Place): boolean {
  if (isOfStreet(key, above)) return isStreet(text) || (streetOnly.test(text) && besideNumber.test(record));
  return codes.test(key) && isCode(text) && hasStreet(record);
}

/** FHIR lists the lines of an address. */
function isOfStreet(key: string, above: string | undefined): boolean {
  return keys.test(key) || (key === 'line' && above === 'address');
}

function isAskedFor({ key, above }: Place): boolean {
  return key !== undefined && (isOfStreet(key, above) || codes.test(key));
}

/** Digits, or the letters and digits of Britain, Ireland, Canada and the Netherlands. */
function isCode(text: string): boolean {
  return (
    (/^(?:\d{4,6}(?:[ -]\d{3,4})?|\d{2,3}[ -]\d{2,4}|[A-Z]{1,2}-?\d{4,5}|\d{4} ?[A-Z]{2})$/.test(text) ||
      /^(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]\d[\dW] ?[A-Z\d]{4})$/i.test(text)) &&
    !/^0+$/.test(text)
  );
}

/** True for a record that holds a street and its house. */
function hasStreet(record: string): boolean {
  if (besideStreet.test(record) && besideNumber.test(record)) return true;
  return Array.from(record.matchAll(streets), ([, street = '']) => street).some(isStreet);
}

const keys = new RegExp(`^${streetKeys}$`, 'i');
const streets = new RegExp(`"${streetKeys}"\\s{0,3}:\\s{0,3}"([^"\\n]{4,160})"`, 'gi');

/** The name of a street and no number. */
const streetOnly = /^\p{Lu}[\p{L}.'\u2019-]{2,40}(?: [\p{L}.'\u2019-]{1,30}){0,4}$/u;
const houses =
  '(?:haus(?:nummer|nr)|house[_-]?(?:number|no)|street[_-]?(?:number|no)|building[_-]?(?:number|no)|huisnummer|numero[_-]?civico|civico|hausnr)';
const besideNumber = new RegExp(`"${houses}" ?:`, 'i');
/** Only keys that no building of a firm has to have. */
const besideStreet =
  /"(?:stra(?:\u00df|ss)e|street(?:[_-]?name)?|straat(?:naam)?|rue|via|calle|indirizzo)" ?: ?"\p{Lu}/iu;

/** A postal code is a place of a few streets only beside one. */
const codes =
  /^(?:(?:home|billing|shipping|mailing|delivery)[_-]?)?(?:zip(?:[_-]?code)?|postal[_-]?code|post[_-]?code|plz|postleitzahl|code[_-]?postal|c[o\u00f3]digo[_-]?postal|cep)$/i;
