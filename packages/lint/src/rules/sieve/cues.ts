import { beyondAscii } from './required-words.ts';

/** Which of the expressions are worth asking: a bit for each. */
export type Signs = Int32Array;

/** What a word in lower case tells of the text that it stands in. */
export interface Told {
  /** The expressions that are worth asking wherever the word stands. */
  readonly signs: Signs;
  /** Those that are only where the words around it are as well. */
  readonly phrases: readonly Phrase[];
}

/** What has to stand around a word. */
export interface Phrase {
  readonly codes: Uint8Array;
  /** Where it begins, counted from the beginning of the word. */
  readonly offset: number;
  readonly slot: number;
  readonly bit: number;
}

/** The words that expressions need, by what a text shows of them when it is read word by word. */
export interface Cues {
  /** How many numbers of 32 bits hold a bit for each expression. */
  readonly slots: number;
  /** Expressions of which no words are known: they are always worth asking. */
  readonly always: Signs;
  /** What a word tells; undefined for one that tells nothing. */
  toldBy(word: string): Told | undefined;
  /** Signs of single characters beyond ASCII. */
  readonly rare: ReadonlyMap<string, Signs>;
  /** Signs of any such character. */
  readonly anyRare: Signs;
  /** What is no word and looked for as it stands. */
  readonly marks: readonly { readonly mark: string; readonly signs: Signs }[];
}

/** A run of letters in a cue by which the cue is found: the whole of it, or its longest. */
interface Run {
  readonly letters: string;
  /** True where other characters of the cue stand before or behind it, so that the word begins or ends with it. */
  readonly opens: boolean;
  readonly closes: boolean;
  readonly start: number;
  readonly cue: string;
  readonly slot: number;
  readonly bit: number;
}

/**
 * The words that expressions need, in order, as plain data: each with the places of the expressions that need it. It may be made
 * long before texts are read.
 */
export interface CueTable {
  /** Expressions of which no words are known. */
  readonly always: readonly number[];
  /**
   * Words that the same expressions need, joined by bars, and then the places of those expressions. A word is led by the offset
   * of its longest run of letters, unless that is its beginning.
   */
  readonly runs: readonly (readonly [words: string, ...places: number[]])[];
  readonly rare: Readonly<Record<string, readonly number[]>>;
  readonly anyRare: readonly number[];
  readonly marks: Readonly<Record<string, readonly number[]>>;
}

/** Puts the words that each expression needs in order. */
export function cueTableOf(all: readonly (readonly string[] | undefined)[]): CueTable {
  const always: number[] = [];
  const anyRare: number[] = [];
  const rare = new Map<string, number[]>();
  const marks = new Map<string, number[]>();
  const runs = new Map<string, number[]>();
  for (const [place, words] of all.entries()) {
    if (words === undefined) always.push(place);
    for (const cue of words ?? []) {
      const beyond = /[^\0-\x7f]/.exec(cue)?.[0];
      const run = longestRun(cue);
      if (beyond !== undefined && (beyond !== beyondAscii || run === undefined || run.letters.length < known)) {
        if (beyond === beyondAscii) anyRare.push(place);
        else at(rare, beyond, () => []).push(place);
      } else if (run === undefined) at(marks, cue, () => []).push(place);
      else at(runs, cue, () => []).push(place);
    }
  }
  return {
    always,
    runs: together(runs),
    rare: Object.fromEntries(rare),
    anyRare,
    marks: Object.fromEntries(marks),
  };
}

/** Many words have the same places: named once, they take three quarters of the room. */
function together(places: ReadonlyMap<string, readonly number[]>): CueTable['runs'] {
  const cues = new Map<string, string[]>();
  for (const [cue, all] of places) {
    const { start } = longestRun(cue)!;
    if (cue.includes(stroke) || start > mostBefore) throw new Error(`The word ${cue} cannot be kept.`);
    const isPlain = start === 0 && placeIn(cue) === undefined;
    at(cues, JSON.stringify(all), () => []).push(isPlain ? cue : String.fromCharCode(firstPlace + start) + cue);
  }
  return [...cues].map(([all, words]) => [words.sort().join(stroke), ...(JSON.parse(all) as number[])]);
}

const stroke = '|';
/** Where a word's letters begin is told by a character from "0" to "Z": no word has a capital letter. */
const firstPlace = 0x30;
const mostBefore = 0x5a - firstPlace;

function placeIn(word: string): number | undefined {
  const place = word.charCodeAt(0) - firstPlace;
  return place >= 0 && place <= mostBefore ? place : undefined;
}

function at<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

