import { ifPossible } from '../../if-possible.ts';
import { objectOf } from '../../object-of.ts';
import type { Redactable } from './redactable.ts';

/** Lines that are masked together: one, or the records of a streamed answer, in which a value can be cut anywhere. */
export interface Lines {
  readonly bytes: Uint8Array;
  readonly count: number;
}

/** The parts of a file that are masked one by one. A part is good until the next one is asked for. */
export async function* partsOf(file: Redactable): AsyncGenerator<Lines> {
  if (file.isLines) yield* streamedLines(file.parts());
  else for await (const bytes of file.parts()) yield { bytes, count: 1 };
}

async function* streamedLines(lines: AsyncIterable<Uint8Array>): AsyncGenerator<Lines> {
  let pieces: Uint8Array[] = [];
  let length = 0;
  const together = (): Lines => {
    const all = { bytes: Buffer.concat(pieces), count: pieces.length };
    pieces = [];
    length = 0;
    return all;
  };
  for await (const line of lines) {
    const goesOn = isPiece(line) || (pieces.length > 0 && line.length <= shortest && isRecord(line));
    if (goesOn) {
      pieces.push(Buffer.from(line));
      length += line.length;
    }
    if (pieces.length > 0 && (!goesOn || length > longest)) yield together();
    if (!goesOn) yield { bytes: line, count: 1 };
  }
  if (pieces.length > 0) yield together();
}

/** In bytes: records of an answer are short, and what stands between two of them is shorter, such as a sign of life. */
const longestPiece = 4_000;
const shortest = 64;
const longest = 1 << 23;

/** What every record of a streamed answer says somewhere. */
const sign = /delta|chunk|partial|"done"/i;

/** A moment in the recording of a terminal at which something is shown. */
const moment = /^\[ ?\d[\d.]{0,20}, ?"o", ?".*"\]\s{0,2}$/;

function isPiece(line: Uint8Array): boolean {
  if (line.length > longestPiece) return false;
  const text = Buffer.from(line).toString('latin1');
  return moment.test(text) || (sign.test(text) && isRecord(line));
}

function isRecord(line: Uint8Array): boolean {
  return objectOf(ifPossible(() => JSON.parse(Buffer.from(line).toString('utf8')))) !== undefined;
}
