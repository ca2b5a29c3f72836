import type { Place, PlaceDetector } from '../../detector.ts';
import { isKnownName, mayBePerson } from '../../judge/likely-name.ts';
import { isNobody } from '../../judge/nobody.ts';
import { isPersonalRecord } from '../../judge/told-of-person.ts';
import { inLines } from '../../shape/in-lines.ts';
import { onlyName } from '../../shape/person-name.ts';
import { roles } from '../../shape/roles.ts';

/** What a record calls a person in a key. These stand in the pattern and among the key words, so that neither forgets one. */
const persons: readonly string[] = [...roles, ...'author committer spouse doctor person profile lead'.split(' ')];

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
  keyWords: keyWords(),
  concerns: ({ key }) =>
    key !== undefined && (names.test(key) || people.test(key) || halves.test(key) || /name$/i.test(key)),
  inspect: (text, place) =>
    isNamed(text, place) &&
    onlyName.test(text) &&
    !/^(?:String|Text|None|Null|First|Last|Name|Unknown|John|Jane|Doe|Test|Admin|User|Example)(?:\s|$)/.test(text)
      ? [[0, text.length]]
      : [],
};

/** What stands in every key that `people` and `names` know. */
function keyWords(): string[] {
  const parts =
    'first last full given family middle maiden sur passenger card_holder account_holder accountholder legal billing shipping real display';
  return [
    ...[
      'created',
      'mail',
      'phone',
      '"mobile',
      '"dob',
      'birth',
      '"gender',
      '"salary',
      '"first',
      '"last',
      '"given',
      '"family',
      '"middle',
    ],
    ...['account_holder', 'accountholder', 'apellido', 'nachname', 'vorname', 'cognome'],
    ...['supervisor', 'teacher', 'caller', 'visitor', 'tenant', 'driver'],
    ...persons,
    ...parts.split(' ').flatMap((part) => [`${part}name`, `${part}_name`, `${part}-name`]),
  ];
}

/** A key that asks for a name, or a name of two words under `author`, `assignee` and their like. */
function isNamed(text: string, { key, above, record }: Place): boolean {
  if (key === undefined) return false;
  if (names.test(key) && !/^display/.test(key)) return true;
  if (halves.test(key)) return above !== undefined && (/names?$/i.test(above) || people.test(above));
  if (!/\s|^\p{Lo}{2}/u.test(text) || isNobody(text)) return false;
  if (/^display/.test(key))
    return (
      isKnownName(text) || (above !== undefined && people.test(above)) || / (?:van|von|de|der|da|di) \p{Lu}/u.test(text)
    );
  if (/^(?:full|user|display)?[_-]?name$/i.test(key) && record !== undefined && isPersonalRecord(record))
    return mayBePerson(text);
  // An owner or a client may be a team or a firm, and a profile anything.
  return (people.test(key) || (/^name$/i.test(key) && above !== undefined && people.test(above))) && mayBePerson(text);
}

/** Half a name, where the key above says of what. */
const halves = /^(?:first|last|given|family|middle)$/;
const people = new RegExp(
  inLines`
    ^(?:
      (?:${persons.join('|')})s?|
      (?:author|committer|real|reviewer|assignee|reporter|owner|sender|manager|supervisor|teacher|caller|visitor|tenant|driver)_?name|
      (?:author|committer|real|sender)Name|
      created_?by|createdBy
    )$
  `,
  'i',
);
const names = new RegExp(inLines`
  ^(?:
    (?:
      first|last|full|given|family|middle|maiden|sur|customer|patient|employee|passenger|cardholder|
      card_holder|account_holder|legal|guest|contact|recipient|billing|shipping
    )[_-]?name|
    (?:
      first|last|full|given|family|middle|sur|customer|patient|employee|passenger|cardholder|accountHolder|
      legal|guest|contact|recipient
    )Name|
    surname|cardholder|account_?holder|accountHolder|apellidos?|nachname|vorname|cognome|[fl]_?name|[fl]Name|real_?name|realName|fullname|display_?name|displayName
  )$
`);
