import { lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { plainName } from './unpack.ts';

/** A file to read, under the name that reports use for it. */
export interface Source {
  /** Relative to the working folder where it lies below it, with forward slashes. */
  readonly name: string;
  readonly path: string;
  /** True when it was named on the command line; false when it was found in a folder or by a pattern. */
  readonly named: boolean;
  /** Set for the files of a session that a word like `@latest` named: the log first, then what belongs to it. */
  readonly session?: SessionPart;
}

/** The part that a file has in a session. */
export interface SessionPart {
  /** The word that named the session. */
  readonly word: string;
  readonly part: 'log' | 'along';
}

/** A path that leads to nothing that can be read, and why. */
export interface Unreadable {
  readonly name: string;
  readonly why: string;
}

/** What the paths of a command line lead to. */
export interface Found {
  readonly sources: readonly Source[];
  readonly unreadable: readonly Unreadable[];
}

/** Endings of traces and logs; .gz or .zst may follow. */
export const endings: readonly string[] = ['.json', '.jsonl', '.ndjson', '.traj', '.eval'];

/** Files, folders, glob patterns and sessions as sources, each file once, in a stable order. From folders come the files that `takes` wants. */
export async function findSources(
  words: readonly string[],
  cwd: string,
  takes: (name: string) => boolean = hasEnding,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Found> {
  const sources = new Map<string, Source>();
  const unreadable: Unreadable[] = [];
  const add = (path: string, named: boolean): void => {
    const name = nameOf(path, cwd);
    const known = sources.get(path);
    if (!known || (named && !known.named)) sources.set(path, { name, path, named });
  };
  for (const word of words) {
    if (word.startsWith('@') && !isPath(word)) {
      const { sessionFiles } = await import('./sessions/session-files.ts');
      for (const source of sessionFiles(word, cwd, environment)) sources.set(source.path, source);
      continue;
    }
    const path = resolve(cwd, word);
    const stats = statsOf(path);
    if (stats instanceof Error) {
      const matches = isPattern(word) ? await expand(word, cwd) : [];
      for (const match of matches) add(match, false);
      if (matches.length === 0)
        unreadable.push({
          name: nameOf(path, cwd),
          why: isPattern(word) ? 'the pattern matches no file' : reason(stats, path),
        });
    } else if (stats.isDirectory())
      walk(
        path,
        takes,
        new Set(),
        (file) => add(file, false),
        (at, error) => unreadable.push({ name: nameOf(at, cwd), why: reason(error, at) }),
      );
    else if (stats.isFile()) add(path, true);
    else unreadable.push({ name: nameOf(path, cwd), why: 'it is neither a file nor a folder' });
  }
  return { sources: [...sources.values()], unreadable };
}

/** A word with a slash is a path, whatever it begins with. */
function isPath(word: string): boolean {
  return /[/\\]/.test(word);
}

/** The path as reports write it. */
export function nameOf(path: string, cwd: string): string {
  const below = relative(cwd, path);
  const name = below === '' ? '.' : below.startsWith('..') || isAbsolute(below) ? path : below;
  return name.split(sep).join('/');
}

/** Why a file or folder cannot be read, in words that begin in the middle of a sentence. */
export function reason(error: NodeJS.ErrnoException, path: string): string {
  switch (error.code) {
    case 'ENOENT':
      return isLink(path) ? 'it is a link to something that is not there' : 'there is no such file or folder';
    case 'EACCES':
    case 'EPERM':
      return 'reading it is not permitted';
    case 'ELOOP':
      return 'it is a link that leads back to itself';
    case 'EISDIR':
      return 'it is a folder';
    case 'ENOTDIR':
      return 'a part of its path is a file, not a folder';
    default:
      return `the system says ${error.code ?? error.message}`;
  }
}

function statsOf(path: string): Stats | NodeJS.ErrnoException {
  try {
    return statSync(path);
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

function isPattern(word: string): boolean {
  return /[*?{}[\]!]/.test(word);
}

async function expand(pattern: string, cwd: string): Promise<string[]> {
  const { globSync } = await import('tinyglobby');
  return globSync(pattern.split(sep).join('/'), { cwd, absolute: true, dot: false })
    .map((path) => resolve(path))
    .sort();
}

const neverEntered = new Set(['node_modules', '.git', '.hg', '.svn']);

function walk(
  folder: string,
  takes: (name: string) => boolean,
  above: Set<string>,
  add: (file: string) => void,
  fail: (at: string, error: NodeJS.ErrnoException) => void,
): void {
  let entries: ReturnType<typeof list>;
  try {
    entries = list(folder);
  } catch (error) {
    fail(folder, error as NodeJS.ErrnoException);
    return;
  }
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) follow(path, folder, takes, above, add, fail);
    else if (entry.isDirectory()) {
      if (!neverEntered.has(entry.name)) walk(path, takes, above, add, fail);
    } else if (entry.isFile() && takes(entry.name)) add(path);
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
  fail: (at: string, error: NodeJS.ErrnoException) => void,
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
  if (!stats.isDirectory()) return;
  const real = realpathSync(path);
  if (above.has(real) || `${realpathSync(from)}${sep}`.startsWith(`${real}${sep}`)) return;
  walk(path, takes, new Set([...above, real]), add, fail);
}

function hasEnding(name: string): boolean {
  const lower = plainName(name).toLowerCase();
  return endings.some((ending) => lower.endsWith(ending));
}
