import { join, resolve } from 'node:path';
import { masked } from '@trace-formats/redact';
import { readWhole } from '../input/read-file.ts';

/** The README that presents a folder, masked, since it is kept and written down with what is known of the dataset. */
export function cardOf(word: string, cwd: string): string | undefined {
  for (const name of ['README.md', 'readme.md', 'README']) {
    const read = readWhole(join(resolve(cwd, word), name));
    // A README that cannot be read presents nothing; one of another encoding is for people to read, and told of in part.
    if ('bytes' in read) return masked(Buffer.from(read.bytes).toString('utf8').slice(0, 200_000));
  }
  return undefined;
}
