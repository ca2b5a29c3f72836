import type { PlaceDetector } from '../../detector.ts';

/** A person's name in a record that says it is one. */
export const namedPerson: PlaceDetector = {
  id: 'named-person',
  type: 'person_name',
  label: 'Name under a key that says so',
  shape:
    'The value under `full_name`, `first_name`, `customer_name` and their like, when it is one to four capitalised words.',
  link: 'https://schema.org/givenName',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  inspect: (text, place) =>
    names.test(place.key ?? '') &&
    person.test(text) &&
    !/^(?:String|Text|None|Null|First|Last|Name|Unknown|John|Jane|Doe|Test|Admin|User|Example)(?:\s|$)/.test(text)
      ? [[0, text.length]]
      : [],
};

const names =
  /^(?:(?:first|last|full|given|family|middle|maiden|sur|customer|patient|employee|passenger|cardholder|card_holder|account_holder|legal|guest|contact|recipient|billing|shipping)[_-]?name|(?:first|last|full|given|family|middle|sur|customer|patient|employee|passenger|cardholder|accountHolder|legal|guest|contact|recipient)Name|surname|cardholder)$/;
const person = /^\p{Lu}[\p{L}'\u2019.-]{1,30}(?: \p{Lu}[\p{L}'\u2019.-]{0,30}){0,3}$/u;
