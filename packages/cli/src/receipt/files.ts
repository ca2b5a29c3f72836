import { createHash } from 'node:crypto';
import { closeSync, lstatSync, readFileSync, readlinkSync, readSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { ReceiptFile } from '@trace-formats/schema/receipt';
import { reviewPath } from '../attest/reviews.ts';
import { ifPossible } from '../if-possible.ts';
import { openToRead } from '../input/bytes/open-to-read.ts';
import { entriesOf } from '../input/entries-of.ts';
import { expanded, findSources } from '../input/sources.ts';
import { neverEntered } from '../input/walk.ts';
import { beginsAsOurs, isWrittenByUs } from '../input/written-by-us.ts';
import { fromRoot } from './place.ts';

/**
 * Every file that the words lead to: of a folder all that lies in it, of a trace itself, its signatures and its artifacts.
 * Receipts, blobs, reports and what the run itself wrote are left out. Links to folders are not followed.
 */
export async function listedFiles(words: readonly string[], cwd: string, left: ReadonlySet<string>): Promise<string[]> {
  const found = new Set<string>();
  const add = (path: string): void => {
    if (!left.has(path) && !isOurs(path)) found.add(path);
  };
  for (const word of words) {
    const path = resolve(cwd, word);
    const stats = statsOf(path);
    if (stats?.isDirectory()) for (const file of filesBelow(path)) add(file);
    else if (stats?.isFile()) for (const file of withItsOwn(path)) add(file);
    else if (stats === undefined) {
      const { files, folders } = await expanded(word, cwd);
      for (const folder of folders) for (const file of filesBelow(folder)) add(file);
      // A word that is neither a path nor a pattern may name a session.
      const named =
        files.length + folders.length > 0 ? files : (await findSources([word], cwd)).sources.map(({ path }) => path);
      for (const one of named) for (const file of withItsOwn(one)) add(file);
    }
  }
  return [...found].sort();
}

/** A file as it is now; undefined where there is none. A link that was read as a file counts by its content. */
export function fileAsIs(path: string, root: string, followed: boolean): ReceiptFile | undefined {
  const stats = statsOf(path, lstatSync);
  if (stats === undefined) return undefined;
  const place = fromRoot(path, root);
  if (stats.isSymbolicLink() && !followed)
    return { path: place, kind: 'link', bytes: 0, sha256: hashOf([Buffer.from(readlinkSync(path))]) };
  const real = statsOf(path);
  if (real === undefined || !real.isFile()) return { path: place, kind: 'special', bytes: 0, sha256: null };
  const sha256 = ifPossible(() => hashOf(chunksOf(path))) ?? null;
  return { path: place, kind: sha256 === null ? 'special' : 'file', bytes: real.size, sha256 };
}

/** True for a file that has only grown: it begins with all the bytes that it had. */
export function hasGrown(path: string, then: Pick<ReceiptFile, 'bytes' | 'sha256'>): boolean {
  return ifPossible(() => then.sha256 === hashOf(firstOf(chunksOf(path), then.bytes))) ?? false;
}

function* firstOf(chunks: Iterable<Uint8Array>, length: number): Generator<Uint8Array> {
  let left = length;
  for (const chunk of chunks) {
    yield chunk.subarray(0, left);
    left -= chunk.length;
    if (left <= 0) return;
  }
}

function* filesBelow(folder: string): Generator<string> {
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) yield path;
    else if (!neverEntered.has(entry.name)) yield* filesBelow(path);
  }
}

/** A file that was named, with what is read beside it. */
function* withItsOwn(path: string): Generator<string> {
  yield path;
  if (!/\.jsonl?$|\.ndjson$/i.test(basename(path))) return;
  const signatures = reviewPath(path);
  if (statsOf(signatures)?.isFile()) yield signatures;
  yield* filesBelow(join(dirname(path), 'artifacts'));
}

/** True for a receipt, a blob or a report that an earlier run left. */
export function isOurs(path: string): boolean {
  if (!/\.(json|blob)$/.test(path) || !statsOf(path, lstatSync)?.isFile()) return false;
  try {
    for (const chunk of chunksOf(path)) return beginsAsOurs(chunk) && isWrittenByUs(readFileSync(path));
  } catch {
    // What cannot be read is nothing of ours.
  }
  return false;
}

function* chunksOf(path: string): Generator<Uint8Array> {
  const file = openToRead(path);
  try {
    const chunk = Buffer.alloc(1 << 16);
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) yield chunk.subarray(0, read);
  } finally {
    closeSync(file);
  }
}

function hashOf(chunks: Iterable<Uint8Array>): string {
  const hash = createHash('sha256');
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest('hex');
}

/** Undefined also where a folder above has become a file. */
function statsOf(path: string, ask: typeof statSync | typeof lstatSync = statSync): Stats | undefined {
  return ifPossible(() => ask(path));
}
