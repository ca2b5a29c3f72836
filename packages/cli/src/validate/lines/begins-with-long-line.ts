import { closeSync } from 'node:fs';
import { LF } from '../../code-units.ts';
import { chunksOf } from '../../input/bytes/chunks.ts';
import { openToRead } from '../../input/bytes/open-to-read.ts';

/**
 * Whether the first line of a file is longer than this and something follows it: JSONL of which one line is larger than most
 * files.
 */
export function beginsWithLongLine(path: string, length: number): boolean {
  const file = openToRead(path);
  try {
    let isBehind = false;
    let at = 0;
    for (const piece of chunksOf(file, 1 << 20)) {
      const end = isBehind ? -1 : piece.indexOf(LF);
      if (end !== -1) {
        if (at + end <= length) return false;
        isBehind = true;
      }
      if (isBehind && piece.subarray(end + 1).some((byte) => byte > 32)) return true;
      at += piece.length;
    }
    return false;
  } finally {
    closeSync(file);
  }
}
