import type { Cues, Phrase, Signs, Told } from './cues.ts';
import {
  ACCENTED,
  ALWAYS,
  BITS_OF_WORD,
  DIGIT,
  END,
  FACTS,
  FOREIGN,
  KINDS,
  KNOWN,
  KNOWN_SIZE,
  LETTER,
  MARK,
  MARKS,
  MOST_PHRASES,
  MOST_SLOTS,
  NEXT_LETTERS,
  OTHER,
  PHRASE_ARENA,
  PHRASE_BIT,
  PHRASE_CODES,
  PHRASE_LENGTH,
  PHRASE_OFFSET,
  PHRASES,
  PHRASES_AT,
  RARE,
  RARE_AT,
  SIGN,
  SIGNS,
  TOLD,
  TOLD_SIZE,
} from './layout.ts';
import { type Machine, machineOf } from './machine.ts';
import { isCommon, most, shortest, stemOf } from './stems.ts';

/** What is known of characters and words, in one memory that the module reads as well, where there is one. */
export interface Lexicon {
  readonly cues: Cues;
  readonly machine: Machine | undefined;
  /** The whole memory as numbers of 32 bits. */
  readonly numbers: Int32Array;
  readonly kinds: Uint8Array;
  /** Characters beyond ASCII that tell something: 0 for all others, or a place among what they tell. */
  readonly rareAt: Uint8Array;
  readonly rare: readonly Signs[];
  /**
   * Words of up to twelve ASCII letters, four numbers for each: two for its letters, and one that is twice its place among all
   * that is told (0 where it tells nothing), plus 1 where it has a stem; the fourth is free.
   */
  readonly known: Int32Array;
  /** Where the module, and whoever helps it, collects the signs of a text. */
  readonly signs: Signs;
  all: Told[];
  words: number;
  /** Where in the memory the next phrase has its place. */
  phrases: number;
}

/** Other words, as they are written. */
const longWords = new Map<string, LongWord>();
const mostWords = 1 << (BITS_OF_WORD - 1);
/** Stands at the first place, which is that of words that tell nothing. */
export const nothing: Told = { signs: new Int32Array(0), phrases: [] };
/** No word of a language is longer; what is, is rarely met twice. */
const longestWord = 64;

interface LongWord {
  readonly told: Told;
  readonly stem: number | undefined;
  /** What the letters beyond ASCII tell, where there are any. */
  readonly characters: Signs | undefined;
}

/** What is known before the first text is read. */
export function lexiconOf(cues: Cues): Lexicon {
  const isReadable = cues.slots <= MOST_SLOTS && cues.marks.every(({ mark }) => signOf(mark) !== -1);
  const machine = isReadable ? machineOf() : undefined;
  machine?.run.prepare(cues.slots);
  const buffer = machine?.bytes.buffer ?? new ArrayBuffer(END);
  const lexicon: Lexicon = {
    cues,
    machine,
    numbers: new Int32Array(buffer),
    kinds: new Uint8Array(buffer, KINDS, 0x10000),
    rareAt: new Uint8Array(buffer, RARE_AT, 0x10000),
    rare: rareOf(cues),
    known: new Int32Array(buffer, KNOWN, (KNOWN_SIZE / 4) << BITS_OF_WORD),
    signs: new Int32Array(buffer, SIGNS, cues.slots),
    all: [nothing],
    words: 0,
    phrases: PHRASE_ARENA,
  };
  fillKinds(lexicon.kinds);
  for (const [index, character] of rareCharacters(cues).entries()) lexicon.rareAt[character.charCodeAt(0)] = index + 1;
  if (machine !== undefined) {
    lexicon.numbers.set(cues.always, ALWAYS >> 2);
    for (const [index, signs] of lexicon.rare.entries()) lexicon.numbers.set(signs, (RARE >> 2) + cues.slots * index);
    layMarks(lexicon, machine);
  }
  longWords.clear();
  return lexicon;
}

/** Lets go of the words that are too long for a table. */
export function forgetLongWords(): void {
  longWords.clear();
}

/** To an expression that does not look at case a long s is an s and the sign of Kelvin a k. */
const letters = ['\u017f', '\u212a'];

function rareCharacters({ rare }: Cues): readonly string[] {
  return [...rare.keys(), ...letters];
}

function rareOf({ rare, slots }: Cues): readonly Signs[] {
  const every = new Int32Array(slots).fill(-1);
  return [new Int32Array(slots), ...rare.values(), ...letters.map(() => every)];
}

function fillKinds(kinds: Uint8Array): void {
  kinds.fill(FOREIGN);
  for (let code = 0; code < 0x100; code++) {
    const character = String.fromCharCode(code);
    kinds[code] = /\p{L}/u.test(character) ? (code < 0x80 ? LETTER : ACCENTED) : /\d/.test(character) ? DIGIT : OTHER;
  }
  kinds.fill(SIGN, 0x2010, 0x2060).fill(SIGN, 0x2190, 0x2460).fill(SIGN, 0x2500, 0x27c0);
}

/** The letters of a word of ASCII, five bits each: up to six in the first number, and up to six more in the next. */
interface Letters {
  readonly first: number;
  readonly next: number;
}

/** Stands for what is known of a word that was not met before. */
export const unmet = -1;

/** What is known of a word of ASCII letters, by their bits; `unmet` where nothing is. */
export function factsOfWord(first: number, next: number, { known }: Lexicon): number {
  const place = placeOf(first, next, known);
  return known[place] === 0 ? unmet : known[place + (FACTS >> 2)]!;
}

