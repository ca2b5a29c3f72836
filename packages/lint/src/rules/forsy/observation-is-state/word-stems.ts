/** Numbers for stems that are no plain words; one for each trace, so that equal stems of a trace are equal numbers. */
export type OddStems = Map<string, number>;

/**
 * The beginnings of the words of a text and its numbers without their separators, each as a number, in order, some of them more
 * than once. Words of fewer than four letters and the commonest are left out. Reads character by character: most of a trace is
 * output, and to divide it by an expression and make a text of each word takes twenty times as long.
 */
export function stemsOf(text: string, odd: OddStems): Int32Array {
  const { length } = text;
  if (found.length < length) found = new Int32Array(2 * length);
  const stems = found;
  let count = 0;
  let stem = 0;
  let letters = 0;
  let isPlain = true;
  for (let at = 0; at <= length; at++) {
    const code = at < length ? text.charCodeAt(at) : 0x20;
    const kind = code < 0x100 ? kinds[code]! : isNoLetter(code) ? other : unknown;
    if (kind === unknown) return slowStems(text, odd);
    if (kind >= letter) {
      if (letters < most) {
        stem = (stem << 5) | (code & 0x1f);
        if (kind === accented) isPlain = false;
      }
      letters += 1;
      continue;
    }
    if (letters >= shortest) {
      const start = at - letters;
      if (!isPlain) stems[count++] = numbered(text.slice(start, Math.min(at, start + most)).toLowerCase(), odd);
      else if (letters > most || !common.has(stem)) stems[count++] = stem;
    }
    if (letters > 0) {
      stem = 0;
      letters = 0;
      isPlain = true;
    }
    if (kind === digit) {
      const end = endOfNumber(text, at);
      if (end - at > 1) stems[count++] = numberStem(text, at, end, odd);
      at = end - 1;
    }
  }
  return stems.slice(0, count);
}

/** Filled again and again, for a text has at most as many stems as characters. */
let found = new Int32Array(4096);

/** Letters that a word must have, and of which its stem is made. */
const shortest = 4;
const most = 6;

const other = 0;
const digit = 1;
const letter = 2;
/** A letter of Latin-1 beyond ASCII. */
const accented = 3;
/** What only an expression can tell. */
const unknown = 4;

/** The kinds of the characters of Latin-1. */
const kinds: Uint8Array = Uint8Array.from({ length: 256 }, (_, code) => {
  if (code >= 0x30 && code <= 0x39) return digit;
  if (!/\p{L}/u.test(String.fromCharCode(code))) return other;
  return code < 0x80 ? letter : accented;
});

/** Quotation marks, dashes, dots, arrows, ticks, lines and most pictures are no letters. */
function isNoLetter(code: number): boolean {
  return (code >= 0x2010 && code <= 0x205f) || (code >= 0x2190 && code <= 0x245f) || (code >= 0x2500 && code <= 0x27bf);
}

/** Behind the last of the digits that follow one another, separated or not. */
function endOfNumber(text: string, start: number): number {
  let end = start + 1;
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x30 && code <= 0x39) end = at + 1;
    else if (code !== 0x2e && code !== 0x2c && code !== 0x3a) break;
  }
  return end;
}

/** Five bits for each of the letters. */
function wordStem(word: string): number {
  let stem = 0;
  for (let at = 0; at < Math.min(word.length, most); at++) stem = (stem << 5) | (word.charCodeAt(at) & 0x1f);
  return stem;
}

/** Below zero and with a one in front, so that it is no word and 7 is not 07. */
function numberStem(text: string, start: number, end: number, odd: OddStems): number {
  let stem = 1;
  let digits = 0;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code < 0x30 || code > 0x39) continue;
    stem = stem * 10 + code - 0x30;
    digits += 1;
  }
  return digits > mostDigits ? numbered(text.slice(start, end).replace(/[.,:]/g, ''), odd) : -stem;
}

const mostDigits = 8;

/** Above the stems of words, which have thirty bits. */
function numbered(stem: string, odd: OddStems): number {
  const known = odd.get(stem);
  if (known !== undefined) return known;
  const next = 0x40000000 + odd.size;
  odd.set(stem, next);
  return next;
}

/** The same by an expression, for texts in any script. */
function slowStems(text: string, odd: OddStems): Int32Array {
  const stems: number[] = [];
  for (const word of text.toLowerCase().match(/\p{L}{4,}|\d[\d.,:]*\d/gu) ?? [])
    if (/\d/.test(word)) stems.push(numberStem(word, 0, word.length, odd));
    else if (/[^a-z]/.test(word.slice(0, most))) stems.push(numbered(word.slice(0, most), odd));
    else if (word.length > most || !common.has(wordStem(word))) stems.push(wordStem(word));
  return Int32Array.from(stems);
}

const common: ReadonlySet<number> = new Set(
  'that this with from have were been they them then than which what when where there their will would should could into only also some such more most very each both other after before about over under file files step shows show user'
    .split(' ')
    .map(wordStem),
);
