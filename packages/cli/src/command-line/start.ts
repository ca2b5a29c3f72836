import { cannotWork } from '../exit-code.ts';
import { processIo } from '../io.ts';
import { main } from './main.ts';
import type { Program } from './program.ts';

/** Runs one of the two commands on the words of the process; the only place that catches. */
export async function start(program: Program): Promise<void> {
  const io = processIo();
  try {
    process.exitCode = await main(program, process.argv.slice(2), io);
  } catch (error) {
    process.exitCode = cannotWork;
    // The words for it are loaded only here, where start-up no longer counts.
    io.err(await (await import('./complaint.ts')).toldComplaint(program, error, io));
  }
}