/** Gives a word that was not met before a place, and says what is known of it from now on. */
export function learnWord(word: string, { first, next }: Letters, lexicon: Lexicon): number {
  const { known } = lexicon;
  const told = lexicon.cues.toldBy(word.toLowerCase());
  if (lexicon.words >= mostWords || !hasRoom(told, lexicon)) forgetWords(lexicon);
  lexicon.words += 1;
  const hasStem = word.length >= shortest && (word.length > most || !isCommon(first));
  const facts = 2 * (told === undefined ? 0 : remembered(told, lexicon)) + (hasStem ? 1 : 0);
  const place = placeOf(first, next, known);
  known[place] = first;
  known[place + (NEXT_LETTERS >> 2)] = next;
  known[place + (FACTS >> 2)] = facts;
  return facts;
}

/** Where a word has its place among those that are known, or where it would have one. */
function placeOf(first: number, next: number, known: Int32Array): number {
  const size = KNOWN_SIZE >> 2;
  const mask = (size << BITS_OF_WORD) - 1;
  let place = size * ((Math.imul(first, 0x9e3779b1) ^ Math.imul(next, 0x85ebca6b)) >>> (32 - BITS_OF_WORD));
  while (known[place] !== 0 && (known[place] !== first || known[place + (NEXT_LETTERS >> 2)] !== next))
    place = (place + size) & mask;
  return place;
}

function forgetWords(lexicon: Lexicon): void {
  lexicon.known.fill(0);
  longWords.clear();
  lexicon.all = [nothing];
  lexicon.words = 0;
  lexicon.phrases = PHRASE_ARENA;
  if (lexicon.machine !== undefined) layMarks(lexicon, lexicon.machine);
}

/** Has the module look for what is no word wherever the first of its characters stands that is no letter. */
function layMarks(lexicon: Lexicon, machine: Machine): void {
  const { cues, kinds } = lexicon;
  const phrases = new Map<number, Phrase[]>();
  for (const { mark, signs } of cues.marks) {
    // The module does not look at case.
    if (mark !== mark.toLowerCase()) continue;
    const at = signOf(mark);
    const sign = mark.charCodeAt(at);
    kinds[sign] = MARK;
    const codes = Uint8Array.from(mark, (character) => character.charCodeAt(0));
    const own = phrases.get(sign) ?? [];
    phrases.set(sign, own);
    for (const [slot, bit] of signs.entries()) if (bit !== 0) own.push({ codes, offset: -at, slot, bit });
  }
  for (const [sign, own] of phrases)
    layDown({ signs: new Int32Array(cues.slots), phrases: own }, MARKS + TOLD_SIZE * sign, lexicon, machine);
}

/** Where the first character of a mark stands that is neither a letter nor a digit, or -1. */
function signOf(mark: string): number {
  return mark.search(/[^a-z\d]/i);
}

function hasRoom(told: Told | undefined, { phrases }: Lexicon): boolean {
  return (
    phrases + (told?.phrases.reduce((size, { codes }) => size + sizeOf(codes), 0) ?? 0) <= PHRASE_ARENA + MOST_PHRASES
  );
}

function sizeOf(codes: Uint8Array): number {
  return (PHRASE_CODES + codes.length + 3) & -4;
}

/** Remembers what a word tells, where the module finds it as well; gives its place among all that is told. */
function remembered(told: Told, lexicon: Lexicon): number {
  const index = lexicon.all.push(told) - 1;
  if (lexicon.machine !== undefined) layDown(told, TOLD + TOLD_SIZE * index, lexicon, lexicon.machine);
  return index;
}

function layDown(told: Told, at: number, lexicon: Lexicon, { bytes }: Machine): void {
  const { numbers } = lexicon;
  numbers.set(told.signs, at >> 2);
  numbers[(at + PHRASES_AT) >> 2] = lexicon.phrases;
  numbers[(at + PHRASES) >> 2] = told.phrases.length;
  for (const { codes, offset, slot, bit } of told.phrases) {
    const phrase = lexicon.phrases;
    numbers[phrase >> 2] = 4 * slot;
    numbers[(phrase + PHRASE_BIT) >> 2] = bit;
    numbers[(phrase + PHRASE_OFFSET) >> 2] = offset;
    numbers[(phrase + PHRASE_LENGTH) >> 2] = codes.length;
    bytes.set(codes, phrase + PHRASE_CODES);
    lexicon.phrases += sizeOf(codes);
  }
}

/** What is known of a word that is long or has letters beyond ASCII. */
export function longWord(word: string, lexicon: Lexicon): LongWord {
  const known = longWords.get(word);
  if (known !== undefined) return known;
  const { cues } = lexicon;
  const stem = word.length < shortest ? undefined : stemOf(word);
  const characters = new Int32Array(cues.slots);
  for (const code of word.replace(/[\0-\x7f]/g, '')) addRare(code.charCodeAt(0), characters, lexicon);
  const made: LongWord = {
    told: cues.toldBy(word.toLowerCase()) ?? nothing,
    stem: stem !== undefined && (word.length > most || !isCommon(stem)) ? stem : undefined,
    characters: /[^\0-\x7f]/.test(word) ? characters : undefined,
  };
  if (word.length > longestWord) return made;
  if (longWords.size >= mostWords) longWords.clear();
  longWords.set(word, made);
  return made;
}

/** Adds what a character beyond ASCII tells. */
export function addRare(code: number, signs: Signs, { rare, rareAt }: Lexicon): void {
  const own = rareAt[code]!;
  if (own !== 0) add(signs, rare[own]!);
}

/** Adds signs to others. */
export function add(signs: Signs, own: Signs): void {
  for (let slot = 0; slot < signs.length; slot++) signs[slot]! |= own[slot]!;
}
