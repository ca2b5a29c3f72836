import { createHash } from 'node:crypto';
import { closeSync, type Dirent, openSync, readdirSync, readSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ArtifactFile, FileFacts, FolderFacts } from '@trace-formats/lint';
import { readStored } from '../input/read-file.ts';

/** Looks at the folder of one trace: is there a README, and what lies in `artifacts`. Links out of it are not followed. */
export function folderFacts(path: string, name: string): FolderFacts {
  const entries = listed(path);
  return {
    folder: name,
    hasReadme: entries.some((entry) => /^readme(\.(md|txt|rst))?$/i.test(entry.name)),
    artifactFiles: entries.some((entry) => entry.name === 'artifacts') ? [...artifactFiles(path)] : [],
  };
}

/** The files of a trace's folder with their sizes; each is hashed when somebody asks. */
export function filesOf(path: string, facts: FolderFacts): ReadonlyMap<string, FileFacts> {
  const files = new Map<string, FileFacts>();
  for (const { path: below, leadsOut, kind } of facts.artifactFiles) {
    const file = join(path, below);
    if (kind === 'special') continue;
    files.set(below, {
      size: leadsOut === undefined ? (statsOf(file)?.size ?? 0) : 0,
      ...(leadsOut === undefined ? {} : { leadsOut }),
      get hash() {
        return leadsOut === undefined ? hashOf(file) : undefined;
      },
    });
  }
  return files;
}

function hashOf(path: string): string | undefined {
  const read = readStored(path);
  return 'bytes' in read ? `sha256:${createHash('sha256').update(read.bytes).digest('hex')}` : undefined;
}

/** More than this lies in no folder of artifacts that a person made. */
const mostFiles = 100_000;

function* artifactFiles(root: string): Generator<ArtifactFile> {
  const folders = [join(root, 'artifacts')];
  const inside = realOf(root);
  let files = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop())
    for (const entry of listed(folder)) {
      const path = join(folder, entry.name);
      const below = relative(root, path).split(sep).join('/');
      if (++files > mostFiles) return;
      if (entry.isSymbolicLink()) {
        const real = realOf(path);
        const leadsOut = real === undefined || inside === undefined || !`${real}${sep}`.startsWith(`${inside}${sep}`);
        yield {
          path: below,
          kind: 'file',
          ...(leadsOut ? { leadsOut: real === undefined ? 'nowhere' : 'elsewhere' } : {}),
        };
      } else if (entry.isDirectory()) folders.push(path);
      else yield { path: below, kind: entry.isFile() ? (isArchive(path) ? 'archive' : 'file') : 'special' };
    }
}

function listed(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

function realOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** First bytes of archives: zip, gzip, 7-Zip, xz, bzip2, zstd, rar. */
const magics = ['504b0304', '504b0506', '1f8b', '377abcaf271c', 'fd377a585a00', '425a68', '28b52ffd', '526172211a07'];

function isArchive(path: string): boolean {
  let file: number;
  try {
    file = openSync(path, 'r');
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
