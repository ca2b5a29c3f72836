import { detectValues } from '@trace-formats/validate';
import { LF } from '../../code-units.ts';
import { ifPossible } from '../../if-possible.ts';
import { decode } from '../../input/bytes/decode.ts';
import { fileChunks } from '../../input/bytes/file-chunks.ts';
import { plainName } from '../../input/packed/unpack.ts';

/** True for a JSONL file that begins with a row of an export of steps, whatever it is called. */
export async function holdsSteps(path: string): Promise<boolean> {
  return linesName.test(plainName(path)) && format(await firstLine(path)) === 'forsy/v0.1-step';
}

const linesName = /\.(?:jsonl|ndjson)$/i;
/** The first line of other formats may be a whole trace. */
const longest = 1 << 16;

async function firstLine(path: string): Promise<string> {
  try {
    for await (const piece of fileChunks(path, longest)) {
      const end = piece.indexOf(LF);
      return (end < 0 ? undefined : decode(piece.subarray(0, end))) ?? '';
    }
  } catch {
    // Whoever looks at the file says why it cannot be read.
  }
  return '';
}

function format(line: string): string | undefined {
  const value: unknown = ifPossible(() => JSON.parse(line));
  return value === undefined ? undefined : detectValues([value], 'json').format;
}
