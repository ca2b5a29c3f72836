import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { CannotWork } from '../../cannot-work.ts';
import type { Command } from '../../command-line/command.ts';
import type { Typed } from '../../command-line/options.ts';
import { readBytes } from '../../input/bytes/read-file.ts';
import { isAmongArtifacts } from '../../input/paths/among-artifacts.ts';
import { isInside } from '../../input/paths/is-inside.ts';
import { realOf } from '../../input/paths/roots.ts';
import { statsIfThere, statsOf } from '../../input/paths/stats.ts';
import { ownFiles, readmeName } from '../../lint/config/file-names.ts';
import { folderOf } from '../../receipt/place.ts';
import { whyNotWritten } from '../why-not-written.ts';
import { mustBeApart, noTwoAt } from './apart.ts';

/**
 * Refuses a command line that writes over one of the files it reads, two results into one, or where nothing can be written. It is
 * asked before any work is done: after an hour it would come too late, and some of the outputs would be written already.
 */
export async function outputsMustBePossible(
  { words, values }: Typed,
  { flags }: Pick<Command, 'flags'>,
  cwd: string,
): Promise<void> {
  const otherwise = flags.some(({ name }) => name === 'in-place')
    ? 'Name another place, or say --in-place when that is what you want.'
    : undefined;
  const inputs = filesAt(words, cwd);
  const asides = filesAt(
    flags.flatMap(({ name, reads }) => (reads ? values(name) : [])),
    cwd,
  );
  const only = noTwoAt('Give each a file of its own.');
  // Of a flag with one value the last one counts.
  for (const { name, takes, writes } of flags)
    for (const value of writes === undefined ? [] : values(name).slice(takes === 'list' ? 0 : -1)) {
      const file = name === 'format' ? fileIn(value) : value;
      if (file === undefined) continue;
      if (file === '-')
        throw new CannotWork(
          `--${name} ${value} would make a file of the name -, and not write to standard output.`,
          `--help says where it goes without; ./- is a file of that name.`,
        );
      const output = resolve(cwd, file);
      // Results may well be put into the folder that is read.
      for (const input of inputs) mustBeApart(output, input, otherwise);
      for (const aside of asides) mustBeApart(output, aside);
      writable(file, () => (writes === 'place' ? mustTakeResults(output) : mustTakeFile(output)));
      if (writes === 'report') {
        mustBeNoArtifact(output, file, words, cwd);
        await mustBeNoDocument(output, file);
      }
      if (!takesSeveral(output)) only(output, `--${name} ${value}`);
    }
}

/** Asks what the system would refuse later, and says so in our words. */
function writable(file: string, ask: () => void): void {
  try {
    ask();
  } catch (error) {
    throw new CannotWork(
      `${file} could not be written: ${whyNotWritten(error)}.`,
      'Make its folder, or correct the path or the permissions. Nothing was done.',
    );
  }
}

function mustTakeFile(output: string): void {
  const there = statsIfThere(output);
  if (there?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
  // A device or a pipe is written into.
  if (there !== undefined && !there.isFile()) return;
  if (there !== undefined) accessSync(output, constants.W_OK);
  const folder = dirname(there === undefined ? output : realpathSync(output));
  statSync(folder);
  // A file is written beside its place first.
  accessSync(folder, constants.W_OK);
}

/** Where nothing can be put, each of a thousand results would be told of by itself. Folders that are not there yet are made. */
function mustTakeResults(output: string): void {
  const there = statsIfThere(output);
  const above = dirname(output);
  if (there === undefined && above !== output) mustTakeResults(above);
  else if (there?.isDirectory()) accessSync(output, constants.W_OK);
}

/** A report may lie among the documents of a folder, and there one of them may be named for it by mistake. */
async function mustBeNoDocument(output: string, file: string): Promise<void> {
  const stats = statsOf(output);
  if (stats === undefined || !stats.isFile() || stats.size === 0) return;
  if (ownFiles.has(basename(output)) || presentsADataset(output))
    throw new CannotWork(
      `${file} is read by forsy-lint, and what tells of documents would be written over it.`,
      'Name another place for the output. Nothing was done.',
    );
  const { holdsDocument } = await import('../../input/ours/holds-document.ts');
  const read = readBytes(output);
  if ('why' in read || !holdsDocument(read.bytes)) return;
  throw new CannotWork(
    `${file} holds a document, and what tells of documents would be written over it.`,
    'Name another place for the output. Nothing was done.',
  );
}

/** What lies among the artifacts of what is read was delivered with a trace, whatever it looks like. */
function mustBeNoArtifact(output: string, file: string, words: readonly string[], cwd: string): void {
  if (statsOf(output)?.isFile() !== true) return;
  const real = realpathSync(output);
  const lies = (path: string, root: string): boolean => isInside(path, root) && isAmongArtifacts(path, root);
  const roots = (words.length === 0 ? ['.'] : words).map((word) => folderOf(resolve(cwd, word)));
  if (!roots.some((root) => lies(output, root) || lies(real, realOf(root) ?? root))) return;
  throw new CannotWork(
    `${file} lies among the artifacts of what is read, and what tells of documents would be written over it.`,
    'Name another place for the output. Nothing was done.',
  );
}

/** A README presents the dataset it lies in; one that begins as a report was written by an earlier run. */
function presentsADataset(output: string): boolean {
  if (!readmeName.test(basename(output))) return false;
  const read = readBytes(output);
  return (
    !('why' in read) &&
    !/^### (?:forsy-lint|trace-formats): /.test(Buffer.from(read.bytes.subarray(0, 32)).toString('utf8'))
  );
}

/** The file that stands after the name of a report's format. */
function fileIn(format: string): string | undefined {
  const at = format.indexOf('=');
  return at < 0 || at === format.length - 1 ? undefined : format.slice(at + 1);
}

function filesAt(names: readonly string[], cwd: string): readonly { readonly name: string; readonly path: string }[] {
  return names.map((name) => ({ name, path: resolve(cwd, name) })).filter(({ path }) => isOneFile(path));
}

/** A file, or a pipe that somebody made by a name. */
function isOneFile(path: string): boolean {
  const stats = statsOf(path);
  return stats?.isFile() === true || stats?.isFIFO() === true;
}

/** True for a device such as /dev/null, and for a folder. */
function takesSeveral(path: string): boolean {
  return statsOf(path)?.isFile() === false;
}
