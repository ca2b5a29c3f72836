import type { Place, PlaceDetector } from '../../detector.ts';
import { isFirm } from '../../judge/people/firm.ts';
import { isKnownName, isLikelyPerson, mayBePerson } from '../../judge/people/likely-name.ts';
import { isLabel, isNobody } from '../../judge/people/nobody.ts';
import { isPersonalRecord } from '../../judge/people/told-of-person.ts';
import { isOfWork } from '../../judge/people/works.ts';
import { askedOfKeys } from '../../shape/asked-of-keys.ts';
import { inLines } from '../../shape/in-lines.ts';
import { nameParticles, onlyName } from '../../shape/person-name.ts';
import { mayBeFirm, roles } from '../../shape/roles.ts';

/** What a record calls a person in a key. These stand in the pattern and among the key words, so that neither forgets one. */
const persons: readonly string[] = [
  ...roles,
  ...'author committer spouse doctor person profile lead next_of_kin nextofkin emergency_contact emergencycontact'.split(
    ' ',
  ),
];

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
  concerns: ({ key, above }) => key !== undefined && (mayHoldName(key) || (above !== undefined && isOfPeople(above))),
  inspect: (text, place) =>
    isNamed(text, place) &&
    onlyName.test(text.replace(particles, '')) &&
    !isLabel(text) &&
    !/^(?:String|Text|None|Null|First|Last|Name|Unknown|John|Jane|Doe|Test|Admin|User|Example)(?:\s|$)/.test(text)
      ? [[0, text.length]]
      : [],
};

/** Small words with which a surname begins. */
const particles = new RegExp(`^(?:(?:${nameParticles}) ){1,2}(?=\\p{Lu})`, 'u');

/** What stands in every key that `people` and `names` know. */
function keyWords(): string[] {
  const parts =
    'first last full given family middle maiden sur passenger card_holder account_holder accountholder legal billing shipping real display';
  return [
    ...inLines`
      created|mail|phone|mobile|dob|birth|"gender|"salary|"first|"last|"given|"family|"middle|login|username|
      user_name|screen_name|<given|<first|<last|<family|_holder|-holder|tholder|apellid|nachname|vorname|
      cognome|sobrenom|apelid|"cn|"sn|"nom|enom|voornaam|achternaam|"imi|nazwisk|ornav|rnamn|soyad|prenume|
      "empf|titulaire|destinata|"kund|"client|"klant|"naam|"namn|"navn|"holder|supervisor|teacher|caller|
      visitor|tenant|driver|"display
    `.split('|'),
    ...persons,
    ...parts.split(' ').flatMap((part) => [`${part}name`, `${part}_name`, `${part}-name`]),
  ];
}

const isOfPeople = askedOfKeys((key) => people.test(key));
const mayHoldName = askedOfKeys(
  (key) =>
    asksForName(key) ||
    people.test(key) ||
    halves.test(key) ||
    either.test(key) ||
    held.test(key) ||
    key === 'display' ||
    /name$/i.test(key),
);

/** A key that asks for a name, or a name of two words under `author`, `assignee` and their like. */
function isNamed(text: string, { key, above, record }: Place): boolean {
  if (key === undefined) return false;
  if (asksForName(key) && !/^display/i.test(key)) return !isFirm(text) && (!whole.test(key) || mayBePerson(text));
  if (halves.test(key))
    return (
      (above !== undefined && (/names?$/i.test(above) || people.test(above))) ||
      (record !== undefined && hasBothHalves(record))
    );
  if (either.test(key) && record !== undefined && !isNobody(text))
    if (otherHalf.test(record) || (mayBePerson(text) && isPersonalRecord(record))) return true;
  if (!/\s|^\p{Lo}{2}/u.test(text) || isNobody(text)) return false;
  if (held.test(key))
    return (
      ((above !== undefined && card.test(above)) || (record !== undefined && account.test(record))) && mayBePerson(text)
    );
  if (key === 'display')
    return record !== undefined && ofPerson.test(record)
      ? mayBePerson(text)
      : above === 'patient' && isLikelyPerson(text);
  if (/^display/.test(key))
    return (
      isKnownName(text) || (above !== undefined && people.test(above)) || / (?:van|von|de|der|da|di) \p{Lu}/u.test(text)
    );
  if (/^(?:full|user|display)?[_-]?name$/i.test(key) && record !== undefined && isPersonalRecord(record))
    return mayBePerson(text);
  // What else a record of an account tells of is its name for the machine.
  if (/^(?:full|real)?[_-]?name$/i.test(key) && record !== undefined && login.test(record)) return isLikelyPerson(text);
  if (/^author/i.test(key) && isOfWork(text, record ?? '')) return false;
  // A profile may be anything.
  const who = /^name$|^(?:\p{Lu}{0,3}[_-]?)?\d{1,8}$/iu.test(key) ? above : key;
  if (who === undefined || !people.test(who)) return false;
  return mayBeFirm.test(who) ? isLikelyPerson(text) : mayBePerson(text);
}

