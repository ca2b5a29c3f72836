import { CannotWork } from './cannot-work.ts';
import { cannotWork } from './exit-code.ts';
import { type Io, processIo } from './io.ts';
import { main, type Program } from './main.ts';

/** Runs one of the two commands on the words of the process; the only place that catches. */
export async function run(program: Program): Promise<void> {
  const io = processIo();
  try {
    process.exitCode = await main(program, process.argv.slice(2), io);
  } catch (error) {
    process.exitCode = cannotWork;
    io.err(await complaint(program, error, io));
  }
}

/** What is said of an error. The words for it are only loaded here, where start-up no longer counts. */
export async function complaint(program: Program, error: unknown, io: Io): Promise<string> {
  const { closest, printable } = await import('@trace-formats/validate');
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
