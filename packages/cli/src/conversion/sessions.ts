import { existsSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { readableFormat, type Source, sessionsOf, sourceOfRead } from '@trace-formats/convert';
import { detectRead, isBlank, type ReadResult, read } from '@trace-formats/validate';
import { decode } from '../input/bytes/decode.ts';
import { readBytes } from '../input/bytes/read-file.ts';
import { firstFault } from '../input/first-fault.ts';
import { isInside } from '../input/paths/is-inside.ts';
import type { Source as FoundFile, Unreadable } from '../input/source.ts';
import { findSources } from '../input/sources.ts';
import type { Io } from '../io.ts';
import { alongPath, bytesIn, filesAlong, nothingAlong } from './along.ts';
import { doubtAbout, doubtIn } from './doubt.ts';

/** One file that is to be converted, before it is read. */
export interface Waiting {
  readonly name: string;
  /** Its name below the folder that was named, or its own name: what stands in the folder of the results. */
  readonly short: string;
  /** Undefined for standard input. */
  readonly path: string | undefined;
  /** True when it was named on the command line; false when it merely lay in a folder. */
  readonly named: boolean;
  /** For a session that a word like `@latest` named: its log, then the files that belong to it. */
  readonly session?: readonly FoundFile[];
}

/** What the words of a command line lead to. */
export interface Asked {
  readonly files: readonly Waiting[];
  readonly lost: readonly { readonly name: string; readonly why: string }[];
  /** How many of the words lead to nothing: whoever wrote them wanted a result of each. */
  readonly inVain: number;
}

/** Finds files, each once, in order, without the files of subagents whose session is among them. */
export async function filesIn(words: readonly string[], io: Io): Promise<Asked> {
  const files = new Map<string | undefined, Waiting>();
  const add = (file: Waiting): void => {
    const known = files.get(file.path);
    files.set(file.path, known === undefined ? file : { ...known, named: known.named || file.named });
  };
  const lost: { name: string; why: string }[] = [];
  let inVain = 0;
  for (const word of words) {
    if (word === '-') {
      add({ name: '<stdin>', short: 'stdin', path: undefined, named: true });
      continue;
    }
    const found = await findSources([word], io.cwd, undefined, io.environment);
    lost.push(...found.unreadable);
    if (found.sources.length === 0 && found.unreadable.length > 0) inVain += 1;
    const [log] = found.sources;
    if (log?.session) {
      const { name, path, named } = log;
      add({ name, short: basename(path), path, named, session: found.sources });
      continue;
    }
    for (const { name, path, named } of found.sources)
      if (named || !isSubagentOfAnother(path))
        add({ name, short: shortName(path, resolve(io.cwd, word)), path, named });
  }
  return { files: [...files.values()], lost, inVain };
}

/** What has to be known of a file to read it. */
type ReadingOf = Pick<Waiting, 'path'> & {
  readonly session?: Waiting['session'] | undefined;
  readonly named?: boolean;
};

/** The bytes of a file that is to be converted; of a session's log, those up to its last whole line. */
async function bytesOfFile({ path, session }: ReadingOf, io: Io): Promise<Uint8Array | { readonly why: string }> {
  return path === undefined ? io.stdin() : session ? bytesIn(session[0]!, io) : bytesOf(path);
}

/**
 * The bytes of one file and its documents, for what reads no sessions; or why there are none, which a file that is not whole has
 * as well.
 */
export async function documentsOf(
  file: Waiting,
  io: Io,
): Promise<{ readonly bytes: Uint8Array; readonly content: ReadResult } | { readonly why: string }> {
  const bytes = await bytesOfFile(file, io);
  if ('why' in bytes) return { why: `It cannot be read: ${bytes.why}.` };
  const content = read(bytes, { decode });
  const broken = content.findings.find(({ severity }) => severity === 'error');
  return broken === undefined ? { bytes, content } : { why: `${broken.message} ${broken.fix}` };
}

/** The sessions of one file, each with the files of its subagents; or why there are none. */
export async function sessionsIn(
  { name, path, session, named = false }: ReadingOf & Pick<Waiting, 'name'>,
  from: string | undefined,
  io: Io,
): Promise<
  | {
      readonly sessions: readonly Source[];
      readonly format: string;
      /** What it looks like, also where that is not believed or not read. */
      readonly likest: string;
      readonly doubt: string | undefined;
      /** A sentence on what stands among the sessions and is none. */
      readonly strays: string | undefined;
      readonly unread: readonly Unreadable[];
    }
  | {
      readonly why: string;
      /** Whether it holds something all the same, which may well be a session. */
      readonly isUnread: boolean;
    }
> {
  const bytes = await bytesOfFile({ path, session }, io);
  if ('why' in bytes) return { why: `${bytes.why}.`, isUnread: true };
  const content = read(bytes, { mode: 'tolerant', decode });
  const detection = detectRead(content, bytes);
  const format = from ?? detection.format;
  if (content.documents.length === 0 && (from !== undefined || format === 'unknown')) {
    const first = detection.findings[0] ?? firstFault(content.findings);
    const why = first === undefined ? 'it is empty.' : `${first.message} ${first.fix}`;
    return { why, isUnread: !isBlank(bytes) };
  }
  const doubt = from === undefined ? doubtIn(detection) : doubtAbout(from, detection);
  const main = sourceOfRead(content, basename(name));
  const agent = readableFormat(format);
  const beside =
    session !== undefined && session.length > 1
      ? await filesAlong(session.slice(1), io)
      : path !== undefined && (agent === 'claude-code' || agent === 'codex' || agent === 'gemini-cli')
        ? await alongPath(path, agent, named && session === undefined, io)
        : nothingAlong;
  const { files, unread } = beside;
  const sessions = files.length > 0 ? [{ files: [main, ...files] }] : sessionsOf(main, format);
  const likest = format === 'unknown' ? (detection.candidates[0]?.format ?? format) : format;
  return { sessions, format, likest, doubt, strays: straysAmong(sessions), unread };
}

function straysAmong([session]: readonly Source[]): string | undefined {
  const strays = (session && 'repaired' in session && session.repaired?.strays) || [];
  const [first] = strays;
  if (first === undefined) return undefined;
  const place = first.record === undefined ? first.pointer : `record ${first.record}`;
  const where = strays.length === 1 ? place : `${strays.length} places of it, the first of them ${place},`;
  return `What stands in ${where} is no session that could be read, and was left out.`;
}

function shortName(path: string, folder: string): string {
  return (isInside(path, folder) && relative(folder, path)) || basename(path);
}

function bytesOf(path: string): Uint8Array | { readonly why: string } {
  const found = readBytes(path);
  return 'why' in found ? found : found.bytes;
}

/** Whether a file lies in the folder of subagents that belongs to a log beside that, however deep. */
function isSubagentOfAnother(path: string): boolean {
  let folder = dirname(path);
  for (let depth = 0; depth < 4; depth += 1, folder = dirname(folder))
    if (basename(folder) === 'subagents') return existsSync(`${dirname(folder)}.jsonl`);
  return false;
}
