import { closeSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chunksOf } from '../input/bytes/chunks.ts';
import { orSaid } from './or-said.ts';
import { inBytes, writeBytes } from './whole/in-bytes.ts';
import { openBeside } from './whole/open-beside.ts';
import { undoneAtEnd } from './whole/undone-at-end.ts';

/** A text that is whole, and of which nobody has seen anything yet. */
export interface HeldBack {
  pieces(): Iterable<string>;
  /** Leaves nothing of it. */
  drop(): void;
}

/**
 * Holds a text that comes in pieces until its source has come to its end: in memory, or in a file that nobody else can read where
 * it is long. What the source throws is thrown on, and nothing is left.
 */
export async function heldBack(pieces: AsyncIterable<string>, most: number = mostHeld): Promise<HeldBack> {
  let held: string[] = [];
  let length = 0;
  let spill: Spill | undefined;
  try {
    for await (const piece of pieces) {
      held.push(piece);
      length += piece.length;
      if (length <= most) continue;
      spill ??= spillInto(tmpdir());
      spill.add(held);
      held = [];
      length = 0;
    }
  } catch (error) {
    spill?.drop();
    throw error;
  }
  return {
    pieces: function* () {
      if (spill !== undefined) yield* spill.pieces();
      yield* held;
    },
    drop: () => spill?.drop(),
  };
}

/** In characters. */
const mostHeld = 1 << 24;

interface Spill extends HeldBack {
  add(texts: readonly string[]): void;
}

function spillInto(folder: string): Spill {
  const { file, beside } = orSaid(folder, () => openBeside(folder, 0o600));
  const over = undoneAtEnd(() => rmSync(beside, { force: true }));
  return {
    add: (texts) => {
      for (const bytes of inBytes(texts)) orSaid(beside, () => writeBytes(file, bytes));
    },
    pieces: () => textOf(beside),
    drop: () => {
      closeSync(file);
      rmSync(beside, { force: true });
      over();
    },
  };
}

function* textOf(path: string): Generator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const file = openSync(path, 'r');
  try {
    for (const chunk of chunksOf(file, 1 << 20)) yield decoder.decode(chunk, { stream: true });
  } finally {
    closeSync(file);
  }
}
