import { readFileSync } from 'node:fs';
import { CannotWork } from './cannot-work.ts';
import { reason } from './input/source.ts';
import { writeWithFolders } from './write-beside.ts';

/** A file that is to be put somewhere, and what is there now. */
export interface Placing {
  readonly path: string;
  readonly text: string;
  readonly state: 'new' | 'same' | 'differs';
}

/** Looks at the place of a file without changing anything. */
export function placing(path: string, text: string): Placing {
  try {
    return { path, text, state: readFileSync(path, 'utf8') === text ? 'same' : 'differs' };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { path, text, state: 'new' };
    throw new CannotWork(
      `${path} could not be read: ${reason(error as NodeJS.ErrnoException, path)}.`,
      'Nothing was changed.',
    );
  }
}

/** Puts a file in its place, with the folders above it; one that is there already as it is to be is left alone. */
export function put({ path, text, state }: Placing): void {
  if (state !== 'same') writeWithFolders(path, text);
}
