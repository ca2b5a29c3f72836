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
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  if (io.environment['TRACE_FORMATS_DEBUG']) return `${stack ?? message}\n`;
  return `${program}: Something went wrong inside the tool itself, so its answer is incomplete: ${printable(message.slice(0, 200))}\nPlease report it; TRACE_FORMATS_DEBUG=1 shows where it happened.\n`;
}
