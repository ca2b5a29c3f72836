import { fstatSync, statSync } from 'node:fs';
import { CannotWork } from './cannot-work.ts';
import { cannotWork, clean, type ExitCode } from './exit-code.ts';
import { ifPossible } from './if-possible.ts';
import { inputOf, type StandardInput, standardInput } from './input/stdin/standard-input.ts';
import { type Channel, saidAtOnce } from './output/said-at-once.ts';
import { writeBytes } from './output/whole/in-bytes.ts';
import { whyNotWritten } from './output/why-not-written.ts';
import { codeOf } from './system-error.ts';

/** The process as commands see it; tests hand in one of their own. */
export interface Io extends StandardInput {
  readonly cwd: string;
  /** Where findings and documents go. */
  out(text: string): void;
  /** Where progress and complaints about the command itself go. */
  err(text: string): void;
  /**
   * What cannot be written from now on ends the process with 0 all the same, as where the code decides what another program may
   * do.
   */
  endCleanlyAnyhow(): void;
  /** Where the code is the answer, it is worked out to the end, though whoever read the report has gone. */
  answersByItsCode(): void;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly inIsTerminal: boolean;
  readonly outIsTerminal: boolean;
  readonly errIsTerminal: boolean;
  /** Width of the terminal in columns. */
  readonly columns: number;
}

/** The real process, whose streams are made when they are first needed. */
export function processIo(): Io {
  return {
    get cwd() {
      return currentFolder();
    },
    out: writer(1),
    err: writer(2),
    ...inputOf(standardInput),
    endCleanlyAnyhow() {
      codeOfLost = clean;
    },
    answersByItsCode() {
      goesOnUnread = true;
    },
    environment: process.env,
    get inIsTerminal() {
      // Node's module for terminals brings all of its network with it, a tenth of what a short command takes.
      return mayBeTerminal[0]() && process.getBuiltinModule('node:tty').isatty(0);
    },
    get outIsTerminal() {
      return mayBeTerminal[1]() && streams[1]().isTTY === true;
    },
    get errIsTerminal() {
      return mayBeTerminal[2]() && streams[2]().isTTY === true;
    },
    get columns() {
      // A terminal that nobody gave a size, as in a container, says that it has none at all.
      return (mayBeTerminal[1]() && streams[1]().columns) || 100;
    },
  };
}

/** Asked for when it is needed: help needs none, and a folder that was deleted has no path any more. */
function currentFolder(): string {
  try {
    return process.cwd();
  } catch {
    throw new CannotWork(
      'The current folder is not there any more, or may not be read.',
      'Change into another folder, and run this again.',
    );
  }
}

/** Writes at once where the text is short and where nobody sits before it: consoles have letters of their own. */
function writer(to: Channel): (text: string) => void {
  let hasStream = false;
  return (text) => {
    if (isUnread[to]) return;
    if (isFile[to]()) {
      writeIntoFile(text, to);
      return;
    }
    hasStream ||= text.length > mostAtOnce || mayBeTerminal[to]();
    if (hasStream) {
      streams[to]().write(text);
      return;
    }
    const left = saidAtOnce(text, to);
    if (left.length === 0) return;
    hasStream = true;
    streams[to]().write(left);
  };
}

/** The stream that Node makes of a file takes no notice of what a disk that runs full leaves unwritten. */
function writeIntoFile(text: string, to: Channel): void {
  try {
    writeBytes(to, Buffer.from(text));
  } catch (error) {
    leaveQuietly(error, to);
  }
}

/** No more than a pipe takes as a whole. */
const mostAtOnce = 4096;

const isFile = { 1: once(() => isRegularFile(1)), 2: once(() => isRegularFile(2)) };
const mayBeTerminal = {
  0: once(() => isMaybeTerminal(0)),
  1: once(() => isMaybeTerminal(1)),
  2: once(() => isMaybeTerminal(2)),
};

const streams = {
  1: once(() => process.stdout.on('error', (error) => leaveQuietly(error, 1))),
  2: once(() => process.stderr.on('error', (error) => leaveQuietly(error, 2))),
};

/** Whether a channel may be a terminal, asked without loading Node's module for them: a file, a pipe and `/dev/null` are none. */
function isMaybeTerminal(channel: Channel | 0): boolean {
  try {
    const stats = fstatSync(channel);
    return stats.isCharacterDevice() && stats.rdev !== statSync('/dev/null').rdev;
  } catch {
    return true;
  }
}

function isRegularFile(channel: Channel): boolean {
  return ifPossible(() => fstatSync(channel).isFile()) ?? false;
}

/** Works something out when it is first asked for. */
function once<Answer>(work: () => Answer): () => Answer {
  let made: { readonly answer: Answer } | undefined;
  return () => {
    made ??= { answer: work() };
    return made.answer;
  };
}

/** The exit code where not all output could be written. */
let codeOfLost: ExitCode = cannotWork;

/** Whether the work goes on after its reader has gone, because the exit code is an answer too. */
let goesOnUnread = false;
/** The channels whose reader has gone; the other one is still written to. */
const isUnread = { 1: false, 2: false };

/**
 * A reader that goes away early ends the work quietly: that is how pipes are meant to be used. Where the exit code is the answer,
 * only the report ends: a gate must not open because `head` cut its report short.
 */
function leaveQuietly(error: unknown, to: Channel): void {
  if (codeOf(error) === 'EPIPE') {
    if (!goesOnUnread) process.exit(0);
    isUnread[to] = true;
    return;
  }
  // Standard output that cannot be written (a full disk behind a redirection) leaves nobody to tell but standard error.
  streams[2]().write(`The output could not be written whole: ${whyNotWritten(error)}.\n`);
  process.exit(codeOfLost);
}
