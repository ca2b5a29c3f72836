import { hashUnder } from '@trace-formats/digest';
import type { ForsyFamily } from '../detector.ts';
import { isSaidOfPerson } from '../judge/people/said-of-person.ts';
import { type Call, type Calls, createCalls } from '../outputs/calls.ts';
import { spellingsOf, wellFormed } from './encodings.ts';
import { type Fingerprints, fingerprints } from './fingerprints.ts';
import type { Secrets } from './hashes.ts';
import { identityOf } from './identity.ts';

/** What a match is called wherever its value shows up again. */
export interface Origin {
  readonly type: string;
  readonly label: string;
  readonly family: ForsyFamily;
}

/** A value that the session has seen, known by digests only. */
export interface Known {
  readonly origin: Origin;
  readonly digest: string;
  /** Weak values, such as a plain word, count only between word boundaries. */
  readonly bounded: boolean;
  /** A single word of a name counts only where the words around it speak of a person. */
  readonly isWord?: boolean;
  /** Digest of the whole name that it is a part of, or another spelling. */
  readonly person?: string;
}

/** What one run remembers, so that a value is masked alike, and everywhere, over a whole dataset. It holds no value. */
export interface Session {
  /** True when the digests are under a key that the user gave, so that another run can make the same ones. */
  readonly hasUserKey: boolean;
  /** HMAC-SHA-256 of a value under the session's key. */
  digest(value: string): string;
  /** The number of a value within its family: the first person is 1. */
  number(family: string, digest: string): number;
  /** Reads the numbers of persons that an earlier run left in a text, so that no one else gets them. */
  noteNumbers(text: string): void;
  /** Remembers a confirmed value, so that `sightings` finds it again. */
  learnValue(value: string, origin: Origin): void;
  /**
   * Remembers a person's name, found again between word boundaries and without regard to case; a single word of one only
   * where it is said of a person. With `whole`, it has the number of that name.
   */
  learnName(name: string, origin: Origin, as?: 'name' | 'word', whole?: string): void;
  /** The calls of a document that begins now; its results may answer calls of an earlier line of the same log. */
  calls(): Calls;
  /** True when there is anything to be found again. */
  knowsAny(): boolean;
  /** How long the longest of them is, in its longest spelling. */
  longest(): number;
  /** Where remembered values and names stand in a text. */
  sightings(text: string): { start: number; end: number; known: Known }[];
}

/** Options of `createSession`. */
export interface SessionOptions {
  /** The user's key: with it, equal values get equal markers in every run. Without it a random key serves this run. */
  readonly key?: Uint8Array | string | undefined;
}

const shortestValue = 8;
const shortestName = 4;
const longestValue = 20_000;

