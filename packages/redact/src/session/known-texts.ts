import type { ForsyFamily } from '../detector.ts';
import { isSaidOfPerson } from '../judge/people/said-of-person.ts';
import { spellingsOf } from './encodings.ts';
import { type Fingerprints, fingerprints } from './fingerprints.ts';
import type { Secrets } from './hashes.ts';
import { identityOf } from './identity.ts';
import { isStrong, isWorthLearning, shortestValue } from './worth-learning.ts';

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

/** The values and names that a session knows, by digests only, and where they stand in a text. */
export interface KnownTexts {
  /** Remembers a confirmed value, so that `sightings` finds it again. */
  learnValue(value: string, origin: Origin): void;
  /**
   * Remembers a person's name, found again between word boundaries and without regard to case; a single word of one only
   * where it is said of a person. With `whole`, it has the number of that name.
   */
  learnName(name: string, origin: Origin, as?: 'name' | 'word', whole?: string): void;
  /** True when there is anything to be found again. */
  knowsAny(): boolean;
  /** How long the longest of them is, in its longest spelling. */
  longest(): number;
  /** Where remembered values and names stand in a text. */
  sightings(text: string): { start: number; end: number; known: Known }[];
}

/** Begins without any; `digest` is the one of the session. */
export function knownTexts(digest: (value: string) => string): KnownTexts {
  const learned = new Set<string>();
  // Most documents hold nothing: what costs is made when the first value comes.
  let values: Fingerprints<Known> | undefined;
  let names: Fingerprints<Known> | undefined;
  const secrets = (): Secrets => {
    const words = digest('rolling hash');
    return { multiplier: Number.parseInt(words.slice(0, 8), 16), seed: Number.parseInt(words.slice(8, 16), 16) };
  };

  return {
    learnValue(value, origin) {
      if (!isWorthLearning(value)) return;
      const of = digest(value);
      if (learned.has(of)) return;
      learned.add(of);
      values ??= fingerprints(secrets(), { width: shortestValue, fold: false });
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
      names ??= fingerprints(secrets(), { width: shortestName, fold: true });
      const identity = identityOf(name, origin.family);
      const known = identity === folded ? of : digest(identity);
      const person = whole === name ? known : digest(identityOf(whole, origin.family));
      names.add(name, 0, 0, { origin, digest: known, bounded: true, isWord: as === 'word', person });
    },
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

const shortestName = 4;

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
