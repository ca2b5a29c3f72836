import type { Cues, Signs, Told } from './cues.ts';
import { type CuesMadeBefore, cuesOfForms } from './made-before.ts';
import type { Form } from './readied.ts';
import { beyondAscii } from './required-words.ts';
import {
  forgetOdd,
  isCommon,
  longNumberStem,
  most,
  mostDigits,
  type Stems,
  shortest,
  stemOf,
  stemsByExpression,
} from './stems.ts';

/** What one pass over a text told. */
export interface Reading extends Stems {
  /** The expressions that are worth asking about the text. */
  readonly signs: Signs;
}

interface Page extends Reading {
  text: string | undefined;
  stems: Int32Array;
  count: number;
  signs: Signs;
  /** True while the stems are still to be found, by an expression. */
  isForeign: boolean;
}

/** Has the words that an expression needs looked for in texts; gives its number, which the same expression has every time. */
export function lookFor(form: Form): number {
  const known = wanted.findIndex(({ source, flags }) => source === form.source && flags === form.flags);
  if (known >= 0) return known;
  cues = undefined;
  last = undefined;
  return wanted.push(form) - 1;
}

/** Has the words taken from what was made of the expressions before, and not worked out when the first text is read. */
export function takeCues(made: CuesMadeBefore): void {
  madeBefore = made;
}

/**
 * Which expressions are worth asking about a text, and what stems it has. All hints share one pass over each text: it goes from
 * word to word, and what a word tells was worked out when it was first met, for people and programs use few words.
 */
export function readingOf(text: string): Reading {
  return pageOf(text);
}

/** The stems of a text. */
export function stemsOf(text: string): Stems {
  const page = pageOf(text);
  if (page.isForeign) {
    page.stems = stemsByExpression(text);
    page.count = page.stems.length;
    page.isForeign = false;
  }
  return page;
}

/** Lets go of what is too long to be kept from trace to trace. */
export function forgetReadings(): void {
  pages[mostKept] = undefined;
  last = undefined;
  if (!forgetOdd()) return;
  pages.fill(undefined);
  longWords.clear();
}

const wanted: Form[] = [];
let madeBefore: CuesMadeBefore | undefined;
let cues: Cues | undefined;

/** The texts read last: the rules ask for those of one trace in turn. */
const pages: (Page | undefined)[] = [];
let last: Page | undefined;
const bitsOfPlace = 10;
const mostKept = 1 << bitsOfPlace;
/** Of longer texts only the last one is kept, in a place of its own. */
const longest = 4000;

function pageOf(text: string): Page {
  // Mostly one text is asked about by one expression after the other.
  if (last !== undefined && last.text === text) return last;
  if (cues === undefined) begin();
  const place = text.length > longest ? mostKept : placeOf(text);
  let page = pages[place];
  if (page === undefined) {
    page = emptyPage(cues!);
    pages[place] = page;
  }
  if (page.text !== text) read(text, page, cues!);
  last = page;
  return page;
}

function begin(): void {
  cues = cuesOfForms(wanted, madeBefore);
  pages.length = 0;
  for (let place = 0; place <= mostKept; place++) pages.push(undefined);
  forgetWords();
  rareAt.fill(0);
  rare = [new Int32Array(cues.slots)];
  // To an expression that does not look at case a long s is an s and the sign of Kelvin a k.
  const all = new Int32Array(cues.slots).fill(-1);
  for (const [character, signs] of [...cues.rare, ['\u017f', all], ['\u212a', all]] as const)
    rareAt[character.charCodeAt(0)] = rare.push(signs) - 1;
}

/** Characters beyond ASCII that tell something: 0 for all others, or a place among what they tell. */
const rareAt = new Uint8Array(0x10000);
let rare: Signs[] = [];

/** A few of its characters are enough to give a text a place. */
function placeOf(text: string): number {
  const { length } = text;
  if (length === 0) return 0;
  const ends = (text.charCodeAt(0) << 8) ^ text.charCodeAt(length - 1);
  const inside = (text.charCodeAt(length >> 1) << 16) ^ (text.charCodeAt(length >> 2) << 4);
  return (Math.imul(length ^ ends, 0x85ebca6b) ^ Math.imul(inside, 0x9e3779b1)) >>> (32 - bitsOfPlace);
}

