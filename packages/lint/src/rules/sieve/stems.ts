/** Stems of a text: the beginnings of its words and its numbers without their separators, each as a number, some more than once. */
export interface Stems {
  readonly stems: Int32Array;
  /** How many of them count; what stands behind is left from another text. */
  readonly count: number;
}

/** Letters that a word must have, and of which its stem is made. */
export const shortest = 4;
export const most = 6;

/** Numbers for stems that are no plain words. */
const odd = new Map<string, number>();
/** Many more are only met in a text that is no text, such as a list of keys. */
const mostOdd = 100_000;

/** Forgets the numbers, and says so, where there are too many of them: stems that were numbered before are not to be compared with later ones. */
export function forgetOdd(): boolean {
  if (odd.size < mostOdd) return false;
  odd.clear();
  return true;
}

/** The stem of a word of at least four letters. */
export function stemOf(word: string): number {
  const beginning = word.slice(0, most).toLowerCase();
  return /[^a-z]/.test(beginning) ? numbered(beginning) : wordStem(beginning);
}

/** True for a word that stands in any text. */
export function isCommon(stem: number): boolean {
  return common.has(stem);
}

/** A number of up to eight digits is its own stem: below zero and with a one in front, so that it is no word and 7 is not 07. */
export const mostDigits = 8;

/** The stem of a longer one. */
export function longNumberStem(number: string): number {
  return numbered(number.replace(/[.,:]/g, ''));
}

/** The stems by an expression, for texts in any script. */
export function stemsByExpression(text: string): Int32Array {
  const stems: number[] = [];
  for (const word of text.toLowerCase().match(/\p{L}{4,}|\d[\d.,:]*\d/gu) ?? [])
    if (/\d/.test(word)) stems.push(numberStem(word));
    else {
      const stem = stemOf(word);
      if (word.length > most || !isCommon(stem)) stems.push(stem);
    }
  return Int32Array.from(stems);
}

function numberStem(word: string): number {
  const digits = word.replace(/[.,:]/g, '');
  return digits.length > mostDigits ? longNumberStem(digits) : -Number(`1${digits}`);
}

/** Above the stems of words, which have thirty bits. */
function numbered(stem: string): number {
  const known = odd.get(stem);
  if (known !== undefined) return known;
  const next = 0x40000000 + odd.size;
  odd.set(stem, next);
  return next;
}

/** Five bits for each of the letters. */
function wordStem(word: string): number {
  let stem = 0;
  for (let at = 0; at < Math.min(word.length, most); at++) stem = (stem << 5) | (word.charCodeAt(at) & 0x1f);
  return stem;
}

const common: ReadonlySet<number> = new Set(
  `
    that this with from have were been they them then than which what when where there their will would should
    could into only also some such more most very each both other after before about over under file files step
    shows show user
  `
    .trim()
    .split(/\s+/)
    .map(wordStem),
);
