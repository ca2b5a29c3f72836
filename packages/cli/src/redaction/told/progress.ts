import type { Io } from '../../io.ts';

/** Says on a terminal which of several files is worked on, in a line that the next one takes the place of. */
export function showProgress(io: Io, done: string, all: number, name: string): void {
  if (io.errIsTerminal && all > 1)
    io.err(`\r\u001b[K${done} of ${all}  ${name.replace(/[^\x20-\x7e]/g, '?').slice(-60)}`);
}

/** Takes the line away. */
export function endProgress(io: Io): void {
  if (io.errIsTerminal) io.err('\r\u001b[K');
}
