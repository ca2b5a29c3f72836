import type { Place, PlaceDetector } from '../../detector.ts';
import { isStreet, streetKeys } from '../../judge/street.ts';

/** A street under a key that asks for one. */
export const addressField: PlaceDetector = {
  id: 'address-field',
  type: 'street_address',
  label: 'Street under a key that says so',
  shape:
    'The value under `street`, `address_line1`, `shippingAddress` and their like, when it holds a name and a house number.',
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
    ...['"calle', '"direcci', '"indirizzo', '"endere', '"logradouro', '"ulica'],
  ],
  concerns: isAskedFor,
  inspect: (text, place) => (isAskedFor(place) && isStreet(text) ? [[0, text.length]] : []),
};

/** FHIR lists the lines of an address. */
function isAskedFor({ key, above }: Place): boolean {
  return key !== undefined && (keys.test(key) || (key === 'line' && above === 'address'));
}

const keys = new RegExp(`^${streetKeys}$`, 'i');
