import { resolve } from 'node:path';
import { printable } from '@trace-formats/validate';
import { CannotWork } from '../cannot-work.ts';
import type { Run } from '../command-line/command.ts';
import { toldInOneLine } from '../command-line/complaint.ts';
import { clean, type ExitCode, findings } from '../exit-code.ts';
import { readBytes } from '../input/bytes/read-file.ts';
import type { Io } from '../io.ts';
import { copyTranscript, saveSession, saveSource, saveTranscript, sourceOf } from '../saving/save.ts';
import { hookIn } from '../saving/stop-hook.ts';

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
    const problem = typeof source === 'string' ? source : await saveSource(name, source, wanted, io);
    return problem === undefined ? clean : fail(problem, io);
  }
  // A stop hook that fails can keep the agent from stopping, so whatever happens is only told, if that can be.
  io.endCleanlyAnyhow();
  try {
    // What is said on standard output would be taken for a decision.
    const quiet = hook.takesAnswers ? { ...io, out: io.err } : io;
    const problem = copies ? copyTranscript(hook, quiet) : await saveTranscript(hook, wanted, quiet);
    if (problem !== undefined) fail(problem, io);
  } catch (error) {
    fail(`The transcript could not be saved: ${error instanceof Error ? error.message : String(error)}`, io);
  }
  return clean;
};

const noHook = '--copy is for a hook, which names a transcript on standard input.';
const nothingNamed =
  'Name what to save: trace-formats save @latest:here, or a file. A hook names it on standard input.';
/** Whoever calls this waits for one line and the code of every other error of it. */
function inOneLine(error: unknown): Promise<string> {
  if (error instanceof CannotWork) return toldInOneLine(error);
  throw error;
}

function bytesAt(word: string, io: Io): Uint8Array | string {
  const found = readBytes(resolve(io.cwd, word));
  return 'why' in found ? `${word} cannot be read: ${found.why}.` : found.bytes;
}

/** An agent's hook may be what runs this, and it must be told of a failed read as of every other problem: never by an exception. */
async function standardInput(io: Io): Promise<Uint8Array | string> {
  try {
    return await io.stdin();
  } catch (error) {
    if (error instanceof CannotWork) return error.message;
    throw error;
  }
}

function fail(problem: string, io: Io): ExitCode {
  io.err(`Error: ${printable(problem)}\n`);
  return findings;
}
