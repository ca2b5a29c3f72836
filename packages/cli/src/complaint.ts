import { closest, printable } from '@trace-formats/validate';
import { CannotWork } from './cannot-work.ts';
import type { Io } from './io.ts';
import type { Program } from './program.ts';

/** What is said of an error that ended a command. */
export function complaint(program: Program, error: unknown, io: Pick<Io, 'environment'>): string {
  if (error instanceof CannotWork) {
    const { fix } = error;
    const near = typeof fix === 'object' ? closest(fix.word, fix.among) : undefined;
    const advice = typeof fix === 'object' ? (near === undefined ? fix.otherwise : fix.advise(near)) : fix;
    return `${program}: ${printable(error.message)}\n${advice === undefined ? '' : `${printable(advice)}\n`}`;
  }
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const told = withoutQuotes(message);
  if (io.environment['TRACE_FORMATS_DEBUG']) return `${name}: ${told}\n${framesOf(stack)}\n`;
  return `${program}: Something went wrong inside the tool itself, so its answer is incomplete: ${printable(told.slice(0, 200))}\nPlease report it; TRACE_FORMATS_DEBUG=1 shows where it happened.\n`;
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
