import type { Place, PlaceDetector } from '../../detector.ts';
import { isCommonWord } from '../../judge/common-words.ts';
import { readsAsName } from '../../judge/people/likely-name.ts';
import { isNobody } from '../../judge/people/nobody.ts';
import { mayBeHandle } from '../../judge/people/person-handle.ts';
import { isSharedAccount } from '../../judge/people/shared-accounts.ts';
import { atFirstUse } from '../../shape/expression.ts';
import { inLines } from '../../shape/in-lines.ts';
import { nameParticles } from '../../shape/person-name.ts';

/** The account of somebody whose name stands in the same record. */
export const accountBesideName: PlaceDetector = {
  id: 'account-beside-name',
  type: 'user_name',
  label: 'User name beside the real one',
  shape:
    'The number that Atlassian has for somebody, and a word in small letters under `name`, `display_name`, `login`, `handle` and their like in a record that holds the name of a person under `real_name`, `full_name`, `displayName` or `first_name`.',
  link: 'https://api.slack.com/types/user',
  policy: 'pii',
  confidence: 'likely',
  family: 'PERSON',
  keyWords: ['"name', 'display', 'login', 'handle', 'nick', 'user', '"accountid'],
  concerns: (place) => isAccount(place) || place.key === 'accountId',
  inspect: (text, place) =>
    isNumbered(text, place) ||
    (isAccount(place) &&
      handle.test(text) &&
      !isSharedAccount(text) &&
      !isCommonWord(text) &&
      (isOfPerson(place) || isOfMachine(text, place)))
      ? [[0, text.length]]
      : [],
};

function isAccount({ key }: Place): boolean {
  return key !== undefined && keys.test(key);
}

/** What Atlassian calls somebody by, wherever the name stands beside it. */
function isNumbered(text: string, { key, record = '' }: Place): boolean {
  return (
    key === 'accountId' &&
    /^(?:[\da-f]{24}|\d{5,6}:[\da-f-]{36})$/.test(text) &&
    /"(?:displayName|emailAddress)" ?:/.test(record)
  );
}

/** An account with its number on a machine, where no word of programs is in it. */
function isOfMachine(text: string, { key, record }: Place): boolean {
  return (
    /^(?:user_?name|login)$/i.test(key!) && /"uid(?:_?number)?" ?:(?! ?"?0\b)/i.test(record ?? '') && mayBeHandle(text)
  );
}

function isOfPerson({ key, record = '' }: Place): boolean {
  const groups = named().exec(record)?.groups;
  // Beside half a name only what is an account and nothing else.
  const name = groups?.['name'] ?? (accounts.test(key!) ? groups?.['given'] : undefined);
  return name !== undefined && readsAsName(name) && !isNobody(name);
}

const keys = /^(?:name|display_?name|login|handle|nick(?:_?name)?|user(?:_?name)?|screen_?name)$/i;
const accounts = /^(?:login|user_?name|screen_?name)$/i;
const handle = /^[a-z][a-z\d._-]{2,31}$/;
const named = atFirstUse(
  inLines`
    "(?:
      (?:[Rr]eal_?[Nn]ame|[Ff]ull_?[Nn]ame|[Dd]isplay_?[Nn]ame)" ?: ?"(?<name>\p{Lu}[\p{L}'\u2019-]{1,30}(?: (?:(?:${nameParticles}) ){0,2}\p{Lu}[\p{L}'\u2019-]{1,30}){1,3})|
      [Ff]irst_?[Nn]ame" ?: ?"(?<given>\p{Lu}\p{Ll}[\p{L}'\u2019-]{0,30})
    )"
  `,
  'u',
);
