import { readied } from './readied.ts';
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
  if (words === undefined) return /[gy]/.test(form.flags) ? form : readied(form);
  const index = entries.push(words) - 1;
  behindTheSieve.push(form);
  const slot = index >> 5;
  const bit = 1 << (index & 31);
  built = undefined;
  const ready = readied(form);
  return {
    exec: (text) => ((signsIn(text)[slot]! & bit) === 0 ? null : ready.exec(text)),
    test: (text) => (signsIn(text)[slot]! & bit) !== 0 && ready.test(text),
  };
}

/** Every expression that was put behind the sieve, for the tests that hold its answers against theirs. */
export const behindTheSieve: RegExp[] = [];

/** The words of each of them. */
const entries: (readonly string[])[] = [];

interface Word {
  readonly codes: Uint8Array;
  /** How many characters of the word end with those by which it is found. */
  readonly reach: number;
  readonly slot: number;
  readonly bit: number;
}

interface Sieve {
  readonly slots: number;
  /** By three folded characters: which of the other two tables to ask. Small enough to stay in the nearest cache. */
  readonly ends: Uint8Array;
  /** By four folded characters, and for short words by three: 0, or the number of a list of words. */
  readonly byFour: Uint16Array;
  readonly byThree: Uint16Array;
  readonly lists: readonly (readonly Word[])[];
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

/**
 * Letters are folded by five of their bits, which also folds other characters into one another: what it strikes is compared
 * again, and what is found there is only what is worth asking for.
 */
function scan(text: string, { ends, byFour, byThree, lists, rare, anyRare }: Sieve, answer: Int32Array): void {
  answer.fill(0);
  const { length } = text;
  let beyond = 0;
  let hash = 0;
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at);
    beyond |= code;
    hash = ((hash << 5) | (code & 0x1f)) & 0xfffff;
    const end = ends[hash & 0x7fff]!;
    if (end === 0) continue;
    if ((end & ofThree) !== 0) look(lists[byThree[hash & 0x7fff]!]!, text, at, answer);
    const four = byFour[placeOfFour(hash)]!;
    if (four !== 0) look(lists[four]!, text, at, answer);
  }
  if (beyond < 0x80) return;
  // To an expression that does not look at case a long s is an s and the sign of Kelvin a k.
  if (text.includes('\u017f') || text.includes('\u212a')) answer.fill(-1);
  add(answer, anyRare);
  for (const [character, signs] of rare) if (text.includes(character)) add(answer, signs);
}

const ofFour = 1;
const ofThree = 2;

/** Twenty bits of four characters in sixteen: the few that meet are told apart afterwards. */
function placeOfFour(hash: number): number {
  return (hash ^ (hash >>> 7)) & 0xffff;
}

function look(words: readonly Word[], text: string, at: number, answer: Int32Array): void {
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    if ((answer[word.slot]! & word.bit) === 0 && stands(word, text, at)) answer[word.slot]! |= word.bit;
  }
}

function stands({ codes, reach }: Word, text: string, at: number): boolean {
  const start = at - reach + 1;
  if (start < 0 || start + codes.length > text.length) return false;
  for (let index = 0; index < codes.length; index++) {
    const code = text.charCodeAt(start + index);
    if (code !== codes[index] && (code < 0x41 || code > 0x5a || code + 0x20 !== codes[index])) return false;
  }
  return true;
}

function add(answer: Int32Array, signs: Int32Array): void {
  for (let slot = 0; slot < answer.length; slot++) answer[slot]! |= signs[slot]!;
}

function sieveOf(all: readonly (readonly string[])[]): Sieve {
  const slots = Math.max(1, Math.ceil(all.length / 32));
  const ends = new Uint8Array(0x8000);
  const byFour = new Uint16Array(0x10000);
  const byThree = new Uint16Array(0x8000);
  const lists: Word[][] = [[]];
  const rare = new Map<string, Int32Array>();
  const anyRare = new Int32Array(slots);
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
        const codes = Uint8Array.from(word, (character) => character.charCodeAt(0));
        const length = Math.min(4, codes.length);
        const reach = rarestPlace(word, length);
        const hash = codes.subarray(reach - length, reach).reduce((before, code) => (before << 5) | (code & 0x1f), 0);
        ends[hash & 0x7fff]! |= length === 4 ? ofFour : ofThree;
        const table = length === 4 ? byFour : byThree;
        const place = length === 4 ? placeOfFour(hash) : hash;
        if (table[place] === 0) table[place] = lists.push([]) - 1;
        lists[table[place]!]!.push({ codes, reach, slot, bit });
      }
    }
  }
  return { slots, ends, byFour, byThree, lists, rare, anyRare };
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
