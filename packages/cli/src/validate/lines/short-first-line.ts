import { elementCutter } from '@trace-formats/validate';
import { LF } from '../../code-units.ts';
import type { OpenChunks } from '../../input/bytes/file-chunks.ts';
import { keys, usual } from '../examine/examine-pieces.ts';

/**
 * A JSONL file of whose first line only as many elements of each array are left as detection looks at, so that it need not be
 * held.
 */
export function withShortFirstLine(open: OpenChunks): OpenChunks {
  return async function* () {
    const cutter = elementCutter({
      keys,
      kept: usual.kept,
      most: Number.POSITIVE_INFINITY,
      longest: Number.POSITIVE_INFINITY,
    });
    let isBehind = false;
    for await (const chunk of open()) {
      const end = isBehind ? 0 : chunk.indexOf(LF);
      if (!isBehind) cutter.push(end === -1 ? chunk : chunk.subarray(0, end), () => {});
      if (end === -1) continue;
      if (!isBehind) yield cutter.left();
      isBehind = true;
      yield chunk.subarray(end);
    }
    if (!isBehind) yield cutter.left();
  };
}
