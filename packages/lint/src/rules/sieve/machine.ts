import { readingCode } from '../../generated/reading.ts';
import { END } from './layout.ts';

/** The module of WebAssembly that reads texts, and its memory, laid out as `layout.ts` says. */
export interface Machine {
  readonly bytes: TextBytes;
  readonly run: Run;
}

/** What the module does; each of those that read says why it stopped. */
interface Run {
  /** So many numbers of 32 bits hold the signs. */
  readonly prepare: (slots: number) => void;
  readonly begin: (length: number) => number;
  readonly again: () => number;
  readonly take: (stem: number, isOfAscii: 0 | 1) => number;
}

/** A machine of its own memory; `undefined` where there is no WebAssembly, or no quick way to hand a text over to it. */
export function machineOf(): Machine | undefined {
  const { WebAssembly: platform, Buffer: bytes } = globalThis as unknown as Globals;
  if (platform === undefined || bytes === undefined) return undefined;
  try {
    const memory = new platform.Memory({ initial: Math.ceil(END / page) });
    const code = new platform.Module(bytes.from(readingCode, 'base64'));
    const { exports } = new platform.Instance(code, { env: { memory } });
    return { bytes: bytes.from(memory.buffer), run: exports };
  } catch {
    // A policy of the page may forbid it.
    return undefined;
  }
}

const page = 1 << 16;

/** The parts of the platform that are used here; not every platform has them, or types for them. */
interface Globals {
  readonly WebAssembly?: {
    readonly Module: new (code: Uint8Array) => object;
    readonly Instance: new (module: object, imports: object) => { readonly exports: Run };
    readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  };
  readonly Buffer?: { from(memory: ArrayBuffer): TextBytes; from(text: string, encoding: 'base64'): Uint8Array };
}

interface TextBytes extends Uint8Array<ArrayBuffer> {
  ucs2Write(text: string, offset: number): number;
}
