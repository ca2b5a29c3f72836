import { basename, join, resolve } from 'node:path';
import { type Source, sourceOfRead, trajectoryName, trajectoryToSave, transcriptName } from '@trace-formats/convert';
import { printable, read } from '@trace-formats/validate';
import { CannotWork } from '../cannot-work.ts';
import type { Run } from '../command.ts';
import { toldInOneLine } from '../complaint.ts';
import { filesIn, sessionsIn } from '../conversion/sessions.ts';
import { clean, type ExitCode, findings } from '../exit-code.ts';
import { decode } from '../input/bytes/decode.ts';
import { readBytes, withFile } from '../input/bytes/read-file.ts';
import { firstFault } from '../input/first-fault.ts';
import type { Io } from '../io.ts';
import { objectOf } from '../object-of.ts';
import { whyNotWritten } from '../output/why-not-written.ts';
import { cleanSentence } from '../report/without-values.ts';
import { copyForOwner, trajectoriesFolder, writeNewForOwner } from '../saving/for-owner.ts';
import { type Hook, hookIn } from '../saving/stop-hook.ts';
import { homeFolder } from '../sessions/agents.ts';

/** `trace-formats save`: the conversation of a session as a trajectory in the project's folder for them. */
export const run: Run = async (typed, io) => {
  const [word = '-', ...more] = typed.words;
  const wanted = { from: typed.value('from'), unchecked: typed.switch('unchecked') === true };
  if (more.length > 0) return fail('Name one file.', io);
  const copies = typed.switch('copy') === true;
  if (copies && word !== '-') return fail(noHook, io);
  if (/^@[^/\\]*$/.test(word)) {
    const problem = await saveSession(word, wanted, io).catch(inOneLine);
    return problem === undefined ? clean : fail(problem, io);
  }
  // Somebody who types it waits for an answer, and it would wait for them.
  if (typed.words.length === 0 && io.inIsTerminal) return fail(nothingNamed, io);
  const input = word === '-' ? await standardInput(io) : bytesAt(word, io);
  if (typeof input === 'string') return fail(input, io);
  const hook = word === '-' ? hookIn(input) : undefined;
  if (hook === undefined) {
    if (copies) return fail(noHook, io);
    const name = word === '-' ? 'standard input' : word;
    const source = sourceOf(name, input);
    const problem = typeof source === 'string' ? source : await saveSource(name, source, undefined, wanted, io);
    return problem === undefined ? clean : fail(problem, io);
  }
  // A stop hook that fails can keep the agent from stopping, so whatever happens is only told, if that can be.
  io.endCleanlyAnyhow();
  try {
    const problem = copies ? copy(hook, io) : await saveTranscript(hook, wanted, io);
    if (problem !== undefined) fail(problem, io);
  } catch (error) {
    fail(`The transcript could not be saved: ${error instanceof Error ? error.message : String(error)}`, io);
  }
  return clean;
};

interface Wanted {
  readonly from: string | undefined;
  readonly unchecked: boolean;
}

const noHook = '--copy is for a hook, which names a transcript on standard input.';
const nothingNamed =
  'Name what to save: trace-formats save @latest:here, or a file. A hook names it on standard input.';
const severalSessions =
  ' holds several sessions, and one is saved at a time. Take them apart with trace-formats convert --to trajectory -o <folder>, and save the one that is meant.';
const noTranscript = 'The hook names no transcript (`transcript_path`), so nothing was saved.';

/** Saves the log that a hook names. The agent may still be writing to it, line by line. */
async function saveTranscript({ transcript, sessionId }: Hook, wanted: Wanted, io: Io): Promise<string | undefined> {
  if (transcript === undefined) return noTranscript;
  const path = resolve(io.cwd, expanded(transcript, io));
  const log = { name: transcript, path, named: true, session: { word: transcript, part: 'log' } } as const;
  const session = /\.jsonl$/i.test(path) ? [log] : undefined;
  return saveLog(transcript, { name: transcript, path, session }, sessionId, wanted, io);
}

/** Saves the session that a word like `@latest` names. */
async function saveSession(word: string, wanted: Wanted, io: Io): Promise<string | undefined> {
  const [file] = (await filesIn([word], io)).files;
  return file === undefined ? `${word} is not there.` : saveLog(word, file, undefined, wanted, io);
}

/** Whoever calls this waits for one line and the code of every other error of it. */
function inOneLine(error: unknown): Promise<string> {
  if (error instanceof CannotWork) return toldInOneLine(error);
  throw error;
}

/** Saves the session of a log; gives back what went wrong, in one line. */
async function saveLog(
  name: string,
  file: Parameters<typeof sessionsIn>[0],
  sessionId: string | undefined,
  wanted: Wanted,
  io: Io,
): Promise<string | undefined> {
  const found = await sessionsIn(file, wanted.from, io);
  if ('why' in found) return `${name} cannot be read: ${found.why}`;
  for (const lost of found.unread)
    io.err(`${printable(`${lost.name} cannot be read, so the session goes without it: ${lost.why}.`)}\n`);
  const [source] = found.sessions;
  return source === undefined ? `${name} holds no session.` : saveSource(name, source, sessionId, wanted, io);
}

async function saveSource(
  name: string,
  source: Source,
  sessionId: string | undefined,
  wanted: Wanted,
  io: Io,
): Promise<string | undefined> {
  const now = new Date();
  const saved = trajectoryToSave(source, { now: now.toISOString(), sessionId, ...wanted });
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
function sourceOf(name: string, bytes: Uint8Array): Source | string {
  const content = read(bytes, { mode: 'tolerant', decode });
  const [first] = content.documents;
  if (first === undefined) return `${name} is not JSON: ${firstFault(content.findings)?.message ?? 'it is empty.'}`;
  if (content.documents.length === 1 && objectOf(first.value) === undefined)
    return `${name} is not a JSON object with \`messages\`.`;
  return sourceOfRead(content, basename(name));
}

/** Copies the transcript as it is, under the name that the older hook gives it. */
function copy({ transcript, sessionId }: Hook, io: Io): string | undefined {
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
  return `Nothing could be saved in ${folder}: ${whyNotWritten(error as NodeJS.ErrnoException)}.`;
}

function bytesAt(word: string, io: Io): Uint8Array | string {
  const found = readBytes(resolve(io.cwd, word));
  return 'why' in found ? `${word} cannot be read: ${found.why}.` : found.bytes;
}

/** It may be a hook's, which has to hear of nothing worse than of any other error here. */
async function standardInput(io: Io): Promise<Uint8Array | string> {
  try {
    return await io.stdin();
  } catch (error) {
    if (error instanceof CannotWork) return error.message;
    throw error;
  }
}

function expanded(path: string, io: Io): string {
  return path.startsWith('~/') ? join(homeFolder(io.environment), path.slice(2)) : path;
}

function fail(problem: string, io: Io): ExitCode {
  io.err(`Error: ${printable(problem)}\n`);
  return findings;
}
