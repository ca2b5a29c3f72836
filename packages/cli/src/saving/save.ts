import { basename, join, resolve } from 'node:path';
import { type Source, sourceOfRead, trajectoryName, trajectoryToSave, transcriptName } from '@trace-formats/convert';
import { printable, read } from '@trace-formats/validate';
import { filesIn, sessionsIn } from '../conversion/sessions.ts';
import { decode } from '../input/bytes/decode.ts';
import { withFile } from '../input/bytes/read-file.ts';
import { firstFault } from '../input/first-fault.ts';
import type { Io } from '../io.ts';
import { objectOf } from '../object-of.ts';
import { whyNotWritten } from '../output/why-not-written.ts';
import { cleanSentence } from '../report/without-values.ts';
import { homeFolder } from '../sessions/agents.ts';
import { copyForOwner, trajectoriesFolder, writeNewForOwner } from './for-owner.ts';
import type { Hook } from './stop-hook.ts';

/** How what is saved is read and judged. */
export interface Wanted {
  readonly from: string | undefined;
  readonly unchecked: boolean;
}

const severalSessions =
  ' holds several sessions, and one is saved at a time. Take them apart with trace-formats convert --to trajectory -o <folder>, and save the one that is meant.';
const noTranscript = 'The hook names no transcript (`transcript_path`), so nothing was saved.';

/** Saves the log that a hook names. The agent may still be writing to it, line by line. */
export async function saveTranscript(
  { transcript, sessionId }: Hook,
  wanted: Wanted,
  io: Io,
): Promise<string | undefined> {
  if (transcript === undefined) return noTranscript;
  const path = resolve(io.cwd, expanded(transcript, io));
  const log = { name: transcript, path, named: true, session: { word: transcript, part: 'log' } } as const;
  const session = /\.jsonl$/i.test(path) ? [log] : undefined;
  return saveLog(transcript, { name: transcript, path, session }, { ...wanted, sessionId }, io);
}

/** Saves the session that a word like `@latest` names. */
export async function saveSession(word: string, wanted: Wanted, io: Io): Promise<string | undefined> {
  const [file] = (await filesIn([word], io)).files;
  return file === undefined ? `${word} is not there.` : saveLog(word, file, wanted, io);
}

/** The id under which a session is saved, where another program has said it. */
interface OfSession {
  readonly sessionId?: string | undefined;
}

/** Saves the session of a log; gives back what went wrong, in one line. */
async function saveLog(
  name: string,
  file: Parameters<typeof sessionsIn>[0],
  wanted: Wanted & OfSession,
  io: Io,
): Promise<string | undefined> {
  const found = await sessionsIn(file, wanted.from, io);
  if ('why' in found) return `${name} cannot be read: ${found.why}`;
  for (const lost of found.unread)
    io.err(`${printable(`${lost.name} cannot be read, so the session goes without it: ${lost.why}.`)}\n`);
  const [source] = found.sessions;
  return source === undefined ? `${name} holds no session.` : saveSource(name, source, wanted, io);
}

/** Saves the conversation of a source that was read. */
export async function saveSource(
  name: string,
  source: Source,
  wanted: Wanted & OfSession,
  io: Io,
): Promise<string | undefined> {
  const now = new Date();
  const saved = trajectoryToSave(source, { now: now.toISOString(), ...wanted });
  if (saved.refused)
    return `${name}${saved.reason === 'several-sessions' ? severalSessions : `: ${await cleanSentence(saved.message)}`}`;
  const folder = trajectoriesFolder(io);
  try {
    const path = writeNewForOwner(folder, (taken) => trajectoryName(now, saved.sessionId, taken), saved.text);
    io.out(`Trajectory saved: ${path}\nMessages: ${saved.messages}\n`);
  } catch (error) {
    return notSaved(folder, error);
  }
  for (const note of saved.notes) io.err(`${printable(await cleanSentence(note))}\n`);
  return undefined;
}

/** The conversation in what is saved as it is, or what is wrong with it. */
export function sourceOf(name: string, bytes: Uint8Array): Source | string {
  const content = read(bytes, { mode: 'tolerant', decode });
  const [first] = content.documents;
  if (first === undefined) return `${name} is not JSON: ${firstFault(content.findings)?.message ?? 'it is empty.'}`;
  if (content.documents.length === 1 && objectOf(first.value) === undefined)
    return `${name} is not a JSON object with \`messages\`.`;
  return sourceOfRead(content, basename(name));
}

/** Copies the transcript as it is, under the name that the older hook gives it. */
export function copyTranscript({ transcript, sessionId }: Hook, io: Io): string | undefined {
  if (transcript === undefined) return noTranscript;
  const path = resolve(io.cwd, expanded(transcript, io));
  // A pipe would keep the agent waiting.
  const unread = withFile(path, () => undefined);
  if (unread !== undefined) return `${transcript} cannot be read: ${unread.why}.`;
  const id = sessionId ?? basename(path).replace(/\.jsonl$/, '');
  const folder = trajectoriesFolder(io);
  const target = join(folder, transcriptName(id));
  try {
    copyForOwner(path, target);
  } catch (error) {
    return notSaved(folder, error);
  }
  io.out(`Transcript saved: ${target}\n`);
  return undefined;
}

function notSaved(folder: string, error: unknown): string {
  return `Nothing could be saved in ${folder}: ${whyNotWritten(error)}.`;
}

function expanded(path: string, io: Io): string {
  return path.startsWith('~/') ? join(homeFolder(io.environment), path.slice(2)) : path;
}
