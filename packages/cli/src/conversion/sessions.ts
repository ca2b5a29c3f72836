import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { readableFormat, type Source, type SourceFile, sessionsOf, sourceOfRead } from '@trace-formats/convert';
import { type Candidate, type Detection, detectRead, type ReadResult, read } from '@trace-formats/validate';
import { decode } from '../input/bytes/decode.ts';
import { readBytes } from '../input/bytes/read-file.ts';
import { readSource } from '../input/bytes/read-source.ts';
import { firstFault } from '../input/first-fault.ts';
import { isInside } from '../input/is-inside.ts';
import { type Source as FoundFile, nameOf, reason, type Unreadable } from '../input/source.ts';
import { findSources } from '../input/sources.ts';
import type { Io } from '../io.ts';

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

/** What the words of a command line lead to: files, each once, in order, without the files of subagents whose session is among them. */
export async function filesIn(
  words: readonly string[],
  io: Io,
): Promise<{ readonly files: readonly Waiting[]; readonly lost: readonly { name: string; why: string }[] }> {
  const files = new Map<string | undefined, Waiting>();
  const add = (file: Waiting): void => {
    const known = files.get(file.path);
    files.set(file.path, known === undefined ? file : { ...known, named: known.named || file.named });
  };
  const lost: { name: string; why: string }[] = [];
  for (const word of words) {
    if (word === '-') {
      add({ name: '<stdin>', short: 'stdin', path: undefined, named: true });
      continue;
    }
    const found = await findSources([word], io.cwd, undefined, io.environment);
    lost.push(...found.unreadable);
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
  return { files: [...files.values()], lost };
}

/** What has to be known of a file to read it. */
type ReadingOf = Pick<Waiting, 'path'> & { readonly session?: Waiting['session'] | undefined };

/** The bytes of a file that is to be converted; of a session's log, those up to its last whole line. */
async function bytesOfFile({ path, session }: ReadingOf, io: Io): Promise<Uint8Array | { readonly why: string }> {
  return path === undefined ? io.stdin() : session ? bytesIn(session[0]!, io) : bytesOf(path);
}

/** The bytes of one file and its documents, for what reads no sessions; or why there are none, which a file that is not whole has as well. */
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
  { name, path, session }: ReadingOf & Pick<Waiting, 'name'>,
  from: string | undefined,
  io: Io,
): Promise<
  | {
      readonly sessions: readonly Source[];
      readonly format: string;
      readonly doubt: string | undefined;
      /** A sentence on what stands among the sessions and is none. */
      readonly strays: string | undefined;
      readonly unread: readonly Unreadable[];
    }
  | { readonly why: string; readonly isUnread?: boolean }
> {
  const bytes = await bytesOfFile({ path, session }, io);
  if ('why' in bytes) return { why: `${bytes.why}.`, isUnread: true };
  const content = read(bytes, { mode: 'tolerant', decode });
  const detection = detectRead(content, bytes);
  const format = from ?? detection.format;
  if (content.documents.length === 0 && (from !== undefined || format === 'unknown')) {
    const first = firstFault(content.findings);
    return { why: first === undefined ? 'it is empty.' : `${first.message} ${first.fix}` };
  }
  const doubt = from === undefined ? doubtIn(detection) : doubtAbout(from, detection);
  const main = sourceOfRead(content, basename(name));
  const beside =
    session !== undefined && session.length > 1
      ? await filesAlong(session.slice(1), io)
      : path !== undefined && readableFormat(format) === 'claude-code'
        ? await subagentsOf(path, io)
        : nothingAlong;
  const { files, unread } = beside;
  const sessions = files.length > 0 ? [{ files: [main, ...files] }] : sessionsOf(main, format);
  return { sessions, format, doubt, strays: straysAmong(sessions), unread };
}

function straysAmong([session]: readonly Source[]): string | undefined {
  const strays = (session && 'repaired' in session && session.repaired?.strays) || [];
  const [first] = strays;
  if (first === undefined) return undefined;
  const place = first.record === undefined ? first.pointer : `record ${first.record}`;
  const where = strays.length === 1 ? place : `${strays.length} places of it, the first of them ${place},`;
  return `What stands in ${where} is no session that could be read, and was left out.`;
}

/** A sentence where the content shows another format as well. */
function doubtIn({ format, candidates }: Detection): string | undefined {
  const [first, ...others] = candidates.filter(isLikely);
  const other = others.find((one) => familyOf(one.format) !== familyOf(format));
  if (first === undefined || other === undefined) return undefined;
  return `It is read as ${signsOf(first)}, and shows signs of ${signsOf(other)} too: if that is what it is, say so with --from.`;
}

/** A sentence where the content shows no sign of the format that --from names, and shows another. */
function doubtAbout(from: string, { candidates }: Detection): string | undefined {
  const likely = candidates.filter(isLikely);
  const [first] = likely;
  if (first === undefined || likely.some(({ format }) => familyOf(format) === familyOf(from))) return undefined;
  return `It is read as ${from}, as --from says, and looks like ${signsOf(first)}: what that format does not have is left out.`;
}

function isLikely({ confidence }: Candidate): boolean {
  return confidence >= 0.5;
}

/** The two formats that are chat messages are read alike. */
function familyOf(format: string): string {
  return format === 'openai-chat' ? 'trajectory' : (readableFormat(format) ?? format);
}

function signsOf({ format, saw }: Candidate): string {
  return `${format} (${saw.join(', ')})`;
}

function shortName(path: string, folder: string): string {
  return (isInside(path, folder) && relative(folder, path)) || basename(path);
}

function bytesOf(path: string): Uint8Array | { readonly why: string } {
  const found = readBytes(path);
  return 'why' in found ? found : found.bytes;
}

async function bytesIn(file: FoundFile, io: Io): Promise<Uint8Array | { readonly why: string }> {
  const found = await readSource(file, io);
  return 'why' in found ? found : found.bytes;
}

/** The files that belong to a session beside its log, and those of them that could not be had. */
interface Along {
  readonly files: readonly SourceFile[];
  readonly unread: readonly Unreadable[];
}

const nothingAlong: Along = { files: [], unread: [] };

async function filesAlong(along: readonly FoundFile[], io: Io): Promise<Along> {
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
async function subagentsOf(path: string, io: Io): Promise<Along> {
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

function isSubagentOfAnother(path: string): boolean {
  const folder = dirname(path);
  return basename(folder) === 'subagents' && existsSync(`${dirname(folder)}.jsonl`);
}
