import { beyondAscii, requiredWords } from './required-words.ts';

/** An expression that is only asked where one of the words stands that it needs. */
export interface Sifted {
  exec(text: string): RegExpExecArray | null;
  test(text: string): boolean;
}

/**
 * Puts an expression behind the sieve. Hints know many ways in which people put things, and nearly no text holds any of them:
 * one pass tells for all the expressions at once which are worth asking. What they answer is the same with it and without it.
 */
export function sifted(form: RegExp): Sifted {
  const words = /[gyv]/.test(form.flags) ? undefined : requiredWords(form);
  if (words === undefined) return form;
  const index = entries.push(words) - 1;
  behindTheSieve.push(form);
  const slot = index >> 5;
  const bit = 1 << (index & 31);
  built = undefined;
  return {
    exec: (text) => ((signsIn(text)[slot]! & bit) === 0 ? null : form.exec(text)),
    test: (text) => (signsIn(text)[slot]! & bit) !== 0 && form.test(text),
  };
}

/** Every expression that was put behind the sieve, for the tests that hold its answers against theirs. */
export const behindTheSieve: RegExp[] = [];

/** The words of each of them. */
const entries: (readonly string[])[] = [];

interface Word {
  readonly bytes: Uint8Array;
  /** How many bytes of the word end with those by which it is found. */
  readonly reach: number;
  readonly slot: number;
  readonly bit: number;
}

interface Sieve {
  readonly slots: number;
  /** By the hash of four bytes, and for short words of three: 0, or the number of a list of words. */
  readonly byFour: Uint16Array;
  readonly byThree: Uint16Array;
  readonly lists: readonly (readonly Word[])[];
  readonly longest: number;
  /** Signs of single characters beyond ASCII, and of any such character. */
  readonly rare: ReadonlyMap<string, Int32Array>;
  readonly anyRare: Int32Array;
}

let built: Sieve | undefined;

/** Texts of one step are asked for by several rules in turn, so the last few answers are kept. */
const kept = 6;
const texts: string[] = Array.from({ length: kept }, () => '');
let answers: Int32Array[] = [];
let next = 0;

function signsIn(text: string): Int32Array {
  if (built === undefined) {
    built = sieveOf(entries);
    answers = texts.map(() => new Int32Array(built!.slots));
    texts.fill('');
  }
  for (let at = 0; at < kept; at++) if (texts[at] === text) return answers[at]!;
  const answer = answers[next]!;
  texts[next] = text;
  next = (next + 1) % kept;
  scan(text, built, answer);
  return answer;
}

/** Texts are looked through in pieces that overlap by the longest word. */
const piece = 1 << 15;
const bytes = new Uint8Array(4 * piece);
const encoder = new TextEncoder();

function scan(text: string, sieve: Sieve, answer: Int32Array): void {
  answer.fill(0);
  let beyond = false;
  for (let start = 0; start < text.length; start += piece) {
    const part = text.length <= piece ? text : text.slice(start, start + piece + sieve.longest);
    // In lower case at once: one call for all letters is faster than a table for each.
    const small = part.toLowerCase();
    const { written } = encoder.encodeInto(small, bytes);
    if (written !== small.length) beyond = true;
    scanBytes(written, sieve, answer);
  }
  if (!beyond) return;
  // A letter beyond ASCII is an s to an expression that does not look at case.
  if (text.includes('\u017f')) answer.fill(-1);
  add(answer, sieve.anyRare);
  for (const [character, signs] of sieve.rare) if (text.includes(character)) add(answer, signs);
}

function scanBytes(length: number, { byFour, byThree, lists }: Sieve, answer: Int32Array): void {
  let hash = 0;
  for (let at = 0; at < length; at++) {
    hash = ((hash << 4) ^ bytes[at]!) & 0xffff;
    const four = byFour[hash]!;
    if (four !== 0) look(lists[four]!, length, at, answer);
    const three = byThree[hash & 0xfff]!;
    if (three !== 0) look(lists[three]!, length, at, answer);
  }
}

function look(words: readonly Word[], length: number, at: number, answer: Int32Array): void {
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    if ((answer[word.slot]! & word.bit) === 0 && stands(word, length, at)) answer[word.slot]! |= word.bit;
  }
}

function stands({ bytes: own, reach }: Word, length: number, at: number): boolean {
  const start = at - reach + 1;
  if (start < 0 || start + own.length > length) return false;
  for (let index = 0; index < own.length; index++) if (bytes[start + index] !== own[index]) return false;
  return true;
}

function add(answer: Int32Array, signs: Int32Array): void {
  for (let slot = 0; slot < answer.length; slot++) answer[slot]! |= signs[slot]!;
}

function sieveOf(all: readonly (readonly string[])[]): Sieve {
  const slots = Math.max(1, Math.ceil(all.length / 32));
  const byFour = new Uint16Array(0x10000);
  const byThree = new Uint16Array(0x1000);
  const lists: Word[][] = [[]];
  const rare = new Map<string, Int32Array>();
  const anyRare = new Int32Array(slots);
  let longest = 0;
  for (const [index, words] of all.entries()) {
    const slot = index >> 5;
    const bit = 1 << (index & 31);
    for (const word of words) {
      const beyond = /[^\0-\x7f]/.exec(word)?.[0];
      if (beyond === beyondAscii) anyRare[slot]! |= bit;
      else if (beyond !== undefined) {
        const signs = rare.get(beyond) ?? new Int32Array(slots);
        signs[slot]! |= bit;
        rare.set(beyond, signs);
      } else {
        const own = encoder.encode(word);
        const length = Math.min(4, own.length);
        const reach = rarestPlace(word, length);
        const hash = own.subarray(reach - length, reach).reduce((before, byte) => (before << 4) ^ byte, 0);
        const table = length === 4 ? byFour : byThree;
        const place = hash & (table.length - 1);
        if (table[place] === 0) table[place] = lists.push([]) - 1;
        lists[table[place]!]!.push({ bytes: own, reach, slot, bit });
        longest = Math.max(longest, own.length);
      }
    }
  }
  return { slots, byFour, byThree, lists, longest, rare, anyRare };
}

/** How often letters stand in texts, roughly: a few seldom ones in a row are looked for first. */
const frequency = ' etaoinsrhldcumfpgwybvkxjqz';

function rarestPlace(word: string, length: number): number {
  let best = length;
  let least = Number.POSITIVE_INFINITY;
  for (let end = length; end <= word.length; end++) {
    let common = 0;
    for (let at = end - length; at < end; at++) {
      const rank = frequency.indexOf(word[at]!);
      common += rank < 0 ? 0 : 27 - rank;
    }
    if (common < least) [least, best] = [common, end];
  }
  return best;
}
