import { type Sighting, startEndings } from './endings.ts';
import { baseOf, hashesUnder, type Secrets } from './hashes.ts';
import { pieceLength, readUnits } from './units.ts';

/** A set of texts that can be searched for without being kept. */
export interface Fingerprints<Fact> {
  readonly size: number;
  /** How long the longest of them is. */
  readonly longest: number;
  add(text: string, lead: number, tail: number, fact: Fact): void;
  search(text: string): Sighting<Fact>[];
}

/** Which texts are to be remembered. */
interface FingerprintOptions {
  /** The shortest length that can be. */
  readonly width: number;
  /** Whether capitals of ASCII are taken for small letters. */
  readonly fold: boolean;
}

/**
 * Remembers texts by rolling hashes under a secret multiplier: one pass over a text finds them all again, and nobody
 * can read them back out of memory dumps or logs. Where one seems to stand, a mark of it under a second secret makes sure.
 */
export function fingerprints<Fact>(secrets: Secrets, { width, fold }: FingerprintOptions): Fingerprints<Fact> {
  const base = baseOf(secrets);
  const leaving = power(base, width);
  const hashes = hashesUnder(secrets, fold);
  const endings = startEndings<Fact>(hashes, base);
  const units = new Uint16Array(width + pieceLength);
  let bits = leastBits;
  let seen = new Uint8Array(1 << bits);
  let size = 0;
  let longest = 0;

  const widen = (): void => {
    bits += 2;
    seen = new Uint8Array(1 << bits);
    for (const end of endings.hashes()) seen[spread(end, bits)] = 1;
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
      const end = hashes.rolling(text, text.length - width, text.length);
      if (!endings.add(text, end, lead, tail, fact)) return;
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
          endings.lookUp(text, from + noted[index]!, noted[index + 1]!, found);
        units.copyWithin(0, piece.length, piece.length + width);
      }
      return found;
    },
  };
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