/** Half a name, where the key above says of what. */
const halves = /^(?:first|last|given|family|middle)$/;
/** True for a record that holds both of them, which together are the name of somebody. */
function hasBothHalves(record: string): boolean {
  const given = /"(?:first|given)" ?: ?"(\p{Lu}[^"\n]{1,40})"/u.exec(record)?.[1];
  const family = /"(?:last|family)" ?: ?"(\p{Lu}[^"\n]{1,40})/u.exec(record)?.[1];
  return given !== undefined && family !== undefined && isLikelyPerson(`${given} ${family}`);
}

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
/** Keys that ask for a name, without the signs that join their words and with all letters small. */
const names: ReadonlySet<string> = new Set([
  ...'first last full given family middle maiden sur customer patient employee passenger cardholder accountholder legal guest contact recipient billing shipping real display f l'
    .split(' ')
    .map((of) => `${of}name`),
  ...`cardholder accountholder apellido apellidos primerapellido segundoapellido apellidopaterno apellidomaterno
    nombrecompleto nombrecliente nachname vorname familienname prenom pr\u00e9nom prenoms pr\u00e9noms nomdefamille nomcomplet cognome
    nomecompleto sobrenome apelido voornaam achternaam f\u00f6rnamn efternamn fornavn efternavn etternavn imi\u0119 imie nazwisko
    soyad soyad\u0131 p\u0159\u00edjmen\u00ed prijmeni prenume etunimi sukunimi`.split(/\s+/),
]);

function asksForName(key: string): boolean {
  return names.has(key.replace(/[_.-]/g, '').toLowerCase());
}

/** Keys of a whole name, which may be that of a firm as well. */
const whole = /^(?:full|customer|contact|recipient|billing|shipping|legal|real|guest|account)/i;

/** Keys of a name or of a thing: the record has to tell of a person. */
const either = new RegExp(
  inLines`
    ^(?:cn|sn|nom|nome|nombre|naam|namn|navn|nimi|nume|titulaire|titular|empf\u00e4nger(?:in)?|destinataire|destinatari[oa]|kunde|kundin|
    client|cliente|klant|kund|klient)(?:[ _-]?na(?:me|am|mn|vn))?$
  `,
  'i',
);
const login = /"(?:login|user_?name|screen_?name|handle|nick_?name)" ?: ?"/i;
/** The record of a person to which FHIR refers. */
const ofPerson = /"reference"\s{0,2}:\s{0,2}"(?:[^"\s]{1,120}\/)?(?:Patient|Practitioner|RelatedPerson|Person)\//;
/** Who has a card or an account; a lock has a holder as well. */
const held = /^holder$/i;
const card = /^(?:(?:credit|debit|bank|payment)[_-]?)?card$/i;
const account = /"(?:card_?number|pan|iban|bic|cvc|cvv|exp(?:iry)?_?(?:month|date)?)" ?:/i;
/** The other half of a name, in the record of such a key. */
const otherHalf =
  /"(?:pr[\u00e9e]nom|apellidos?|cognome|sobrenome|apelido|achternaam|efternamn|prenume)(?:_\w{2,10})?" ?:/i;
