import { CannotWork } from './cannot-work.ts';
import { plainPieces } from './input/file-chunks.ts';
import { unpacked } from './input/unpack.ts';

/** The process as commands see it; tests hand in one of their own. */
export interface Io {
  readonly cwd: string;
  /** Where findings and documents go. */
  out(text: string): void;
  /** Where progress and complaints about the command itself go. */
  err(text: string): void;
  /** All of standard input, unpacked where it is compressed. */
  stdin(): Promise<Uint8Array>;
  /** The same piece by piece. */
  stdinPieces(): AsyncIterable<Uint8Array>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly outIsTerminal: boolean;
  readonly errIsTerminal: boolean;
  /** Width of the terminal in columns. */
  readonly columns: number;
}

/** The real process. A reader that goes away early ends the work quietly: that is how pipes are meant to be used. */
export function processIo(): Io {
  process.stdout.on('error', leaveQuietly);
  process.stderr.on('error', leaveQuietly);
  return {
    get cwd() {
      return currentFolder();
    },
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    stdin: readStdin,
    stdinPieces: () => plainPieces(process.stdin),
    environment: process.env,
    outIsTerminal: process.stdout.isTTY === true,
    errIsTerminal: process.stderr.isTTY === true,
    columns: process.stdout.columns ?? 100,
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

function leaveQuietly(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  // Standard output that cannot be written (a full disk behind a redirection) leaves nobody to tell but standard error.
  process.stderr.write(`The output could not be written: ${error.message}\n`);
  process.exit(2);
}

async function readStdin(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const input = unpacked(Buffer.concat(chunks));
  if ('why' in input) throw new CannotWork(`Standard input could not be read: ${input.why}.`);
  return input.bytes;
}
