import { searchModule } from '../generated/search.ts';
import type { Codes, Grams } from './grams.ts';
import type { Keyword, KeywordSearch } from './keyword.ts';
import { kinds } from './kinds.ts';
import {
  CODES,
  ENOUGH,
  ENTRIES,
  ENTRY_SIZE,
  FOLLOWING,
  FOUND_SIZE,
  HEADS,
  KEYWORD,
  KIND_OF,
  LEAD,
  LENGTH,
  MASK,
  NEAR,
  NEXT,
  NUMBERS,
  PIECE,
  RUN,
  SPLIT,
  STEP,
  TEXT,
  WIDE,
} from './layout.ts';

/**
 * Lays the key words into the memory of the module that searches, and searches texts for them there; `undefined` where there is no
 * WebAssembly, or no quick way to hand a text over to it.
 */
export function searchThere(some: readonly Keyword[], codes: Codes, grams: Grams): KeywordSearch | undefined {
  const codesEnd = codesBegin(grams) + codes.codes.length;
  const foundAt = (codesEnd + 3) & -4;
  const { Buffer: bytes } = globalThis as unknown as Globals;
  const started = bytes && searchModule<Run>(foundAt + FOUND_SIZE * (ENOUGH + STEP * mostAlike(grams)));
  if (bytes === undefined || started === undefined) return undefined;
  const { run } = started;
  const memory = bytes.from(started.memory.buffer);
  memory.set(kinds, KIND_OF);
  const { before, behind } = layDown(memory, some, codes, grams);
  const words = new Int32Array(memory.buffer);
  return (text, report, onNumber) => {
    const isWide = beyondLatin.test(text);
    run.begin();
    for (let from = 0; from < text.length; from += PIECE) {
      // One character more, because a backslash looks at the one behind it.
      const part = text.slice(from, from + PIECE + 1);
      const isLast = part.length <= PIECE;
      if (isWide) {
        memory.ucs2Write(part, WIDE);
        run.narrow(part.length);
      } else memory.latin1Write(part, TEXT);
      if (isLast) memory[TEXT + part.length] = 0;
      const numbers = run.fold(Math.min(PIECE, part.length));
      if (onNumber) for (let at = 0; at < numbers; at++) onNumber(from + words[(NUMBERS >> 2) + at]!);
      const open = isLast ? 0 : behind;
      for (let found = run.search(open, foundAt); found > 0; found = run.search(open, foundAt)) {
        const end = (foundAt + FOUND_SIZE * found) >> 2;
        for (let at = foundAt >> 2; at < end; at += 3) report(words[at]!, words[at + 1]!, words[at + 2]!);
      }
      if (!isLast) run.keep(before);
    }
  };
}

/** How many entries there are at most under the same three kinds. Each comes behind the one that follows it. */
function mostAlike({ following }: Grams): number {
  const depths = new Uint16Array(following.length);
  let most = 0;
  for (let entry = 1; entry < depths.length; entry++) {
    const depth = depths[following[entry]!]! + 1;
    depths[entry] = depth;
    most = Math.max(most, depth);
  }
  return most;
}

/** Where the characters of all key words begin: behind the entries. */
function codesBegin({ keywords }: Grams): number {
  return ENTRIES + ENTRY_SIZE * keywords.length;
}

/**
 * Lays the key words down, and answers how far before and behind the place at which three characters of one stand the word may
 * reach.
 */
function layDown(
  memory: TextBytes,
  some: readonly Keyword[],
  { codes, begins }: Codes,
  grams: Grams,
): { before: number; behind: number } {
  const { heads, next, near, keywords, splits, following } = grams;
  const codesAt = codesBegin(grams);
  memory.set(codes, codesAt);
  const view = new DataView(memory.buffer);
  memory.set(new Uint8Array(heads.buffer), HEADS);
  memory.set(new Uint8Array(next.buffer), NEXT);
  memory.set(new Uint8Array(near.buffer), NEAR);
  let before = 0;
  let behind = 4;
  for (let entry = 1; entry < keywords.length; entry++) {
    const keyword = keywords[entry]!;
    const first = begins[keyword]!;
    const length = begins[keyword + 1]! - first;
    const split = splits[entry]! - first;
    const { lead, run } = some[keyword]!;
    const at = ENTRIES + ENTRY_SIZE * entry;
    memory.set(codes.subarray(first, first + Math.min(8, length)), at);
    memory.fill(255, at + MASK, at + MASK + Math.min(8, length));
    view.setUint32(at + CODES, codesAt + first, true);
    view.setUint16(at + KEYWORD, keyword, true);
    view.setUint16(at + SPLIT, split, true);
    view.setUint16(at + LENGTH, length, true);
    view.setUint16(at + FOLLOWING, following[entry]!, true);
    view.setUint8(at + LEAD, lead);
    view.setUint8(at + RUN, run);
    before = Math.max(before, split);
    behind = Math.max(behind, 3 + length - split + run);
  }
  return { before, behind };
}

/** Nothing to look for in a text that the engine keeps as one byte for each character, as it does with most. */
const beyondLatin = /[\u0100-\uffff]/;

interface Run {
  readonly begin: () => void;
  readonly narrow: (length: number) => void;
  readonly fold: (length: number) => number;
  readonly search: (open: number, list: number) => number;
  readonly keep: (most: number) => void;
}

/** The quick way of some platforms to write a text into a memory. */
interface Globals {
  readonly Buffer?: { from(memory: ArrayBuffer): TextBytes };
}

interface TextBytes extends Uint8Array {
  latin1Write(text: string, offset: number): number;
  ucs2Write(text: string, offset: number): number;
}
