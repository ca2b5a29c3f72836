import { readingModule } from '../../generated/reading.ts';
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
  const { Buffer: bytes } = globalThis as unknown as Globals;
  const started = bytes && readingModule<Run>(END);
  return started && { bytes: bytes.from(started.memory.buffer), run: started.run };
}

/** The quick way of some platforms to write a text into a memory. */
interface Globals {
  readonly Buffer?: { from(memory: ArrayBuffer): TextBytes };
}

interface TextBytes extends Uint8Array<ArrayBuffer> {
  ucs2Write(text: string, offset: number): number;
}
