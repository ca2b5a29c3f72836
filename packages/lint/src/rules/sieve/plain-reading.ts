import type { Signs, Told } from './cues.ts';
import { ACCENTED, DIGIT, FOREIGN, LETTER, MARK, OTHER } from './layout.ts';
import { add, addRare, factsOfWord, type Lexicon, learnWord, longWord, nothing, unmet } from './lexicon.ts';
import type { Page } from './page.ts';
import { beyondAscii } from './required-words.ts';
import { longNumberStem, most, mostDigits } from './stems.ts';

/**
 * Goes over a text once. A word is a run of letters, of which five bits each are kept: enough to tell ASCII letters apart. Few
 * characters get past the innermost loops, so those are written out in full. True for a text of ASCII alone.
 */
export function readHere(text: string, page: Page, lexicon: Lexicon): boolean {
  const { length } = text;
  const { kinds } = lexicon;
  // Three characters are the fewest of which a stem and what follows it are made.
  if (3 * page.stems.length < length + 3) page.stems = new Int32Array(Math.ceil(length / 2));
  const { stems, signs } = page;
  signs.set(lexicon.cues.always);
  let count = 0;
  let isAscii = true;
  let isForeign = false;
  let at = 0;
  while (at < length) {
    let code = text.charCodeAt(at);
    let kind = kinds[code]!;
    if (kind === LETTER) {
      const start = at;
      let first = code & 0x1f;
      const six = Math.min(start + most, length);
      for (at++; at < six; at++) {
        code = text.charCodeAt(at);
        kind = kinds[code]!;
        if (kind !== LETTER) break;
        first = (first << 5) | (code & 0x1f);
      }
      let next = 0;
      const twelve = Math.min(start + 2 * most, length);
      if (kind === LETTER)
        for (; at < twelve; at++) {
          code = text.charCodeAt(at);
          kind = kinds[code]!;
          if (kind !== LETTER) break;
          next = (next << 5) | (code & 0x1f);
        }
      if (kind === LETTER && at < length) kind = kinds[text.charCodeAt(at)]!;
      if (kind !== LETTER && kind !== ACCENTED) {
        if (at - start === 1) continue;
        let known = factsOfWord(first, next, lexicon);
        if (known === unmet) known = learnWord(text.slice(start, at), { first, next }, lexicon);
        if (known > 1) note(lexicon.all[known >> 1]!, text, start, signs);
        if ((known & 1) !== 0) stems[count++] = first;
        continue;
      }
      at = start;
    }
    if (kind === OTHER || kind === MARK) at += 1;
    else if (kind === DIGIT) {
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
    } else if (kind === LETTER || kind === ACCENTED) {
      const end = endOfWord(text, at, kinds);
      const { told, stem, characters } = longWord(text.slice(at, end), lexicon);
      if (told !== nothing) note(told, text, at, signs);
      if (stem !== undefined) stems[count++] = stem;
      if (characters !== undefined) {
        isAscii = false;
        add(signs, characters);
      }
      at = end;
    } else {
      isAscii = false;
      if (kind === FOREIGN) isForeign = true;
      addRare(code, signs, lexicon);
      at += 1;
    }
  }
  const { marks } = lexicon.cues;
  for (let index = 0; index < marks.length; index++)
    if (text.includes(marks[index]!.mark)) add(signs, marks[index]!.signs);
  page.count = count;
  page.words = page.sentences = -1;
  page.isForeign = isForeign;
  return isAscii;
}

function endOfWord(text: string, start: number, kinds: Uint8Array): number {
  let end = start;
  while (end < text.length) {
    const kind = kinds[text.charCodeAt(end)];
    if (kind !== LETTER && kind !== ACCENTED) break;
    end += 1;
  }
  return end;
}

/** Takes over what a word tells, as far as the words around it agree. */
export function note({ signs: sure, phrases }: Told, text: string, start: number, signs: Signs): void {
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
