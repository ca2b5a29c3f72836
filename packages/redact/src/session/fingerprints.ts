import { pieceLength, readUnits } from './units.ts';

/** What is remembered of a spelling, never its characters. */
interface Fingerprint<Fact> {
  readonly length: number;
  readonly whole: number;
  readonly mark: number;
  readonly lead: number;
  readonly tail: number;
  readonly fact: Fact;
}

/**
 * The texts that end alike, as all addresses at one host do: by their hashes, for each length. Whoever finds the end in a
 * text then reads backwards from it once, however many there are.
 */
interface Ending<Fact> {
  /** In ascending order. */
  readonly lengths: number[];
  readonly byLength: Map<number, Map<number, Fingerprint<Fact>>>;
}

/** A place where a remembered spelling stands. */
export interface Sighting<Fact> {
  readonly start: number;
  readonly end: number;
  readonly lead: number;
  readonly tail: number;
  readonly fact: Fact;
}

/** What nobody knows who has not the key: without it no text can be made that is taken for a remembered one. */
export interface Secrets {
  readonly multiplier: number;
  readonly seed: number;
}

/** A set of texts that can be searched for without being kept. */
export interface Fingerprints<Fact> {
  readonly size: number;
  /** How long the longest of them is. */
  readonly longest: number;
  add(text: string, lead: number, tail: number, fact: Fact): void;
  search(text: string): Sighting<Fact>[];
}

/**
 * Remembers texts by rolling hashes under a secret multiplier: one pass over a text finds them all again, and nobody
 * can read them back out of memory dumps or logs. Where one seems to stand, a mark of it under a second secret makes sure.
 * `width` is the shortest length that can be remembered.
 */
export function fingerprints<Fact>(secrets: Secrets, width: number, fold: boolean): Fingerprints<Fact> {
  const base = secrets.multiplier | 1;
  const leaving = power(base, width);
  let bits = leastBits;
  let seen = new Uint8Array(1 << bits);
  const units = new Uint16Array(width + pieceLength);
  // Most texts end as no other does, and a list of lengths and hashes for each would be most of what is kept.
  const endings = new Map<number, Fingerprint<Fact> | Ending<Fact>>();
  let size = 0;
  let longest = 0;

  const code = (text: string, index: number): number => {
    const unit = text.charCodeAt(index);
    return fold && unit >= 65 && unit <= 90 ? unit + 32 : unit;
  };
  const hash = (text: string, from: number, to: number): number => {
    let sum = 0;
    for (let index = from; index < to; index++) sum = (Math.imul(sum, base) + code(text, index)) | 0;
    return sum;
  };
  // Two texts that agree in length, in the rolling hash and in this mark are the same, whoever wrote them: nobody knows the secrets.
  const mark = (text: string, from: number, to: number): number => {
    let mixed = secrets.seed | 0;
    for (let index = from; index < to; index++) {
      mixed = Math.imul(mixed ^ code(text, index), 0x85ebca6b);
      mixed ^= mixed >>> 13;
    }
    return mixed;
  };
  const report = (print: Fingerprint<Fact>, text: string, end: number, found: Sighting<Fact>[]): void => {
    const start = end - print.length;
    const { lead, tail, fact } = print;
    if (print.mark === mark(text, start, end)) found.push({ start, end, lead, tail, fact });
  };
  const readBack = (text: string, end: number, { lengths, byLength }: Ending<Fact>, found: Sighting<Fact>[]): void => {
    let sum = 0;
    let factor = 1;
    let start = end;
    for (const length of lengths) {
      if (length > end) return;
      while (start > end - length) {
        sum = (sum + Math.imul(code(text, --start), factor)) | 0;
        factor = Math.imul(factor, base);
      }
      const print = byLength.get(length)!.get(sum);
      if (print !== undefined) report(print, text, end, found);
    }
  };
  const lookUp = (text: string, end: number, sum: number, found: Sighting<Fact>[]): void => {
    const known = endings.get(sum);
    if (known === undefined) return;
    if ('lengths' in known) readBack(text, end, known, found);
    else if (known.length <= end && hash(text, end - known.length, end) === known.whole)
      report(known, text, end, found);
  };
  const widen = (): void => {
    bits += 2;
    seen = new Uint8Array(1 << bits);
    for (const end of endings.keys()) seen[spread(end, bits)] = 1;
  };
  return {
    get size() {
      return size;
    },
    get longest() {
      return longest;
    },
    add(text, lead, tail, fact) {
      if (text.length < width) return;
      const end = hash(text, text.length - width, text.length);
      const whole = hash(text, 0, text.length);
      const known = endings.get(end);
      if (known !== undefined && holds(known, text.length, whole)) return;
      const print = { length: text.length, whole, mark: mark(text, 0, text.length), lead, tail, fact };
      endings.set(end, known === undefined ? print : withAnother(known, print));
      size += 1;
      longest = Math.max(longest, text.length + lead + tail);
      // Full of marks, the list would say nothing of a text.
      if (endings.size > seen.length / 8 && bits < mostBits) widen();
      else seen[spread(end, bits)] = 1;
    },
    search(text) {
      const found: Sighting<Fact>[] = [];
      if (size === 0) return found;
      units.fill(0, 0, width);
      const rolling: Rolling = { units, width, base, leaving, seen, shift: 32 - bits };
      for (let from = 0, sum = 0; from < text.length; from += pieceLength) {
        const piece = text.slice(from, from + pieceLength);
        readUnits(piece, units, width, fold);
        sum = noteSeen(rolling, piece.length, sum);
        for (let index = 0; noted[index]! !== ends; index += 2)
          lookUp(text, from + noted[index]!, noted[index + 1]!, found);
        units.copyWithin(0, piece.length, piece.length + width);
      }
      return found;
    },
  };
}

