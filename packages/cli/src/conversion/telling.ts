import { resolve } from 'node:path';
import type { Loss } from '@trace-formats/convert';
import { printable } from '@trace-formats/validate';
import { NotWritten } from '../cannot-work.ts';
import { cannotWork, clean, type ExitCode, findings, worse } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { type Write, writeWithFolders } from '../output/whole/write-beside.ts';
import { writtenTogether } from '../output/whole/write-together.ts';
import { type Account, cleanAccounts } from './clean-accounts.ts';
import { exceeded, type LossLimits } from './loss-limits.ts';

/** What a command says of each file on its way, and the exit code that follows from all of it. */
export interface Telling {
  readonly say: (name: string, text: string) => void;
  /** Says why something could not be done. */
  readonly complain: (name: string, why: string) => void;
  /** Says whether more was lost than is accepted. */
  readonly limit: (name: string, losses: readonly Loss[]) => void;
  /** Takes note that something was found that should not be so. */
  readonly object: () => void;
  readonly code: () => ExitCode;
}

/** Starts with a clean code, and with the files that could not be looked at. */
export function startTelling(
  lost: readonly { readonly name: string; readonly why: string }[],
  limits: LossLimits,
  io: Io,
): Telling {
  let code: ExitCode = clean;
  const telling: Telling = {
    // On a terminal, the progress stands in the line.
    say: (name, text) => io.err(`${io.errIsTerminal ? '\r\u001b[K' : ''}${printable(name)}: ${printable(text)}\n`),
    complain(name, why) {
      telling.say(name, why);
      code = cannotWork;
    },
    limit(name, losses) {
      const over = exceeded(losses, limits);
      if (over.length === 0) return;
      telling.say(name, `Too much was lost: ${over.join('; ')}.`);
      telling.object();
    },
    object() {
      code = worse(code, findings);
    },
    code: () => code,
  };
  for (const { name, why } of lost) telling.complain(name, `It cannot be read: ${why}.`);
  return telling;
}

/**
 * What is told of one file that could not be written, so that those after it have their turn; where all are written together, or the
 * disk takes no more, none has.
 */
export function toldNotWritten(error: unknown, together: boolean): string {
  if (together || !(error instanceof NotWritten) || error.isOfDisk) throw error;
  return `${error.message} ${error.fix}`;
}

/**
 * Does work that writes documents, and writes the account of what they lost, where a file for it was asked for: both or neither.
 */
export async function withAccounts<Told extends Account>(
  file: string | undefined,
  io: Io,
  work: (write: Write, accounts: Told[]) => Promise<ExitCode>,
): Promise<ExitCode> {
  if (file === undefined) return work(writeWithFolders, []);
  return writtenTogether(async (write) => {
    const accounts: Told[] = [];
    const code = await work(write, accounts);
    write(resolve(io.cwd, file), `${JSON.stringify(await cleanAccounts(accounts), null, 2)}\n`);
    return code;
  });
}