/** Makes a table ready to be asked; `numbers` gives for each place in it the number that the expression has here. */
export function cuesOf(table: CueTable, numbers: readonly (number | undefined)[], count: number): Cues {
  const slots = Math.max(1, Math.ceil(count / 32));
  const signsOf = (places: readonly number[]): Signs => {
    const signs = new Int32Array(slots);
    for (const place of places) {
      const number = numbers[place];
      if (number !== undefined) signs[number >> 5]! |= 1 << (number & 31);
    }
    return signs;
  };
  const words = byLetters(table);
  const runs = new Map<string, readonly Run[]>();
  const runsAt = (letters: string): readonly Run[] => {
    const met = runs.get(letters);
    if (met !== undefined) return met;
    const found = words.get(letters);
    if (found === undefined) return noRuns;
    const made: Run[] = [];
    for (const { cue, places } of found) {
      const { letters, opens, closes, start } = longestRun(cue)!;
      for (const place of places) {
        const number = numbers[place];
        if (number === undefined) continue;
        // Made in one go: Node 20 takes long to copy what was made before.
        made.push({ letters, opens, closes, start, cue, slot: number >> 5, bit: 1 << (number & 31) });
      }
    }
    runs.set(letters, made);
    return made;
  };
  return {
    slots,
    always: signsOf(table.always),
    toldBy: (word) => toldBy(word, runsAt, slots),
    rare: new Map(Object.entries(table.rare).map(([character, places]) => [character, signsOf(places)])),
    anyRare: signsOf(table.anyRare),
    marks: Object.entries(table.marks).flatMap(([mark, places]) =>
      inEitherCase(mark).map((one) => ({ mark: one, signs: signsOf(places) })),
    ),
  };
}

/** The words by the first letters of their longest run of letters, by which they are found. */
function byLetters({ runs }: CueTable): ReadonlyMap<string, { cue: string; places: readonly number[] }[]> {
  const words = new Map<string, { cue: string; places: readonly number[] }[]>();
  for (const group of runs) {
    const places = group.slice(1) as number[];
    for (const word of group[0].split(stroke)) {
      const placed = placeIn(word);
      const cue = placed === undefined ? word : word.slice(1);
      const start = placed ?? 0;
      const letters = cue.slice(start, start + (isLetter(cue.charCodeAt(start + 2)) ? known : 2));
      const one = { cue, places };
      const others = words.get(letters);
      if (others === undefined) words.set(letters, [one]);
      else others.push(one);
    }
  }
  return words;
}

/** A mark has a letter or two at most: "n/a". */
function inEitherCase(mark: string): string[] {
  let all = [''];
  for (const character of mark)
    all = [...new Set([character, character.toUpperCase()])].flatMap((one) => all.map((before) => before + one));
  return all;
}

const noRuns: readonly Run[] = [];

/** By how many of its letters a run is found. */
const known = 3;

function longestRun(cue: string): Pick<Run, 'letters' | 'opens' | 'closes' | 'start'> | undefined {
  // Most are one word.
  if (/^[a-z]{2,}$/.test(cue)) return { letters: cue, start: 0, opens: false, closes: false };
  let start = 0;
  let length = 0;
  for (let at = 0; at < cue.length; at++) {
    const begun = at;
    while (at < cue.length && isLetter(cue.charCodeAt(at))) at += 1;
    if (at - begun > length) [start, length] = [begun, at - begun];
  }
  if (length < 2) return undefined;
  // A letter beyond ASCII belongs to the same word.
  const isOutside = (at: number): boolean => at >= 0 && at < cue.length && cue[at] !== beyondAscii;
  return {
    letters: cue.slice(start, start + length),
    start,
    opens: isOutside(start - 1),
    closes: isOutside(start + length),
  };
}

function isLetter(code: number): boolean {
  return code >= 0x61 && code <= 0x7a;
}

function toldBy(word: string, runsAt: (letters: string) => readonly Run[], slots: number): Told | undefined {
  const signs = new Int32Array(slots);
  const phrases: Phrase[] = [];
  let tells = false;
  for (let at = 0; at + 2 <= word.length; at++)
    // A run of two letters is found by both of them, a longer one by three.
    for (const length of at + known <= word.length ? [2, known] : [2])
      for (const run of runsAt(word.slice(at, at + length))) {
        if (!stands(run, word, at)) continue;
        tells = true;
        if (run.letters === run.cue) signs[run.slot]! |= run.bit;
        else phrases.push({ codes: codesOf(run.cue), offset: at - run.start, slot: run.slot, bit: run.bit });
      }
  return tells ? { signs, phrases } : undefined;
}

function stands({ letters, opens, closes }: Run, word: string, at: number): boolean {
  if (!word.startsWith(letters, at)) return false;
  return (!opens || at === 0) && (!closes || at + letters.length === word.length);
}

function codesOf(text: string): Uint8Array {
  const codes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) codes[at] = text.charCodeAt(at);
  return codes;
}