function holds<Fact>(known: Fingerprint<Fact> | Ending<Fact>, length: number, whole: number): boolean {
  if ('lengths' in known) return known.byLength.get(length)?.has(whole) === true;
  return known.length === length && known.whole === whole;
}

function withAnother<Fact>(known: Fingerprint<Fact> | Ending<Fact>, print: Fingerprint<Fact>): Ending<Fact> {
  const ending = 'lengths' in known ? known : withAnother({ lengths: [], byLength: new Map() }, known);
  const prints = ending.byLength.get(print.length);
  if (prints !== undefined) prints.set(print.whole, print);
  else {
    ending.byLength.set(print.length, new Map([[print.whole, print]]));
    ending.lengths.push(print.length);
    ending.lengths.sort((a, b) => a - b);
  }
  return ending;
}

/** Most documents hold a value or two. */
const leastBits = 12;
const mostBits = 24;

function spread(hash: number, bits: number): number {
  return Math.imul(hash, spreading) >>> (32 - bits);
}

const spreading = 0x9e3779b1;

/** Where something may end, and the sum of what ends there, in turn. */
const noted = new Int32Array(2 * pieceLength + 1);
const ends = -1;

/** What a rolling hash goes by: its base, what the oldest unit of its width is multiplied by, and where the marks of ends stand. */
interface Rolling {
  readonly units: Uint16Array;
  readonly width: number;
  readonly base: number;
  readonly leaving: number;
  readonly seen: Uint8Array;
  readonly shift: number;
}

/**
 * Notes where a piece of text may hold the end of something; the units before it stand before it in the list. Returns the sum at
 * its end, from which the next one goes on. All that it asks for is handed over: looked up from within, it takes three times as long.
 */
function noteSeen({ units, width, base, leaving, seen, shift }: Rolling, length: number, sumBefore: number): number {
  let sum = sumBefore;
  let count = 0;
  for (let index = 0; index < length; index++) {
    sum = (Math.imul(sum, base) + units[index + width]! - Math.imul(leaving, units[index]!)) | 0;
    if (seen[Math.imul(sum, spreading) >>> shift] === 0) continue;
    noted[count++] = index + 1;
    noted[count++] = sum;
  }
  noted[count] = ends;
  return sum;
}

function power(base: number, exponent: number): number {
  let result = 1;
  for (let index = 0; index < exponent; index++) result = Math.imul(result, base);
  return result;
}
