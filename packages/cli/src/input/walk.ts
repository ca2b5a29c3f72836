import { readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { sep } from 'node:path';

/** What tools keep for themselves; a dataset has nothing in there. */
export const neverEntered: ReadonlySet<string> = new Set(['node_modules', '.git', '.hg', '.svn']);

/**
 * Every file in a folder and below it that `takes` wants, in the order of names; what cannot be entered is told to `fail`, and a pipe
 * or a device by the name of a file as `special`. Folders that are never entered are told to `pass`.
 */
export function walk(
  folder: string,
  takes: (name: string) => boolean,
  above: Set<string>,
  add: (file: string) => void,
  fail: (at: string, error: NodeJS.ErrnoException | 'special') => void,
  pass: (folder: string) => void,
): void {
  let entries: ReturnType<typeof list>;
  try {
    entries = list(folder);
  } catch (error) {
    fail(folder, error as NodeJS.ErrnoException);
    return;
  }
  // Not `join`, which looks for dots and slashes that no entry of a listing has.
  const start = folder.endsWith(sep) ? folder : `${folder}${sep}`;
  for (const entry of entries) {
    const path = start + entry.name;
    if (entry.isSymbolicLink()) follow(path, folder, takes, above, add, fail, pass);
    else if (entry.isDirectory()) {
      if (neverEntered.has(entry.name)) pass(path);
      else walk(path, takes, above, add, fail, pass);
    } else if (takes(entry.name)) {
      if (entry.isFile()) add(path);
      else fail(path, 'special');
    }
  }
}

function list(folder: string): import('node:fs').Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** Links to files are read where they lead; links to folders too, unless they lead back to a folder that was already entered through a link. */
function follow(
  path: string,
  from: string,
  takes: (name: string) => boolean,
  above: Set<string>,
  add: (file: string) => void,
  fail: (at: string, error: NodeJS.ErrnoException | 'special') => void,
  pass: (folder: string) => void,
): void {
  const stats = statsOf(path);
  if (stats instanceof Error) {
    fail(path, stats);
    return;
  }
  if (stats.isFile()) {
    if (takes(path)) add(path);
    return;
  }
  if (!stats.isDirectory()) {
    if (takes(path)) fail(path, 'special');
    return;
  }
  const real = realpathSync(path);
  if (above.has(real) || `${realpathSync(from)}${sep}`.startsWith(`${real}${sep}`)) return;
  walk(path, takes, new Set([...above, real]), add, fail, pass);
}

/** What a path leads to, or why it leads nowhere. */
export function statsOf(path: string): Stats | NodeJS.ErrnoException {
  try {
    return statSync(path);
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}
