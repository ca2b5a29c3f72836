/** Which key words may stand around three characters of a text, told from five bits of each of them. */
export interface Grams {
  /** For each three characters the number of a list of `around`; 0 for those in no key word. */
  readonly heads: Uint16Array;
  /** For each three characters which may come next, one bit for each value of the lower five bits of a character. */
  readonly next: Int32Array;
  /** For each list the key words, and how many characters of the key word the three end behind. */
  readonly around: readonly (readonly { readonly keyword: number; readonly end: number }[])[];
}

/** Three characters, of five bits each, have this many values. */
export const gramCount: number = 1 << 15;

/** The value of the last three characters when one more is read. Capitals and small letters are alike. */
export function gramWith(gram: number, code: number): number {
  return ((gram << 5) | (code & 31)) & (gramCount - 1);
}

/** Files each key word under the three characters of it that are seldom in texts, shorter ones under all that end in it. */
export function gramsOf(keywords: readonly string[]): Grams {
  const heads = new Uint16Array(gramCount);
  const next = new Int32Array(gramCount);
  const around: { keyword: number; end: number }[][] = [[]];
  for (const [index, keyword] of keywords.entries()) {
    if (isSign(keyword)) continue;
    if (!/^[\x20-\x5b\x5d-\x7e]+$/.test(keyword) || keyword !== keyword.toLowerCase())
      throw new TypeError(`The key word "${keyword}" is not printable lower-case ASCII without backslashes.`);
    const end = seldomEnd(keyword);
    const known = keyword.slice(Math.max(0, end - 3), end);
    const gram = [...known].reduce((value, character) => gramWith(value, character.charCodeAt(0)), 0);
    for (let before = 0; before < gramCount; before += 1 << (5 * known.length)) {
      const head = heads[before | gram] || around.push([]) - 1;
      heads[before | gram] = head;
      around[head]!.push({ keyword: index, end });
      next[before | gram]! |= end < keyword.length ? 1 << (keyword.charCodeAt(end) & 31) : -1;
    }
  }
  return { heads, next, around };
}

/** True for `@` or `$ `, which are looked for as they stand: nearly any three characters could end in them. */
export function isSign(keyword: string): boolean {
  return keyword.length < 3 && /^[^a-z\\]{1,2}$/.test(keyword);
}

/** The end of the three characters of a key word that are the rarest together with the one behind them. */
function seldomEnd(keyword: string): number {
  let best = Math.min(3, keyword.length);
  for (let end = 4; end < keyword.length; end++) if (share(keyword, end) < share(keyword, best)) best = end;
  return best;
}

function share(keyword: string, end: number): number {
  let product = 1;
  for (let at = end - 3; at <= end && at < keyword.length; at++) product *= shares[keyword.charCodeAt(at) & 31]!;
  return product;
}

/**
 * Of a thousand characters of logs and traces, how many have these five bits, from 0 to 31: blanks, `a` and `!`, `b` and
 * the quote, and so on. They decide about speed only.
 */
const shares = [
  235, 86, 119, 53, 50, 180, 43, 18, 30, 79, 13, 9, 109, 35, 128, 102, 59, 20, 106, 88, 152, 74, 26, 15, 19, 16, 41, 11,
  1, 13, 1, 19,
];
