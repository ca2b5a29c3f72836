import { join, resolve } from 'node:path';
import { masked } from '@trace-formats/redact';
import { readText } from '../input/read-text.ts';

/** The README that presents a folder, masked, since it is kept and written down with what is known of the dataset. */
export function cardOf(word: string, cwd: string): string | undefined {
  for (const name of ['README.md', 'readme.md', 'README']) {
    const read = readText(join(resolve(cwd, word), name));
    // A README that cannot be read presents nothing.
    if (read !== undefined && 'text' in read) return masked(read.text.slice(0, 200_000));
  }
  return undefined;
}
