import { closest, printable } from '@trace-formats/validate';
import { CannotWork } from '../cannot-work.ts';
import type { Io } from '../io.ts';
import type { Program } from './program.ts';

/**
 * What is said of an error that ended a command, with secrets masked: it quotes words and configurations. Names of a person's own
 * folders stay, or nobody would find the file.
 */
export async function toldComplaint(program: Program, error: unknown, io: Pick<Io, 'environment'>): Promise<string> {
  return withoutSecrets(complaint(program, error, io));
}

/** The same in one line, for whoever puts another word before it. */
export async function toldInOneLine(error: CannotWork): Promise<string> {
  const advice = adviceOf(error);
  return withoutSecrets(advice === undefined ? error.message : `${error.message} ${advice}`);
}

async function withoutSecrets(text: string): Promise<string> {
  return mayHoldSecret.test(text) ? (await import('../report/masked.ts')).masked(text, 'secrets') : text;
}

/** Secrets are long, assigned, or parts of an address; most complaints have none of it and load no detector. */
const mayHoldSecret = /[\w+/-]{16}|[=@]|:\/\//;

/** What is said of an error that ended a command. */
export function complaint(program: Program, error: unknown, io: Pick<Io, 'environment'>): string {
  if (error instanceof CannotWork) {
    const advice = adviceOf(error);
    return `${program}: ${printable(error.message)}\n${advice === undefined ? '' : `${printable(advice)}\n`}`;
  }
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const told = withoutQuotes(message);
  if (io.environment['TRACE_FORMATS_DEBUG']) return `${name}: ${told}\n${framesOf(stack)}\n`;
  return `${program}: Something went wrong inside the tool itself, so its answer is incomplete: ${printable(told.slice(0, 200))}\nPlease report it; TRACE_FORMATS_DEBUG=1 shows where it happened.\n`;
}

function adviceOf({ fix }: CannotWork): string | undefined {
  if (typeof fix !== 'object') return fix;
  const near = closest(fix.word, fix.among);
  return near === undefined ? fix.otherwise : fix.advise(near);
}

/** Engines quote what they choke on, which may be a value that nobody may see; a name of the program's own is one word. */
function withoutQuotes(message: string): string {
  return message.replace(/(["'\x60]).*\1|(["'\x60/]).*/gs, (quoted) =>
    /^(["'\x60])[A-Za-z_]{1,40}\1$/.test(quoted) ? quoted : '…',
  );
}

/** The places of a stack, without the message above them. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s{4}at /.test(line))
    .join('\n');
}
