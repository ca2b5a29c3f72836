import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf } from '../../input/paths/entries-of.ts';
import { isCalledATrace } from '../kinds/called-a-trace.ts';

/**
 * What is looked at of a folder that is never entered: tools keep thousands of files in such folders, so that only those are met that
 * their names take for traces.
 */
export function* calledTraces(folder: string): Generator<string> {
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* calledTraces(path);
    else if (entry.isFile() && isCalledATrace(entry.name)) yield path;
  }
}

/** What a version control keeps of the dataset lies beside it and is not given to its readers. */
export function isRepository(folder: string): boolean {
  return existsSync(join(folder, 'HEAD')) || existsSync(join(folder, 'store')) || existsSync(join(folder, 'wc.db'));
}