function emptyPage({ slots }: Cues): Page {
  return { text: undefined, stems: new Int32Array(64), count: 0, signs: new Int32Array(slots), isForeign: false };
}

const other = 0;
const letter = 1;
/** A letter of Latin-1 beyond ASCII. */
const accented = 2;
const digit = 3;
/** Beyond Latin-1, and no letter: quotation marks, dashes, dots, arrows, ticks, lines and most pictures. */
const sign = 4;
/** Anything else: what it is only an expression can tell. */
const foreign = 5;

/** The kinds of all characters. */
const kinds: Uint8Array = new Uint8Array(0x10000).fill(foreign);
for (let code = 0; code < 0x100; code++) {
  const character = String.fromCharCode(code);
  kinds[code] = /\p{L}/u.test(character) ? (code < 0x80 ? letter : accented) : /\d/.test(character) ? digit : other;
}
kinds.fill(sign, 0x2010, 0x2060).fill(sign, 0x2190, 0x2460).fill(sign, 0x2500, 0x27c0);

/**
 * Goes over a text once. A word is a run of letters; of its letters five bits each are kept, which tells those of ASCII apart.
 * Few characters take more than the innermost loops, so those are written out.
 */
function read(text: string, page: Page, cues: Cues): void {
  const { length } = text;
  page.text = undefined;
  // Three characters are the fewest of which a stem and what follows it are made.
  if (3 * page.stems.length < length + 3) page.stems = new Int32Array(Math.ceil(length / 2));
  const { stems, signs } = page;
  signs.set(cues.always);
  let count = 0;
  let isAscii = true;
  let isForeign = false;
  let at = 0;
  while (at < length) {
    let code = text.charCodeAt(at);
    let kind = kinds[code]!;
    if (kind === letter) {
      const start = at;
      let first = code & 0x1f;
      const six = Math.min(start + most, length);
      for (at++; at < six; at++) {
        code = text.charCodeAt(at);
        kind = kinds[code]!;
        if (kind !== letter) break;
        first = (first << 5) | (code & 0x1f);
      }
      let next = 0;
      const twelve = Math.min(start + 2 * most, length);
      if (kind === letter)
        for (; at < twelve; at++) {
          code = text.charCodeAt(at);
          kind = kinds[code]!;
          if (kind !== letter) break;
          next = (next << 5) | (code & 0x1f);
        }
      if (kind === letter && at < length) kind = kinds[text.charCodeAt(at)]!;
      if (kind !== letter && kind !== accented) {
        if (at - start === 1) continue;
        const place = placeOfWord(first, next, text, start, at, cues);
        const known = facts[place]!;
        if (known > 1) note(all[known >> 1]!, text, start, signs);
        if ((known & 1) !== 0) stems[count++] = first;
        continue;
      }
      at = start;
    }
    if (kind === other) at += 1;
    else if (kind === digit) {
      const start = at;
      let number = 10 + code - 0x30;
      let digits = 1;
      let end = start + 1;
      for (at++; at < length; at++) {
        const following = text.charCodeAt(at);
        if (following >= 0x30 && following <= 0x39) {
          end = at + 1;
          digits += 1;
          if (digits <= mostDigits) number = 10 * number + following - 0x30;
        } else if (following !== 0x2e && following !== 0x2c && following !== 0x3a) break;
      }
      at = end;
      if (digits > 1) stems[count++] = digits <= mostDigits ? -number : longNumberStem(text.slice(start, end));
    } else if (kind === letter || kind === accented) {
      const end = endOfWord(text, at);
      const { told, stem, characters } = longWord(text, at, end, cues);
      if (told !== nothing) note(told, text, at, signs);
      if (stem !== undefined) stems[count++] = stem;
      if (characters !== undefined) {
        isAscii = false;
        add(signs, characters);
      }
      at = end;
    } else {
      isAscii = false;
      if (kind === foreign) isForeign = true;
      addRare(code, signs);
      at += 1;
    }
  }
  if (!isAscii) add(signs, cues.anyRare);
  for (let index = 0; index < cues.marks.length; index++)
    if (text.includes(cues.marks[index]!.mark)) add(signs, cues.marks[index]!.signs);
  page.text = text;
  page.count = count;
  page.isForeign = isForeign;
}

