import type { ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import type { Flag, Typed } from './options.ts';

/** One command: what help says of it, its flags, and how to load the code that does the work, which help does without. */
export interface Command {
  readonly name: string;
  /** What follows the name in the first line of help. */
  readonly usage: string;
  /** One sentence on what it does. */
  readonly summary: string;
  readonly flags: readonly Flag[];
  /** Command lines with what they do. */
  readonly examples: readonly (readonly [line: string, does: string])[];
  /** Whether the word `-` stands for standard input. */
  readonly takesStdin?: boolean;
  /** Whether a named pipe is read in its place too, however long it takes until somebody writes to it. */
  readonly waitsForPipes?: boolean;
  /** What its exit codes mean, where they differ from those of all commands. */
  readonly exitCodes?: string;
  /** The exit code where its command line is misspelt, if that is not always 2. */
  misused?(words: readonly string[], io: Io): Promise<ExitCode>;
  load(): Promise<Run>;
}

/** Does what a command line asks for. */
export type Run = (typed: Typed, io: Io) => Promise<ExitCode>;
