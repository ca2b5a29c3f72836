import type { Io } from '../../io.ts';
import { homeFolder } from '../../sessions/agents.ts';
import { nameOf } from '../source.ts';

/** A path as a person on this machine reads it: below the working folder, or from `~`. */
export function shownName(path: string, io: Pick<Io, 'cwd' | 'environment'>): string {
  return fromHome(nameOf(path, io.cwd), homeFolder(io.environment));
}

/** A path with `~` in the place of the home folder. */
export function fromHome(path: string, home: string): string {
  return path === home || path.startsWith(`${home}/`) ? `~${path.slice(home.length)}` : path;
}
