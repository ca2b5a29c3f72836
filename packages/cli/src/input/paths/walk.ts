import { type Dirent, readdirSync, realpathSync } from 'node:fs';
import { sep } from 'node:path';
import { compare } from '../../compare.ts';
import { ifPossible } from '../../if-possible.ts';
import { reason, special } from '../source.ts';
import { statsOrWhy } from './stats.ts';

/** What tools keep for themselves; a dataset has nothing in there. */
export const neverEntered: ReadonlySet<string> = new Set(['node_modules', '.git', '.hg', '.svn']);

/** Who walks through a folder: which files are wanted, and who is told of what was met. */
export interface Walker {
  takes(name: string): boolean;
  add(file: string): void;
  /** What cannot be entered, or is a pipe or a device by the name of a file, and why it is not read. */
  fail(at: string, why: string): void;
  /** A folder that is never entered. */
  pass(folder: string): void;
}

/**
 * Meets every file in a folder and below it, in the order of names. `entered` are the folders that were entered already, by where they
 * really lie: folders that link to one another have as many paths as there are ways through them, and each is entered by the first.
 */
export function walk(folder: string, walker: Walker, entered: Set<string>): void {
  enter(folder, ifPossible(() => realpathSync(folder)) ?? folder, walker, entered);
}

function enter(folder: string, real: string, walker: Walker, entered: Set<string>): void {
  if (entered.has(real)) return;
  entered.add(real);
  let entries: Dirent[];
  try {
    entries = list(folder);
  } catch (error) {
    walker.fail(folder, reason(error, folder));
    return;
  }
  // Not `join`, which looks for dots and slashes that no entry of a listing has.
  const start = folder.endsWith(sep) ? folder : `${folder}${sep}`;
  const realStart = real.endsWith(sep) ? real : `${real}${sep}`;
  for (const entry of entries) {
    const path = start + entry.name;
    if (entry.isSymbolicLink()) follow(path, realStart, walker, entered);
    else if (entry.isDirectory()) {
      if (neverEntered.has(entry.name)) walker.pass(path);
      else enter(path, realStart + entry.name, walker, entered);
    } else meet(path, entry.name, entry.isFile(), walker);
  }
}

/** What lies in a folder, by name. */
export function list(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).sort((a, b) => compare(a.name, b.name));
}

function meet(path: string, name: string, isFile: boolean, walker: Walker): void {
  if (!walker.takes(name)) return;
  if (isFile) walker.add(path);
  else walker.fail(path, special);
}

/** Links to files are read where they lead; links to folders too, unless they lead back to a folder that the link lies in. */
function follow(path: string, from: string, walker: Walker, entered: Set<string>): void {
  const stats = statsOrWhy(path);
  if (stats instanceof Error) walker.fail(path, reason(stats, path));
  else if (!stats.isDirectory()) meet(path, path, stats.isFile(), walker);
  else {
    const real = realpathSync(path);
    if (!from.startsWith(real.endsWith(sep) ? real : `${real}${sep}`)) enter(path, real, walker, entered);
  }
}
