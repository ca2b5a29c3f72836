import type { PlaceDetector } from '../../detector.ts';
import { inLines } from '../../shape/in-lines.ts';

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
    ...['addr', 'street', '"line1', '"line2', '"thoroughfare', '"straat', '"adres', '"stra', '"anschrift', '"rue'],
    ...['"calle', '"direcci', '"indirizzo', '"endere', '"logradouro', '"ulica'],
  ],
  concerns: ({ key }) => key !== undefined && keys.test(key),
  inspect: (text, { key }) =>
    key !== undefined && keys.test(key) && text.length <= 160 && street.test(text) && !machine.test(text)
      ? [[0, text.length]]
      : [],
};

const keys = new RegExp(
  inLines`
    ^(?:
      (?:
        home|mailing|billing|shipping|delivery|postal|full|street|residential|customer|patient|employee|contact|
        user|work|permanent|current|invoice
      )?[_ -]?(?:address|addr)(?:es)?[_ -]?(?:line)?[_ -]?[12]?|
      (?:address|home|mailing|billing|shipping|delivery|other)?[_ -]?street[_ -]?(?:address|name|line)?[_ -]?
        [12]?|
      address[_ -]?line[_ -]?[12]|line[12]|thoroughfare|straat(?:naam)?|adres|stra(?:\u00df|ss)e|anschrift|
      adresse|rue|calle|direcci(?:\u00f3|o)n|indirizzo|endere(?:\u00e7|c)o|logradouro|ulica
    )$
  `,
  'i',
);
/** A number and then a name, or a name and then a number: `12 Elm Road`, `Elmweg 12a`. */
const street = new RegExp(
  inLines`
    ^(?:(?:[Aa]pt|[Ff]lat|[Uu]nit|[Ss]uite)\.? ?\w{1,6},? )?(?:
      \d{1,6}(?: ?[A-Za-z]|[-/]\d{1,4})?,? (?:bis |ter )?(?:\p{L}[\p{L}.'\u2019-]{0,30}|\d{1,3}(?:st|nd|rd|th))
        (?: [\p{L}.'\u2019-]{1,30}){0,5}|
      \p{Lu}[\p{L}.'\u2019/-]{1,40}(?: [\p{L}.'\u2019-]{1,30}){0,5},? (?:n\.?\u00ba? ?)?\d{1,5}
        (?: ?[A-Za-z]|[-/]\d{1,4}[a-z]?)?
    )(?:[ ,;#\n].{0,100})?$
  `,
  'su',
);
const machine =
  /:\/\/|@|^(?:Line|Enter|Your|Street|Address|Port|Block|Slot|Page|Row|Unit|Localhost|Section)\s\d|^\d+ (?:bytes|bits|chars|items|of)\b|0x/i;
