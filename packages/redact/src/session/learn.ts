import { isCommonWord } from '../judge/common-words.ts';
import type { Part } from '../parts.ts';
import { plainOf } from '../spelling/percents.ts';
import type { Session } from './session.ts';

/** Remembers what a confirmed part teaches: the value itself, and the person's name that a path or an address gives away. */
export function learn(value: string, part: Part, session: Session): void {
  const { type } = part.origin;
  if (type === 'user_name' || type === 'person_name') {
    if (isTelling(value)) session.learnName(value, part.origin);
    for (const spaced of spokenNames(value)) session.learnName(spaced, part.origin, 'name', value);
    // Agents name a project's folder after its path, and every sign between words is a dash there.
    if (type === 'user_name' && /^[a-z]{2,20}[._][a-z]{2,20}$/i.test(value) && isTelling(value))
      session.learnName(value.replace(/[._]/, '-'), part.origin, 'name', value);
    for (const word of wordsOf(value)) session.learnName(word, part.origin, 'word', value);
    const [last, ...first] = value.split(' ').reverse();
    if (first.length === 1) session.learnName(`${last} ${first[0]}`, part.origin, 'name', value);
    return;
  }
  if (placesOnly.has(type)) return;
  session.learnValue(value, part.origin);
  session.learnValue(plainOf(value), part.origin);
  if (type === 'email') {
    const [local = ''] = value.split(/@|%40|&/i, 1);
    const person = { type: 'person_name', label: 'Name learned from an email address', family: 'PERSON' } as const;
    const spoken = spokenNames(local.replace(/\+.*$/s, ''));
    for (const spaced of spoken) session.learnName(spaced, person, 'name', spoken[0]);
  }
}

/** Kinds that are sensitive only where they stand: the same text elsewhere may be anything. */
const placesOnly = new Set(['tool_output', 'env_dump', 'project_path', 'otp', 'private_address', 'resource_name']);

/** `jane.doe` and `jane_doe` are how machines spell Jane Doe. */
function spokenNames(name: string): string[] {
  const words = /^([a-z]{2,20})[._-]([a-z]{2,20})$/i.exec(name);
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