function endOfWord(text: string, start: number): number {
  let end = start;
  while (end < text.length) {
    const kind = kinds[text.charCodeAt(end)];
    if (kind !== letter && kind !== accented) break;
    end += 1;
  }
  return end;
}

function addRare(code: number, signs: Signs): void {
  const own = rareAt[code]!;
  if (own !== 0) add(signs, rare[own]!);
}

/** Takes over what a word tells, as far as the words around it agree. */
function note({ signs: sure, phrases }: Told, text: string, start: number, signs: Signs): void {
  for (let slot = 0; slot < sure.length; slot++) signs[slot]! |= sure[slot]!;
  for (let index = 0; index < phrases.length; index++) {
    const { codes, offset, slot, bit } = phrases[index]!;
    if ((signs[slot]! & bit) === 0 && stands(codes, text, start + offset)) signs[slot]! |= bit;
  }
}

function stands(codes: Uint8Array, text: string, start: number): boolean {
  if (start < 0 || start + codes.length > text.length) return false;
  for (let index = 0; index < codes.length; index++) {
    const code = text.charCodeAt(start + index);
    const wanted = codes[index]!;
    if (code === wanted || (code >= 0x41 && code <= 0x5a && code + 0x20 === wanted)) continue;
    // Any character beyond ASCII may be meant where the case of a letter makes the exact one uncertain.
    if (wanted !== uncertain || code < 0x80) return false;
  }
  return true;
}

const uncertain = beyondAscii.charCodeAt(0);

function add(signs: Signs, own: Signs): void {
  for (let slot = 0; slot < signs.length; slot++) signs[slot]! |= own[slot]!;
}

/** Words of up to twelve letters of ASCII by their letters. */
const bitsOfWord = 14;
const firstLetters = new Int32Array(1 << bitsOfWord);
const nextLetters = new Int32Array(1 << bitsOfWord);
/** Of each word: twice its place among all that is told, which is 0 where it tells nothing; and 1 more for a word with a stem. */
const facts = new Uint16Array(1 << bitsOfWord);
/** Other words, as they are written. */
const longWords = new Map<string, LongWord>();
let all: Told[] = [];
let words = 0;
const mostWords = 1 << (bitsOfWord - 1);
/** Stands at the first place, which is that of words that tell nothing. */
const nothing: Told = { signs: new Int32Array(0), phrases: [] };
/** No word of a language is longer; what is, is rarely met twice. */
const longestWord = 64;

interface LongWord {
  readonly told: Told;
  readonly stem: number | undefined;
  /** What the letters beyond ASCII tell, where there are any. */
  readonly characters: Signs | undefined;
}

function forgetWords(): void {
  firstLetters.fill(0);
  longWords.clear();
  all = [nothing];
  words = 0;
}

function placeOfWord(first: number, next: number, text: string, start: number, end: number, cues: Cues): number {
  const mask = (1 << bitsOfWord) - 1;
  let place = (Math.imul(first, 0x9e3779b1) ^ Math.imul(next, 0x85ebca6b)) >>> (32 - bitsOfWord);
  while (firstLetters[place] !== 0) {
    if (firstLetters[place] === first && nextLetters[place] === next) return place;
    place = (place + 1) & mask;
  }
  if (words >= mostWords) {
    forgetWords();
    return placeOfWord(first, next, text, start, end, cues);
  }
  words += 1;
  firstLetters[place] = first;
  nextLetters[place] = next;
  const told = cues.toldBy(text.slice(start, end).toLowerCase());
  const letters = end - start;
  const hasStem = letters >= shortest && (letters > most || !isCommon(first));
  facts[place] = 2 * (told === undefined ? 0 : all.push(told) - 1) + (hasStem ? 1 : 0);
  return place;
}

function longWord(text: string, start: number, end: number, cues: Cues): LongWord {
  const word = text.slice(start, end);
  const known = longWords.get(word);
  if (known !== undefined) return known;
  const stem = word.length < shortest ? undefined : stemOf(word);
  const characters = new Int32Array(cues.slots);
  for (const code of word.replace(/[\0-\x7f]/g, '')) addRare(code.charCodeAt(0), characters);
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
