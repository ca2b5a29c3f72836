import type { ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import type { Flag, Typed } from './options.ts';

/** One command: what help says of it, the flags it takes, and how to come by what does it, which help does not need. */
export interface Command {
  readonly name: string;
  /** What follows the name in the first line of help. */
  readonly usage: string;
  /** One sentence on what it does. */
  readonly summary: string;
  readonly flags: readonly Flag[];
  /** Command lines with what they do. */
  readonly examples: readonly (readonly [line: string, does: string])[];
  /** Whether the word - is standard input. */
  readonly takesStdin?: boolean;
  /** Whether the path of a named pipe is read like that too, however long it takes until somebody writes into it. */
  readonly waitsForPipes?: boolean;
  /** What the codes mean with which it ends, where they are not those of all commands. */
  readonly exitCodes?: string;
  /** What a command ends with whose words cannot be understood, where that is not 2. */
  misused?(words: readonly string[], io: Io): Promise<ExitCode>;
  load(): Promise<Run>;
}

/** Does what a command line asks for. */
export type Run = (typed: Typed, io: Io) => Promise<ExitCode>;
