import { dirname, resolve, sep } from 'node:path';
import { plainName } from './packed/unpack.ts';
import { isInAny } from './paths/is-inside.ts';
import { statsOrWhy } from './paths/stats.ts';
import { neverEntered, type Walker, walk } from './paths/walk.ts';
import { type Found, nameOf, reason, type Source, special, type Unreadable } from './source.ts';

/** Endings of traces and logs; .gz or .zst may follow. */
export const endings: readonly string[] = ['.json', '.jsonl', '.ndjson', '.traj', '.eval'];

/**
 * Files, folders, glob patterns and sessions as sources, each file once, in a stable order. From folders come the files that
 * `takes` wants.
 */
export async function findSources(
  words: readonly string[],
  cwd: string,
  takes: (name: string) => boolean = hasEnding,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Found> {
  const sources = new Map<string, Source>();
  const unreadable: Unreadable[] = [];
  const passedBy: string[] = [];
  const entered = new Set<string>();
  const add = (path: string, named: boolean): void => {
    const name = nameOf(path, cwd);
    const known = sources.get(path);
    if (!known || (named && !known.named)) sources.set(path, { name, path, named });
  };
  const walker: Walker = {
    takes,
    add: (file) => add(file, false),
    fail: (at, why) => unreadable.push({ name: nameOf(at, cwd), why }),
    pass: (at) => passedBy.push(nameOf(at, cwd)),
  };
  for (const word of words) {
    if (word.startsWith('@') && !isPath(word)) {
      const { sessionFiles } = await import('../sessions/session-files.ts');
      for (const source of sessionFiles(word, cwd, environment)) sources.set(source.path, source);
      continue;
    }
    const path = resolve(cwd, word);
    const stats = statsOrWhy(path);
    if (stats instanceof Error) {
      const { files, folders } = await expanded(word, cwd, takes);
      for (const file of files) add(file, false);
      for (const folder of folders) walk(folder, walker, entered);
      if (files.length + folders.length === 0)
        unreadable.push({
          name: nameOf(path, cwd),
          why: isPattern(word) ? 'the pattern matches no file' : reason(stats, path),
        });
    } else if (stats.isDirectory()) walk(path, walker, entered);
    else if (stats.isFile()) add(path, true);
    else unreadable.push({ name: nameOf(path, cwd), why: special });
  }
  return { sources: [...sources.values()], unreadable, passedBy };
}

/** A word with a slash is a path, whatever it begins with. */
function isPath(word: string): boolean {
  return /[/\\]/.test(word);
}

/** True for a word that, where nothing has it for a name, is a pattern. */
export function isPattern(word: string): boolean {
  return /[*?{}[\]!]/.test(word);
}

/**
 * What a word leads to where it is a pattern: files, and folders, which are walked through as if they were named. Where the pattern says
 * nothing about the names of files, they are taken as from a folder.
 */
export async function expanded(
  pattern: string,
  cwd: string,
  takes: (name: string) => boolean = hasEnding,
): Promise<{ readonly files: readonly string[]; readonly folders: readonly string[] }> {
  if (!isPattern(pattern)) return { files: [], folders: [] };
  const { globSync } = await import('tinyglobby');
  const parts = pattern.replaceAll(sep, '/').split('/');
  const left = [...neverEntered].filter((name) => !parts.includes(name)).map((name) => `**/${name}`);
  const options = { cwd, absolute: true, dot: false, expandDirectories: false, onlyFiles: false, ignore: left };
  const matches = globSync(parts.join('/'), options).sort();
  const folders = matches.filter((match) => match.endsWith('/')).map((match) => resolve(match));
  const files = matches.filter((match) => !match.endsWith('/')).map((match) => resolve(match));
  // What lies in a folder that matches is met when that is walked through.
  const known = new Set(folders);
  const isAlone = (path: string): boolean => !isInAny(known, dirname(path));
  const isAny = /^\*+$/.test(parts.at(-1)!);
  return {
    files: files.filter((path) => isAlone(path) && (!isAny || takes(path))),
    folders: folders.filter(isAlone),
  };
}

/** True for a file that folders are read for. */
export function hasEnding(name: string): boolean {
  const lower = plainName(name).toLowerCase();
  return endings.some((ending) => lower.endsWith(ending));
}
