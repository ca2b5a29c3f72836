import { isCommonWord } from '../judge/common-words.ts';
import type { Part } from '../parts.ts';
import { isNameParticle } from '../shape/person-name.ts';
import { plainOf } from '../spelling/percents.ts';
import { namesOfThings, numbersOfThings } from './names-of-things.ts';
import { passwordInBase64 } from './pair-in-base64.ts';
import type { Session } from './session.ts';

/** Remembers what a confirmed part teaches: the value itself, and the person's name that a path or an address gives away. */
export function learn(value: string, part: Part, session: Session): void {
  const { type } = part.origin;
  for (const inner of secretsWithin(value, type)) session.learnValue(inner, part.origin);
  if (type === 'user_name' || type === 'person_name') {
    if (isTelling(value)) session.learnName(value, part.origin);
    for (const spaced of spokenNames(value)) session.learnName(spaced, part.origin, 'name', value);
    // Agents name a project's folder after its path, and every sign between words is a dash there.
    if (type === 'user_name' && /^[a-z]{2,20}[._][a-z]{2,20}$/i.test(value) && isTelling(value))
      session.learnName(value.replace(/[._]/, '-'), part.origin, 'name', value);
    for (const word of wordsOf(value)) session.learnName(word, part.origin, 'word', value);
    for (const other of otherSpellings(value)) session.learnName(other, part.origin, 'name', value);
    // Machines spell it without its accents.
    const bare = value.normalize('NFD').replace(/\p{M}/gu, '');
    if (bare !== value.normalize('NFD') && /^[A-Za-z' -]+$/.test(bare))
      for (const other of [bare, ...otherSpellings(bare)]) session.learnName(other, part.origin, 'name', value);
    return;
  }
  for (const name of namesOfThings(value, type)) session.learnName(name, part.origin);
  for (const number of numbersOfThings(value, type)) session.learnValue(number, part.origin);
  if (placesOnly.has(type)) return;
  session.learnValue(value, part.origin);
  session.learnValue(plainOf(value), part.origin);
  // A shell and a program write a sign that they would read otherwise with a stroke before it.
  if (/[\\`]/.test(value)) session.learnValue(value.replace(/[\\`](?=[^\w\s\\`])/g, ''), part.origin);
  if (type === 'authorization') {
    const password = passwordInBase64(value);
    if (password !== undefined)
      session.learnValue(password, {
        type: 'password',
        label: 'Password learned from basic authorization',
        family: 'CREDENTIAL',
      });
  }
  if (type === 'email') {
    const [local = ''] = value.split(/@|%40|&/i, 1);
    const person = { type: 'person_name', label: 'Name learned from an email address', family: 'PERSON' } as const;
    const spoken = spokenNames(local.replace(/\+.*$/s, ''));
    for (const spaced of spoken) session.learnName(spaced, person, 'name', spoken[0]);
    // A name with a number, a joint or an initial is a word that nobody uses for anything else.
    if (spoken.length > 0 ? local.includes('_') : isOwnLogin(local)) session.learnName(local, person);
  }
}

/**
 * What opens something by itself inside a value that was found whole: a key behind the name of its encoding, the secret of
 * an authenticator's URL, and each of several recovery codes, long enough to be nothing else.
 */
function secretsWithin(value: string, type: string): string[] {
  if (type === 'otp') return value.split(/[\s,;>|"'`*]+/).filter((code) => recoveryCode.test(code));
  const inner =
    /^(?:base64:|otpauth:\/\/[^\s?]{1,200}\?(?:[^\s&]{1,100}&){0,6}secret=)(?<secret>[\w+/=-]{16,200})/.exec(value);
  return inner ? [inner.groups!['secret']!] : [];
}

const recoveryCode = /^(?=.*\d)(?=.*[A-Za-z])[A-Za-z\d]{4,8}(?:-[A-Za-z\d]{4,8}){1,5}$/;

/** Kinds that are sensitive only where they stand: the same text elsewhere may be anything. */
const placesOnly = new Set(['tool_output', 'env_dump', 'project_path', 'otp', 'private_address', 'resource_name']);

/** A whole name the other way round, as registers write it, and as logins and papers shorten it. */
function otherSpellings(name: string): string[] {
  const { first, last } = halvesOf(name);
  if (first === undefined || last === undefined) return [];
  const isOne = !/[ .]/.test(first);
  const turned = [`${last}, ${first}`, `${last},${first}`, `${first} ${last}`, ...(isOne ? [`${last} ${first}`] : [])];
  // What is left of such a name in a program is a word of the program.
  if (isCommonWord(last)) return isCommonWord(first) ? turned.slice(2) : turned;
  const initial = first[0]!;
  const shortened = [`${initial}. ${last}`, `${initial}.${last}`];
  return isOne && !last.includes(' ')
    ? [...turned, ...shortened, `${first}.${last}`, `${first}_${last}`]
    : [...turned, shortened[0]!];
}

/** What somebody is called by, and the family's name with the small words before it. */
function halvesOf(name: string): { first?: string; last?: string } {
  const [, before, behind] = /^([^,]{2,40}), ([^,]{2,40})$/.exec(name) ?? [];
  if (before !== undefined && behind !== undefined) return { first: behind, last: before };
  const words = name.split(' ');
  if (words.length < 2 || words.length > 5 || !words.every((word) => /^\p{L}[\p{L}.'\u2019-]*$/u.test(word))) return {};
  let at = words.length - 1;
  while (at > 1 && isNameParticle(words[at - 1]!)) at -= 1;
  return { first: words.slice(0, at).join(' '), last: words.slice(at).join(' ') };
}

/** `mueller87`, `j.cavalcanti`: how somebody is called by machines, where no word of a language is all that it is made of. */
function isOwnLogin(local: string): boolean {
  const [, word] =
    /^(?:([a-z]{5,20})\d{2,4}|[a-z][._]([a-z]{5,20}))$/.exec(local)?.filter((part, at) => at === 0 || part) ?? [];
  return word !== undefined && !isCommonWord(word);
}

/** `jane.doe` and `jane_doe` are how machines spell Jane Doe. */
function spokenNames(name: string): string[] {
  const words = /^(\p{L}{2,20})[._-](\p{L}{2,20})$/u.exec(name);
  if (!words || (isCommonWord(words[1]!) && isCommonWord(words[2]!)) || isCommonWord(words[2]!)) return [];
  return [`${words[1]} ${words[2]}`, `${words[1]}.${words[2]}`];
}

/** Somebody whose whole name was told is then called by the first of its words, or by the last; a word may be a city as well. */
function wordsOf(name: string): string[] {
  const words = name.split(/[ ,]+/);
  if (words.length < 2 || words.length > 4) return [];
  return words.filter((word) => /^\p{Lu}[\p{Ll}'\u2019-]{4,}$/u.test(word) && !isCommonWord(word));
}

/** A short or common word teaches nothing: masking every "main" would ruin the text. */
function isTelling(name: string): boolean {
  return name.length >= 4 && !isCommonWord(name) && /\p{L}{2}/u.test(name);
}
