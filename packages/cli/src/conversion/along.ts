import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type SourceFile, sourceOfRead } from '@trace-formats/convert';
import { read } from '@trace-formats/validate';
import { decode } from '../input/bytes/decode.ts';
import { readSource } from '../input/bytes/read-source.ts';
import { type Source as FoundFile, nameOf, reason, type Unreadable } from '../input/source.ts';
import type { Io } from '../io.ts';
import type { Agent } from '../sessions/agents.ts';

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

/**
 * The files that belong to a log which was named by its path: the same as if its session had been named. Where the log was only found
 * in a folder, its neighbours were found there as well, and each is read for itself.
 */
export async function alongPath(path: string, agent: Agent, named: boolean, io: Io): Promise<Along> {
  if (!named && agent !== 'claude-code') return nothingAlong;
  const { filesAlongPath, filesInFolderOf } = await import('../sessions/along.ts');
  const at = resolve(path);
  const paths = named ? filesAlongPath(at, agent, io.environment) : filesInFolderOf(at);
  const { files, unread } = await filesAlong(
    paths.map((file) => ({ name: nameOf(file, io.cwd), path: file, named: false })),
    io,
  );
  const closed = agent === 'claude-code' ? whyClosed(join(at.replace(/\.jsonl$/i, ''), 'subagents'), io) : [];
  return { files, unread: [...unread, ...closed] };
}

/** Why the folder of subagents cannot be looked into, where there is one. */
function whyClosed(folder: string, io: Io): readonly Unreadable[] {
  try {
    if (existsSync(folder)) readdirSync(folder);
    return [];
  } catch (error) {
    return [{ name: nameOf(folder, io.cwd), why: reason(error, folder) }];
  }
}

/** The bytes of a file of a session. */
export async function bytesIn(file: FoundFile, io: Io): Promise<Uint8Array | { readonly why: string }> {
  const found = await readSource(file, io);
  return 'why' in found ? found : found.bytes;
}
