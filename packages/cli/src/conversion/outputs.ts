import { existsSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { CannotWork } from '../cannot-work.ts';
import { withoutResults } from '../input/ours/without-results.ts';
import { plainName } from '../input/packed/unpack.ts';
import { isFolder } from '../input/paths/is-folder.ts';
import { nameOf } from '../input/source.ts';
import type { Io } from '../io.ts';
import { apartFromAll, noTwoAt } from '../output/refused/apart.ts';
import type { Write } from '../output/whole/write-beside.ts';
import type { Asked, Waiting } from './sessions.ts';

/** Where documents go: standard output, one file, or a folder with a file for each. */
export interface Outputs {
  /**
   * Writes a document that was made of a file; `part` is its number where the file holds several. Gives the name that it got where
   * nobody had named it.
   */
  readonly write: (
    from: Waiting,
    part: number | undefined,
    ending: string,
    pieces: readonly string[],
  ) => string | undefined;
}

/**
 * Decides by `-o` and by how many files there are; a folder is made where it is not there. What cannot be is refused before the
 * first is written. Words that were written `inVain` count, since where a result goes does not hang on whether another was found.
 */
export function openOutputs(
  out: string | undefined,
  { files, inVain }: Pick<Asked, 'files' | 'inVain'>,
  io: Io,
  writeFile: Write,
): Outputs {
  const isOne = files.length === 1;
  if (out === undefined)
    return {
      write({ short: name }, part, _ending, pieces) {
        if (!isOne || part !== undefined)
          throw new CannotWork(
            `There is more than one document to write, and ${name} would follow another on standard output.`,
            'Name a folder for them: -o <folder>.',
          );
        io.out(pieces.join(''));
        return undefined;
      },
    };
  const path = resolve(io.cwd, out);
  // What a folder becomes is a folder, also where it holds one session so far, unless the name says that it is one of a file.
  const isOfFolder = files[0]?.named === false && extname(plainName(path)) === '';
  const intoFolder = /[/\\]$/.test(out) || isFolder(path) || files.length + inVain > 1 || isOfFolder;
  if (files.length > 0 && intoFolder && existsSync(path) && !isFolder(path))
    throw new CannotWork(
      `${out} is a file, and there is more than one document to write.`,
      'Name a folder: -o <folder>.',
    );
  const only = noTwoAt('Convert them one after the other, into folders of their own.');
  if (intoFolder) for (const { short, name } of files) only(join(path, short), name);
  const written = new Set<string>();
  const apart = apartFromAll(files);
  return {
    write(from, part, ending, pieces) {
      const name = from.short;
      if (part !== undefined && !intoFolder)
        throw new CannotWork(
          `${name} holds more than one session, and ${out} is one file.`,
          'Name a folder with -o <folder>/.',
        );
      const number = part === undefined ? '' : `.${part}`;
      const bare = bareOf(name);
      // Two sources that differ in their endings alone keep them.
      const names = intoFolder ? [bare, name].map((one) => join(path, `${one}${number}${ending}`)) : [path];
      const target = names.find((one) => !written.has(one));
      if (target === undefined)
        throw new CannotWork(
          `${name} would be written to ${names[0]}, where another document of this run already is.`,
          'Name a folder with -o <folder>/.',
        );
      apart(target);
      written.add(target);
      writeFile(target, pieces);
      return intoFolder ? nameOf(target, io.cwd) : undefined;
    },
  };
}

/** The files without those that runs like this one have written: below a folder of results, or beside their sources. */
export function withoutConverted(
  files: readonly Waiting[],
  { paths, out, to }: { readonly paths: readonly string[]; readonly out: string | undefined; readonly to: string },
  io: Io,
): readonly Waiting[] {
  if (out === undefined) return files;
  const target = resolve(io.cwd, out);
  const begins = new Set(files.flatMap(({ short }) => [bareOf(short), short].map((one) => join(target, one))));
  const ending = new RegExp(`\\.${to}\\.(?:json|jsonl|ndjson)$`);
  const isWritten = (path: string): boolean => {
    const begin = path.replace(ending, '');
    return begin !== path && (begins.has(begin) || begins.has(begin.replace(/\.\d+$/, '')));
  };
  return withoutResults(files, target, paths, io, isWritten);
}

function bareOf(name: string): string {
  return plainName(name).replace(/\.(?:json|jsonl|ndjson|traj)$/i, '');
}
