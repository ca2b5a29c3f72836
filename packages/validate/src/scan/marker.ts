/** Memory whose bytes can be marked: one bit for each, set where plain text ends. */
export interface Memory {
  /** Another one after it has grown. */
  readonly buffer: ArrayBuffer;
  /** Makes it so many bytes large, or larger. False where that cannot be had. */
  grow(size: number): boolean;
  /** Marks so many bytes from the beginning on, and writes the marks, 32 at a time, to a place behind them. */
  mark(length: number, place: number): void;
}

/** Memory that WebAssembly marks sixteen bytes at a time; where there is none, or it is forbidden, code like any other does. */
export function markedMemory(): Memory {
  return quickMemory() ?? plainMemory();
}

/** Memory of WebAssembly, and the few instructions below that mark it; `undefined` where that is not to be had. */
export function quickMemory(): Memory | undefined {
  try {
    const { Module, Instance, Memory } = (globalThis as unknown as { readonly WebAssembly: Platform }).WebAssembly;
    const memory = new Memory({ initial: 1 });
    const { mark } = new Instance(new Module(marking), { '': { memory } }).exports;
    return {
      get buffer() {
        return memory.buffer;
      },
      grow: (size) => {
        try {
          memory.grow(Math.max(0, Math.ceil((size - memory.buffer.byteLength) / page)));
          return true;
        } catch {
          return false;
        }
      },
      mark,
    };
  } catch {
    return undefined;
  }
}

/** The same without WebAssembly. */
export function plainMemory(): Memory {
  let buffer = new ArrayBuffer(0);
  return {
    get buffer() {
      return buffer;
    },
    grow: (size) => {
      try {
        buffer = new ArrayBuffer(size);
        return true;
      } catch {
        return false;
      }
    },
    mark: (length, place) => {
      const bytes = new Uint8Array(buffer, 0, place);
      const marks = new Int32Array(buffer, place);
      for (let at = 0; at < length; at += 32) {
        let bits = 0;
        for (let bit = 0; bit < 32; bit++) bits |= (endsText[bytes[at + bit] as number] as number) << bit;
        marks[at >> 5] = bits;
      }
    },
  };
}

/** 1 for a quotation mark, a backslash and control characters. */
const endsText = new Uint8Array(256).fill(1, 0, 32);
endsText[0x22] = 1;
endsText[0x5c] = 1;

const page = 1 << 16;

/** The part of WebAssembly that is used here; not every platform's types know it. */
interface Platform {
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: Pick<Memory, 'mark'> };
  readonly Memory: new (size: {
    readonly initial: number;
  }) => {
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  };
}

const same = (byte: number): number[] => Array.from({ length: 16 }, () => byte);

/** Leaves sixteen bits on the stack: one for each byte at an offset from `at`. */
const sixteen = (offset: number): number[] => [
  ...[0x20, 2, 0xfd, 0x00, 0, offset, 0x22, 3], // v128.load (local.get $at), local.tee $bytes
  ...[0xfd, 0x0c, ...same(0x22), 0xfd, 0x23], // v128.const of quotation marks, i8x16.eq
  ...[0x20, 3, 0xfd, 0x0c, ...same(0x5c), 0xfd, 0x23, 0xfd, 0x50], // of backslashes, i8x16.eq, v128.or
  ...[0x20, 3, 0xfd, 0x0c, ...same(0x20), 0xfd, 0x26, 0xfd, 0x50], // of spaces, i8x16.lt_u, v128.or
  ...[0xfd, 0x64], // i8x16.bitmask
];

const marks = [
  ...[2, 1, 0x7f, 1, 0x7b], // locals: $at i32, $bytes v128, after the parameters $length and $place
  ...[0x03, 0x40], // loop
  ...[0x20, 1, ...sixteen(0), ...sixteen(16), 0x41, 16, 0x74, 0x72], // local.get $place, the lower and (i32.shl 16) the higher half, i32.or
  ...[0x36, 2, 0], // i32.store
  ...[0x20, 1, 0x41, 4, 0x6a, 0x21, 1], // $place += 4
  ...[0x20, 2, 0x41, 32, 0x6a, 0x22, 2], // $at += 32
  ...[0x20, 0, 0x49, 0x0d, 0], // br_if, as long as $at is below (i32.lt_u) $length
  ...[0x0b, 0x0b],
];

const name = (text: string): number[] => [text.length, ...[...text].map((letter) => letter.charCodeAt(0))];
const section = (id: number, content: readonly number[]): number[] => [id, ...short(content.length), ...content];
/** A number below 2 ** 14 in the variable length that the format has for numbers. */
const short = (number: number): number[] => (number < 128 ? [number] : [(number & 127) | 128, number >> 7]);

/** A module of WebAssembly that imports its memory and exports `mark`. */
const marking: Uint8Array = Uint8Array.of(
  ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0], // its signature and version
  ...section(1, [1, 0x60, 2, 0x7f, 0x7f, 0]), // one type: (i32, i32) to nothing
  ...section(2, [1, ...name(''), ...name('memory'), 2, 0, 1]), // one import: a memory of a page or more
  ...section(3, [1, 0]), // one function of that type
  ...section(7, [1, ...name('mark'), 0, 0]), // which is exported
  ...section(10, [1, ...short(marks.length), ...marks]),
);
