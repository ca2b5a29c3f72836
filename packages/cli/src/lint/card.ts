import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { masked } from '../report/mask-text.ts';

/** The README that presents a folder, masked, since it is kept and written down with what is known of the dataset. */
export function cardOf(word: string, cwd: string): string | undefined {
  for (const name of ['README.md', 'readme.md', 'README']) {
    const path = join(resolve(cwd, word), name);
    try {
      if (existsSync(path)) return masked(readFileSync(path, 'utf8').slice(0, 200_000));
    } catch {
      // A README that cannot be read presents nothing.
    }
  }
  return undefined;
}
