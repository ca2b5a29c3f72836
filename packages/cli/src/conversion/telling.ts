import { resolve } from 'node:path';
import type { Loss } from '@trace-formats/convert';
import { printable } from '@trace-formats/validate';
import { cannotWork, clean, type ExitCode, findings, worse } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { writeBeside } from '../write-beside.ts';
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
    say: (name, text) => io.err(`${printable(name)}: ${printable(text)}\n`),
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

/** Writes the losses of all that was converted into the file that was asked for, if one was. */
export function writeAccounts(accounts: readonly object[], file: string | undefined, io: Io): void {
  if (file !== undefined) writeBeside(resolve(io.cwd, file), `${JSON.stringify(accounts, null, 2)}\n`);
}
