import { CannotWork } from '../cannot-work.ts';
import { readText } from '../input/bytes/read-text.ts';
import { type Write, writeWithFolders } from './whole/write-beside.ts';

/** A file that is to be put somewhere, and what is there now. */
export interface Placing {
  readonly path: string;
  readonly text: string;
  readonly state: 'new' | 'same' | 'differs';
}

/** Looks at the place of a file, which is called `name`, without changing anything. */
export function placing(path: string, text: string, name: string): Placing {
  const there = readText(path);
  if (there === undefined) return { path, text, state: 'new' };
  if ('why' in there) throw new CannotWork(`${name} could not be read: ${there.why}.`, 'Nothing was changed.');
  return { path, text, state: there.text === text ? 'same' : 'differs' };
}

/** Puts a file in its place, with the folders above it; one that is there already as it is to be is left alone. */
export function put({ path, text, state }: Placing, write: Write = writeWithFolders): void {
  if (state !== 'same') write(path, text);
}
