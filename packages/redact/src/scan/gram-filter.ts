import { gramCount } from './grams.ts';

/**
 * Passes over a text and says behind which offsets three characters stand that have a character behind them which
 * `next` knows, or a backslash; and where a backslash stands before `u` or `x`. It takes every character for its lower
 * eight bits, so that it may say more of three characters than there is.
 */
export type GramFilter = (
  text: string,
  next: Int32Array,
  onGram: (at: number, gram: number) => void,
  onNumber?: (at: number) => void,
) => void;

/** A filter of WebAssembly; `undefined` where there is none, or no quick way to hand a text to it. */
export function gramFilter(): GramFilter | undefined {
  const { WebAssembly: platform, Buffer: bytes } = globalThis as unknown as Globals;
  if (platform === undefined || bytes === undefined) return undefined;
  try {
    const memory = new platform.Memory({ initial: pages });
    const { pass } = new platform.Instance(new platform.Module(code), { '': { memory } }).exports;
    return filterIn(bytes.from(memory.buffer), new Uint32Array(memory.buffer), pass);
  } catch {
    // A policy of the page may forbid it.
    return undefined;
  }
}

function filterIn(memory: LatinBytes, words: Uint32Array, pass: Pass): GramFilter {
  let loaded: Int32Array | undefined;
  return (text, next, onGram, onNumber) => {
    if (loaded !== next) load(next, memory, words);
    loaded = next;
    words[gramAt >> 2] = 0;
    for (let from = 0; from < text.length; from += piece) {
      // One character more, because a backslash looks at the one behind it.
      const part = text.slice(from, from + piece + 1);
      memory.latin1Write(part, 0);
      if (part.length <= piece) memory[part.length] = 0;
      const end = pass(Math.min(piece, part.length)) >> 2;
      for (let index = placesAt >> 2; index < end; index++) {
        const place = words[index]!;
        const at = place >>> gramShift;
        if (memory[at - 1] !== backslash) onGram(from + at, place & (gramCount - 1));
        else if (text.charCodeAt(from + at - 1) === backslash) onNumber?.(from + at - 1);
      }
    }
  };
}

function load(next: Int32Array, memory: LatinBytes, words: Uint32Array): void {
  words.set(next, nextAt >> 2);
  for (let gram = 0; gram < gramCount; gram++) memory[tableAt + gram] = next[gram] === 0 ? 0 : 1;
}

/** A text is passed over in pieces of so many characters. */
const piece = 65_535;
const backslash = 92;
/** Where things lie in the memory: the piece, which three characters are known, what comes next, the last three, the places found. */
const tableAt = 1 << 16;
const nextAt = tableAt + gramCount;
const gramAt = nextAt + 4 * gramCount;
const placesAt = gramAt + 4;
const pages = 8;
const gramShift = 15;

type Pass = (length: number) => number;

/** The parts of the platform that are used here; not every platform has them, or types for them. */
interface Globals {
  readonly WebAssembly?: {
    readonly Module: new (code: Uint8Array) => object;
    readonly Instance: new (module: object, imports: object) => { readonly exports: { readonly pass: Pass } };
    readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  };
  readonly Buffer?: { from(memory: ArrayBuffer): LatinBytes };
}

interface LatinBytes extends Uint8Array {
  latin1Write(text: string, offset: number): number;
}

/** A number below 2 ** 28 in the variable length that the format has for numbers; one byte more keeps its sign away. */
const number = (value: number): number[] => (value < 64 ? [value] : [(value & 127) | 128, ...number(value >> 7)]);
const get = (local: number): number[] => [0x20, local];
const constant = (value: number): number[] => [0x41, ...number(value)];

const [length, at, out, byte, gram] = [0, 1, 2, 3, 4];
/** Writes down the offset behind the character, and the three characters that end there. */
const note = [
  ...[...get(out), ...get(at), ...constant(gramShift), 0x74, ...get(gram), 0x72], // $at << 15 | $gram
  ...[0x36, 2, 0, ...get(out), ...constant(4), 0x6a, 0x21, out], // i32.store, $out += 4
];
const steps = [
  ...[1, 4, 0x7f], // locals: four i32 after the parameter
  ...[...constant(placesAt), 0x21, out], // $out = the first place
  ...[...constant(gramAt), 0x28, 2, 0, 0x21, gram], // $gram = i32.load
  ...[0x02, 0x40, 0x03, 0x40], // block, loop
  ...[...get(at), ...get(length), 0x4f, 0x0d, 1], // leaves the block when $at is not below $length
  ...[...get(at), 0x2d, 0, 0, 0x21, byte], // $byte = i32.load8_u
  ...[...get(at), ...constant(1), 0x6a, 0x21, at], // $at += 1
  ...[...get(byte), ...constant(backslash), 0x46, 0x04, 0x40], // if it is a backslash
  ...[...get(at), 0x2d, 0, 0, 0x22, byte, ...constant(117), 0x46], // and the next one a u
  ...[...get(byte), ...constant(120), 0x46, 0x72, 0x04, 0x40, ...note, 0x0b], // or an x, it is noted
  ...[0x0c, 1, 0x0b], // in both cases goes on with the loop
  ...[...get(gram), ...constant(5), 0x74, ...get(byte), ...constant(31), 0x71, 0x72], // $gram << 5 | $byte & 31
  ...[...constant(gramCount - 1), 0x71, 0x22, gram], // $gram = its lower bits
  ...[0x2d, 0, ...number(tableAt), 0x04, 0x40], // if the table knows them
  ...[...get(gram), ...constant(2), 0x74, 0x28, 2, ...number(nextAt)], // and of what comes next the bit
  ...[...get(at), 0x2d, 0, 0, 0x22, byte, 0x76, ...constant(1), 0x71], // i32.shr_u by $byte, the next character, i32.and 1
  ...[...get(byte), ...constant(backslash), 0x46, 0x72, 0x04, 0x40, ...note, 0x0b, 0x0b], // is set, or a backslash comes
  ...[0x0c, 0, 0x0b, 0x0b], // goes on with the loop
  ...[...constant(gramAt), ...get(gram), 0x36, 2, 0], // keeps $gram for the next piece
  ...[...get(out), 0x0b], // answers where the places end
];

const name = (text: string): number[] => [text.length, ...[...text].map((letter) => letter.charCodeAt(0))];
const section = (id: number, content: readonly number[]): number[] => [id, ...number(content.length), ...content];

/** A module of WebAssembly that imports its memory and exports `pass`. */
const code: Uint8Array = Uint8Array.of(
  ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0], // its signature and version
  ...section(1, [1, 0x60, 1, 0x7f, 1, 0x7f]), // one type: i32 to i32
  ...section(2, [1, ...name(''), ...name('memory'), 2, 0, 1]), // one import: a memory of a page or more
  ...section(3, [1, 0]), // one function of that type
  ...section(7, [1, ...name('pass'), 0, 0]), // which is exported
  ...section(10, [1, ...number(steps.length), ...steps]),
);
