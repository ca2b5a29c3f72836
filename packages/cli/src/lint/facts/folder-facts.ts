import { createHash } from 'node:crypto';
import { closeSync, readSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { type ArtifactFile, type FileFacts, type FolderFacts, isBlank, plainPath } from '@trace-formats/lint';
import { openToRead } from '../../input/bytes/open-to-read.ts';
import { readStored } from '../../input/bytes/read-file.ts';
import { isCalledArtifacts } from '../../input/paths/among-artifacts.ts';
import { entriesOf } from '../../input/paths/entries-of.ts';
import { isInAny } from '../../input/paths/is-inside.ts';
import { leadsOut, type Roots, realOf } from '../../input/paths/roots.ts';
import { statsOf } from '../../input/paths/stats.ts';
import { readmeIn } from '../beside/card.ts';
import { readmeName } from '../config/file-names.ts';

/** What lies beside the traces of a folder. */
export interface BesideInFolder {
  readonly facts: FolderFacts;
  /**
   * The files by path from there, with their sizes; each is hashed once, when somebody asks. All in `artifacts`, and those outside
   * of it that are named.
   */
  filesWith(named: readonly string[]): ReadonlyMap<string, FileFacts>;
}

/** Looks beside the traces of a folder. The files of one folder come one after the other, so none but the last is held. */
export function besideInFolders(roots: Roots): (path: string, name: string) => BesideInFolder {
  let last: { readonly path: string; readonly beside: BesideInFolder } | undefined;
  return (path, name) => {
    if (last?.path !== path) {
      const facts = folderFacts(path, name, roots);
      const files = filesOf(path, facts);
      const filesWith = (named: readonly string[]): ReadonlyMap<string, FileFacts> => {
        addNamed(path, files, named);
        return files;
      };
      last = { path, beside: { facts, filesWith } };
    }
    return last.beside;
  };
}

/**
 * Looks at the folder of a trace: is there a README, what lies in `artifacts`, and what leads out of the dataset, which is all
 * that lies in its roots and in the folder itself. Links out of the folder are not followed.
 */
function folderFacts(path: string, name: string, roots: Roots): FolderFacts {
  const entries = entriesOf(path);
  return {
    folder: name,
    hasReadme: entries.some((entry) => readmeName.test(entry.name)),
    ...readmeFacts(readmeIn(path)),
    artifactFiles: entries
      .filter((entry) => isCalledArtifacts(entry.name))
      .flatMap((entry) => [...artifactFiles(path, entry.name)]),
    linksOut: [
      // A trace that was named by itself lies wherever it does.
      ...(isInAny(roots.named, path) && isLinkOut(roots, path) ? ['.'] : []),
      ...entries
        .filter(
          (entry) =>
            entry.isSymbolicLink() &&
            isLinkOut(roots, join(path, entry.name)) &&
            wayOut(path, join(path, entry.name)) !== undefined,
        )
        .map((entry) => entry.name),
    ],
  };
}

/** What is kept of a README: nothing but whether it says anything, and a digest of it. */
function readmeFacts(text: string | undefined): Pick<FolderFacts, 'readme' | 'readmeIsEmpty'> {
  if (text === undefined) return {};
  if (isBlank(text)) return { readmeIsEmpty: true };
  const words = text.trim().split(/\s+/);
  return words.length < enoughWords ? {} : { readme: createHash('sha256').update(words.join(' ')).digest('base64url') };
}

/** "See the README above" may stand anywhere. */
const enoughWords = 12;

function filesOf(path: string, facts: FolderFacts): Map<string, FileFacts> {
  const files = new Map<string, FileFacts>();
  for (const { path: below, leadsOut, kind } of facts.artifactFiles)
    if (kind !== 'special') files.set(below, factsOf(join(path, below), leadsOut));
  return files;
}

/** Looks for files that a trace names outside of `artifacts`. What leads out of the folder, by its name or a link, is none. */
function addNamed(path: string, files: Map<string, FileFacts>, named: readonly string[]): void {
  for (const name of named) {
    const below = plainPath(name);
    const file = join(path, below);
    if (files.has(below) || below.split('/').includes('..') || isAbsolute(below) || !statsOf(file)?.isFile()) continue;
    if (wayOut(path, file) === undefined) files.set(below, factsOf(file, undefined));
  }
}

function factsOf(file: string, leadsOut: FileFacts['leadsOut']): FileFacts {
  let hash: string | undefined;
  return {
    size: leadsOut === undefined ? (statsOf(file)?.size ?? 0) : 0,
    ...(leadsOut === undefined ? {} : { leadsOut }),
    get hash() {
      if (leadsOut === undefined) hash ??= hashOf(file);
      return hash;
    },
  };
}

function hashOf(path: string): string | undefined {
  const read = readStored(path);
  return 'bytes' in read ? `sha256:${createHash('sha256').update(read.bytes).digest('hex')}` : undefined;
}

/** More than this lies in no folder of artifacts that a person made. */
const mostFiles = 100_000;

function* artifactFiles(root: string, name: string): Generator<ArtifactFile> {
  // What a link brings in from elsewhere is no part of the dataset, whatever it is called.
  if (wayOut(root, join(root, name)) !== undefined) return;
  const folders = [join(root, name)];
  let files = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop())
    for (const entry of entriesOf(folder)) {
      const path = join(folder, entry.name);
      const below = relative(root, path).split(sep).join('/');
      if (++files > mostFiles) return;
      if (entry.isSymbolicLink()) {
        const out = wayOut(root, path);
        yield { path: below, kind: 'file', ...(out === undefined ? {} : { leadsOut: out }) };
      } else if (entry.isDirectory()) folders.push(path);
      else yield { path: below, kind: entry.isFile() ? (isArchive(path) ? 'archive' : 'file') : 'special' };
    }
}

/** What leads nowhere, or to a device, is told of by whoever tries to read it. */
function isLinkOut(roots: Roots, path: string): boolean {
  const stats = statsOf(path);
  return (stats?.isFile() || stats?.isDirectory()) === true && leadsOut(path, roots);
}

/** Where a path leads when it leads to nothing in a folder. */
function wayOut(folder: string, path: string): 'nowhere' | 'elsewhere' | undefined {
  const real = realOf(path);
  if (real === undefined) return 'nowhere';
  const inside = realOf(folder);
  return inside !== undefined && `${real}${sep}`.startsWith(`${inside}${sep}`) ? undefined : 'elsewhere';
}

/** First bytes of archives: zip, gzip, 7-Zip, xz, bzip2, zstd, rar. */
const magics = ['504b0304', '504b0506', '1f8b', '377abcaf271c', 'fd377a585a00', '425a68', '28b52ffd', '526172211a07'];

function isArchive(path: string): boolean {
  let file: number;
  try {
    file = openToRead(path);
  } catch {
    return false;
  }
  try {
    const head = Buffer.alloc(8);
    const length = readSync(file, head, 0, 8, 0);
    const hex = head.subarray(0, length).toString('hex');
    return magics.some((magic) => hex.startsWith(magic));
  } catch {
    return false;
  } finally {
    closeSync(file);
  }
}
