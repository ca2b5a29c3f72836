import { createHash } from 'node:crypto';
import { closeSync, lstatSync, readlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ReceiptFile } from '@trace-formats/schema/receipt';
import { reviewPlaces } from '../attest/places.ts';
import { compare } from '../compare.ts';
import { ifPossible } from '../if-possible.ts';
import { chunksOf } from '../input/bytes/chunks.ts';
import { openToRead } from '../input/bytes/open-to-read.ts';
import { isWrittenByUs } from '../input/ours/written-by-us.ts';
import { isAmongArtifacts, isCalledArtifacts } from '../input/paths/among-artifacts.ts';
import { entriesOf } from '../input/paths/entries-of.ts';
import { statsOf } from '../input/paths/stats.ts';
import { neverEntered } from '../input/paths/walk.ts';
import { expanded, findSources } from '../input/sources.ts';
import { calledTraces, isRepository } from '../lint/beside/called-traces.ts';
import { manifestsOf } from '../lint/beside/manifests-beside.ts';
import { fromRoot } from './place.ts';

/**
 * The files that a receipt speaks of: all that the words lead to but for what the run itself wrote, and for blobs, which the shards of one
 * run write one after the other. What was delivered with a trace stays what it is, whatever it looks like.
 */
export async function listedFiles(words: readonly string[], cwd: string, left: ReadonlySet<string>): Promise<string[]> {
  const listed: string[] = [];
  for (const [path, root] of await filesLedTo(words, cwd))
    if (!left.has(path) && (isAmongArtifacts(path, root) || !(await isBlob(path)))) listed.push(path);
  return listed;
}

/** True for what the run over a shard left for `forsy-lint merge`. */
export function isBlob(path: string): Promise<boolean> {
  return isWrittenByUs(path, undefined, 'blob');
}

/** Every file that goes out with what the words name, whoever wrote it. */
export async function allFiles(words: readonly string[], cwd: string): Promise<string[]> {
  return (await filesLedTo(words, cwd)).map(([path]) => path);
}

/**
 * Every file that the words lead to, with the folder that was named: of a folder all that lies in it, of a trace itself, its signatures,
 * the manifests beside it and its artifacts. Links to folders are not followed.
 */
async function filesLedTo(
  words: readonly string[],
  cwd: string,
): Promise<readonly (readonly [path: string, root: string])[]> {
  const found = new Map<string, string>();
  const addFolder = (folder: string): void => {
    for (const file of filesBelow(folder)) found.set(file, folder);
  };
  const addOne = (path: string): void => {
    for (const file of withItsOwn(path)) found.set(file, dirname(path));
  };
  for (const word of words) {
    const path = resolve(cwd, word);
    const stats = statsOf(path);
    if (stats?.isDirectory()) addFolder(path);
    else if (stats?.isFile()) addOne(path);
    else if (stats === undefined) {
      const { files, folders } = await expanded(word, cwd);
      for (const folder of folders) addFolder(folder);
      // A word that is neither a path nor a pattern may name a session.
      const named =
        files.length + folders.length > 0 ? files : (await findSources([word], cwd)).sources.map(({ path }) => path);
      for (const one of named) addOne(one);
    }
  }
  return [...found].sort(([a], [b]) => compare(a, b));
}

/** A file as it is now; undefined where there is none. A link that was read as a file counts by its content. */
export function fileAsIs(path: string, root: string, followed: boolean): ReceiptFile | undefined {
  const stats = ifPossible(() => lstatSync(path));
  if (stats === undefined) return undefined;
  const place = fromRoot(path, root);
  if (stats.isSymbolicLink() && !followed)
    return { path: place, kind: 'link', bytes: 0, sha256: hashOf([Buffer.from(readlinkSync(path))]) };
  const real = statsOf(path);
  if (real === undefined || !real.isFile()) return { path: place, kind: 'special', bytes: 0, sha256: null };
  const sha256 = ifPossible(() => hashOf(chunksAt(path))) ?? null;
  return { path: place, kind: sha256 === null ? 'special' : 'file', bytes: real.size, sha256 };
}

/** True for a file that has only grown: it begins with all the bytes that it had. */
export function hasGrown(path: string, then: Pick<ReceiptFile, 'bytes' | 'sha256'>): boolean {
  return ifPossible(() => then.sha256 === hashOf(firstOf(chunksAt(path), then.bytes))) ?? false;
}

function* firstOf(chunks: Iterable<Uint8Array>, length: number): Generator<Uint8Array> {
  let left = length;
  for (const chunk of chunks) {
    yield chunk.subarray(0, left);
    left -= chunk.length;
    if (left <= 0) return;
  }
}

/** All that lies in a folder; of folders that are never entered, what the gate looks at. */
function* filesBelow(folder: string): Generator<string> {
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) yield path;
    else if (!neverEntered.has(entry.name)) yield* filesBelow(path);
    else if (!isRepository(path)) yield* calledTraces(path);
  }
}

/** A file that was named, with what is read beside it. */
function* withItsOwn(path: string): Generator<string> {
  yield path;
  for (const signatures of reviewPlaces(path)) if (statsOf(signatures)?.isFile()) yield signatures;
  yield* manifestsOf(path);
  const folder = dirname(path);
  for (const { name } of entriesOf(folder)) if (isCalledArtifacts(name)) yield* filesBelow(join(folder, name));
}

function* chunksAt(path: string): Generator<Uint8Array> {
  const file = openToRead(path);
  try {
    yield* chunksOf(file, 1 << 16);
  } finally {
    closeSync(file);
  }
}

function hashOf(chunks: Iterable<Uint8Array>): string {
  const hash = createHash('sha256');
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest('hex');
}
