/** Which key words may stand around three characters of a text, told from five bits of each of them. */
export interface Grams {
  /** For each three characters the first of the entries under them; 0 for those in no key word. */
  readonly heads: Uint16Array;
  /** For each three characters which may come next, one bit for each value of the lower five bits of a character. */
  readonly next: Int32Array;
  /** For each entry its key word, where in the codes the three end, and the entry that follows under the same three. */
  readonly keywords: Uint16Array;
  readonly splits: Uint32Array;
  readonly following: Uint16Array;
}

/** Three characters, of five bits each, have this many values. */
export const gramCount: number = 1 << 15;

/** The value of the last three characters when one more is read. Capitals and small letters are alike. */
export function gramWith(gram: number, code: number): number {
  return ((gram << 5) | (code & 31)) & (gramCount - 1);
}

/** The characters of some words, one word behind the other, and where each of them begins; the last number is where they end. */
export interface Codes {
  readonly codes: Uint8Array;
  readonly begins: Uint32Array;
}

/** Writes words down as numbers, which every start has to go through for the first time: so there is one look for them all. */
export function codesOf(words: readonly string[]): Codes {
  const all = words.join('');
  const odd = plain.test(all) && !words.includes('') ? undefined : words.find((word) => !plain.test(word));
  if (odd !== undefined)
    throw new TypeError(`The key word "${odd}" is not printable lower-case ASCII without backslashes.`);
  const begins = new Uint32Array(words.length + 1);
  for (let index = 0; index < words.length; index++) begins[index + 1] = begins[index]! + words[index]!.length;
  return { codes: new TextEncoder().encode(all), begins };
}

const plain = /^[\x20-\x40\x5b\x5d-\x7e]+$/;

/**
 * Files each key word under the three characters of it that are seldom in texts, shorter ones under all that end in it.
 * Signs are not among them.
 */
export function gramsOf(words: readonly string[], { codes, begins }: Codes): Grams {
  const heads = new Uint16Array(gramCount);
  const next = new Int32Array(gramCount);
  const keywords = [0];
  const splits = [0];
  const following = [0];
  // Each comes before those that are filed already.
  for (let keyword = words.length - 1; keyword >= 0; keyword--) {
    const first = begins[keyword]!;
    const last = begins[keyword + 1]!;
    if (last - first < 3 && isSign(words[keyword]!)) continue;
    const split = seldomSplit(codes, first, last);
    const known = Math.max(first, split - 3);
    let gram = 0;
    for (let at = known; at < split; at++) gram = gramWith(gram, codes[at]!);
    const bit = split < last ? 1 << (codes[split]! & 31) : -1;
    for (const step = 1 << (5 * (split - known)); gram < gramCount; gram += step) {
      following.push(heads[gram]!);
      heads[gram] = keywords.push(keyword) - 1;
      splits.push(split);
      next[gram]! |= bit;
    }
  }
  return {
    heads,
    next,
    keywords: new Uint16Array(keywords),
    splits: new Uint32Array(splits),
    following: new Uint16Array(following),
  };
}

/** True for `@` or `$ `, which are looked for as they stand: nearly any three characters could end in them. */
export function isSign(keyword: string): boolean {
  return keyword.length < 3 && /^[^a-z\\]{1,2}$/.test(keyword);
}

/** Where the three characters of a key word end that are the rarest together with the one behind them. */
function seldomSplit(codes: Uint8Array, first: number, last: number): number {
  let best = Math.min(first + 3, last);
  let least = Number.POSITIVE_INFINITY;
  for (let split = best; split < last; split++) {
    let together = shares[codes[split]! & 31]!;
    for (let back = 1; back <= 3; back++) together *= shares[codes[split - back]! & 31]!;
    if (together >= least) continue;
    least = together;
    best = split;
  }
  return best;
}

/**
 * Of a thousand characters of logs and traces, how many have these five bits, from 0 to 31: blanks, `a` and `!`, `b` and
 * the quote, and so on. They decide about speed only.
 */
const shares = [
  235, 86, 119, 53, 50, 180, 43, 18, 30, 79, 13, 9, 109, 35, 128, 102, 59, 20, 106, 88, 152, 74, 26, 15, 19, 16, 41, 11,
  1, 13, 1, 19,
];
