import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type SourceFile, sourceOfRead } from '@trace-formats/convert';
import { read } from '@trace-formats/validate';
import { decode } from '../input/bytes/decode.ts';
import { readSource } from '../input/bytes/read-source.ts';
import { type Source as FoundFile, nameOf, reason, type Unreadable } from '../input/source.ts';
import type { Io } from '../io.ts';

/** The files that belong to a session beside its log, and those of them that could not be had. */
interface Along {
  readonly files: readonly SourceFile[];
  readonly unread: readonly Unreadable[];
}

/** For a session that is one file. */
export const nothingAlong: Along = { files: [], unread: [] };

/** Reads them. */
export async function filesAlong(along: readonly FoundFile[], io: Io): Promise<Along> {
  const files: SourceFile[] = [];
  const unread: Unreadable[] = [];
  for (const file of along) {
    const bytes = await bytesIn(file, io);
    if ('why' in bytes) unread.push({ name: file.name, why: bytes.why });
    else files.push(sourceOfRead(read(bytes, { mode: 'tolerant', decode }), basename(file.path)));
  }
  return { files, unread };
}

/** Claude Code keeps subagents in a folder that has the session's name: `<session>/subagents/agent-<id>.jsonl`, with a note beside each. */
export async function subagentsOf(path: string, io: Io): Promise<Along> {
  const folder = join(resolve(path).replace(/\.jsonl$/i, ''), 'subagents');
  if (!existsSync(folder)) return nothingAlong;
  let names: readonly string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    return {
      files: [],
      unread: [{ name: nameOf(folder, io.cwd), why: reason(error as NodeJS.ErrnoException, folder) }],
    };
  }
  const along = names
    .filter((name) => /^agent-.*\.(?:jsonl|meta\.json)$/.test(name))
    .sort()
    .map((name) => join(folder, name))
    .map((file) => ({ name: nameOf(file, io.cwd), path: file, named: false }));
  return filesAlong(along, io);
}

/** The bytes of a file of a session. */
export async function bytesIn(file: FoundFile, io: Io): Promise<Uint8Array | { readonly why: string }> {
  const found = await readSource(file, io);
  return 'why' in found ? found : found.bytes;
}
