import { FileLost } from './file-chunks.ts';

/** A stream that can be read again from its beginning, as long as that is kept. */
export interface Rereadable {
  /** Whether what is read is kept in memory for that. */
  readonly isKept: boolean;
  /** All of it, where it is no longer than this and is still there. Keeps what it reads. */
  whole(most: number): Promise<Uint8Array | undefined>;
  /** Reads from the beginning and keeps it. */
  open(): AsyncIterable<Uint8Array>;
  /** Reads from the beginning and keeps no more of it, so it cannot be read after this. */
  openLast(): AsyncIterable<Uint8Array>;
}

/** Keeps the beginning of a stream whose pieces are not filled anew. */
export function rereadable(stream: AsyncIterable<Uint8Array>): Rereadable {
  const pieces = stream[Symbol.asyncIterator]();
  const kept: Uint8Array[] = [];
  let isOver = false;
  let isGone = false;

  const more = async (): Promise<boolean> => {
    if (isOver) return false;
    const next = await pieces.next();
    if (next.done === true) isOver = true;
    else kept.push(next.value);
    return !isOver;
  };

  return {
    isKept: true,
    whole: async (most) => {
      if (isGone) return undefined;
      let length = 0;
      for (let index = 0; index < kept.length || (await more()); index++) {
        length += kept[index]?.length ?? 0;
        if (length > most) return undefined;
      }
      return kept.length === 1 ? kept[0] : Buffer.concat(kept);
    },
    open: async function* () {
      for (let index = 0; index < kept.length || (await more()); index++) yield kept[index] as Uint8Array;
    },
    openLast: async function* () {
      if (isGone)
        throw new FileLost(
          'its end is of another format than its beginning, and what comes through a pipe cannot be read twice; save it to a file',
        );
      isGone = true;
      while (kept.length > 0 || (await more())) yield kept.shift() as Uint8Array;
    },
  };
}