/** Opens a session, to be given to every `redact` call of a dataset. */
export function createSession(options: SessionOptions = {}): Session {
  // Callers without types also say `null` for none.
  const { key, ...others } = options ?? {};
  // A key that is handed over in another way would be none, and no marker would agree with one of another run.
  if (typeof (options ?? {}) !== 'object' || Object.keys(others).length > 0)
    throw new TypeError('The only option of a session is its key, as in { key }, and this is something else.');
  const given = key === undefined ? undefined : keyBytes(key);
  const numbers = new Map<string, Map<string, number>>();
  const highest = new Map<string, number>();
  const learned = new Set<string>();
  const earlierCalls = new Map<string, Call>();
  // Most documents hold nothing: what costs is made when the first value comes.
  let hash: ((text: string) => string) | undefined;
  let values: Fingerprints<Known> | undefined;
  let names: Fingerprints<Known> | undefined;
  const digest = (value: string): string => {
    hash ??= hashUnder(given ?? randomKey());
    return hash(wellFormed(value));
  };
  const secrets = (): Secrets => {
    const words = digest('rolling hash');
    return { multiplier: Number.parseInt(words.slice(0, 8), 16), seed: Number.parseInt(words.slice(8, 16), 16) };
  };

  return {
    hasUserKey: key !== undefined,
    digest,
    number(family, of) {
      const known = numbers.get(family) ?? new Map<string, number>();
      numbers.set(family, known);
      const number = known.get(of) ?? (highest.get(family) ?? 0) + 1;
      known.set(of, number);
      highest.set(family, Math.max(highest.get(family) ?? 0, number));
      return number;
    },
    noteNumbers(text) {
      if (!text.includes('PERSON_')) return;
      for (const [, number] of text.matchAll(/\[PERSON_(\d{1,6})\]/g))
        highest.set('PERSON', Math.max(highest.get('PERSON') ?? 0, Number(number)));
    },
    learnValue(value, origin) {
      if (value.length < shortestValue || value.length > longestValue || isCommon(value)) return;
      const of = digest(value);
      if (learned.has(of)) return;
      learned.add(of);
      values ??= fingerprints(secrets(), shortestValue, false);
      const identity = identityOf(value, origin.family);
      const coded: Known = { origin, digest: identity === value ? of : digest(identity), bounded: false };
      const plain: Known = isStrong(value) ? coded : { ...coded, bounded: true };
      for (const { text, lead, tail, isCoded } of spellingsOf(value))
        values.add(text, lead, tail, isCoded ? coded : plain);
      if (plain !== coded || origin.family !== 'CREDENTIAL') return;
      for (const text of [value.toUpperCase(), value.toLowerCase()])
        if (text !== value && text.length === value.length) values.add(text, 0, 0, { ...coded, bounded: true });
    },
    learnName(name, origin, as = 'name', whole = name) {
      const folded = foldAscii(name);
      if (name.length < shortestName || name.length > 100) return;
      const of = digest(folded);
      if (learned.has(`name ${of}`) || learned.has(`${as} ${of}`)) return;
      learned.add(`${as} ${of}`);
      names ??= fingerprints(secrets(), shortestName, true);
      const identity = identityOf(name, origin.family);
      const known = identity === folded ? of : digest(identity);
      const person = whole === name ? known : digest(identityOf(whole, origin.family));
      names.add(name, 0, 0, { origin, digest: known, bounded: true, isWord: as === 'word', person });
    },
    calls: () => createCalls(earlierCalls),
    knowsAny: () => values !== undefined || names !== undefined,
    longest: () => Math.max(values?.longest ?? 0, names?.longest ?? 0),
    sightings(text) {
      const found: { start: number; end: number; known: Known }[] = [];
      for (const { start, end, lead, tail, fact } of values?.search(text) ?? []) {
        if (fact.bounded && !isBounded(text, start, end)) continue;
        found.push({
          start: lead > 0 && isBase64(text[start - 1]) ? start - lead : start,
          end: tail > 0 && isBase64(text[end]) ? end + tail : end,
          known: fact,
        });
      }
      for (const { start, end, fact } of names?.search(text) ?? [])
        if (isBounded(text, start, end) && (!fact.isWord || isSaidOfPerson(text, start, end)))
          found.push({ start, end, known: fact });
      return found;
    },
  };
}

function randomKey(): Uint8Array {
  return globalThis.crypto.getRandomValues(new Uint8Array(32));
}

function keyBytes(key: Uint8Array | string): Uint8Array {
  const bytes = typeof key === 'string' ? new TextEncoder().encode(key) : key;
  // Views of other numbers are bytes too, but which ones depends on the machine; a Buffer is one of these.
  if (Object.prototype.toString.call(bytes) !== '[object Uint8Array]')
    throw new TypeError('A redaction key is a text or bytes in a Uint8Array, and this is neither.');
  if (bytes.length === 0)
    throw new TypeError('The redaction key is empty. Give at least 16 random bytes, or no key at all.');
  // Whoever is careful with keys overwrites theirs, and the first digest may come later.
  return Uint8Array.from(bytes);
}

/** A plain word or a short number stands in too many innocent places to be replaced everywhere. */
function isCommon(value: string): boolean {
  if (value.length >= 24 || !/^(?:[A-Za-z]+|\d{1,9}|[a-z]+(?:[-_. ][a-z]+){1,2})$/.test(value)) return false;
  if (/[a-z]/.test(value) && /[A-Z]/.test(value) && !together.test(value)) return false;
  return value.replace(spoken, '').length * 2 <= value.length;
}

/** Words that were written together have capitals where they begin, or are names in capitals; what was drawn has them anywhere. */
const together = /^[a-z]*(?:[A-Z]{1,7}[a-z]{2,})*[A-Z]{0,6}$/;

/** Letters that can be a word, or one of several that were written together. */
const spoken = /[A-Z]?(?=[a-z]*[aeiou])[a-z]{3,}|(?=[A-Z]*[AEIOU])[A-Z]{3,}|\d|[-_. ]/g;

/** Long and of letters and digits: nobody says it by chance, so that it counts within a longer word too. An address may be a part of another. */
function isStrong(value: string): boolean {
  return value.length >= 12 && /\d/.test(value) && /[A-Za-z]/.test(value) && !/^[\w.+-]+@/.test(value);
}

function isBounded(text: string, start: number, end: number): boolean {
  return !(isWord(text[start - 1]) && isWord(text[start])) && !(isWord(text[end]) && isWord(text[end - 1]));
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

function isBase64(character: string | undefined): boolean {
  return character !== undefined && /[A-Za-z0-9+/_-]/.test(character);
}

function foldAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
