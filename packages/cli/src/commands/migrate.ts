import { resolve } from 'node:path';
import type { Loss } from '@trace-formats/convert';
import { printable } from '@trace-formats/validate';
import { CannotWork } from '../cannot-work.ts';
import type { Run } from '../command-line/command.ts';
import { migrateFile, type Problem } from '../conversion/migrate-file.ts';
import { migrationTargets } from '../conversion/migration-targets.ts';
import { filesIn } from '../conversion/sessions.ts';
import { toldNotWritten, withAccounts } from '../conversion/telling.ts';
import { cannotWork, clean, type ExitCode } from '../exit-code.ts';
import { leftAlone } from '../input/left-alone.ts';
import { nothingIn } from '../input/nothing-in.ts';
import { withoutResults } from '../input/ours/without-results.ts';
import { apartFromAll } from '../output/refused/apart.ts';
import type { Write } from '../output/whole/write-beside.ts';
import { writtenTogether } from '../output/whole/write-together.ts';
import { turn } from '../turn.ts';

/** `trace-formats migrate`: legacy Forsy traces to v0.1 drafts, with a sidecar that keeps all that v0.1 has no place for. */
export const run: Run = async (typed, io) => {
  const out = typed.value('output');
  const inPlace = typed.switch('in-place') === true;
  if (typed.words.length === 0) throw new CannotWork('Name the traces to migrate, or a folder of them.');
  if ((out === undefined) === !inPlace)
    throw new CannotWork(
      'Say either where the result goes, with -o <path>, or --in-place.',
      'A migration writes two files, so it has no standard output.',
    );
  const { files: all, lost, inVain } = await filesIn(typed.words, io);
  const files = out === undefined ? all : withoutResults(all, resolve(io.cwd, out), typed.words, io);
  if (files.length === 0 && lost.length === 0) throw nothingIn(typed.words, 'file to migrate');
  let code: ExitCode = lost.length > 0 ? cannotWork : clean;
  for (const { name, why } of lost) io.err(`${printable(name)}: It cannot be read: ${printable(why)}.\n`);
  const targetOf = migrationTargets(out, { files, inVain }, io);
  // Where each goes is known before the first is written.
  const apart = apartFromAll(inPlace ? [] : files, replacing);
  const waiting = files.map((file) => ({ file, target: apart(targetOf(file)) }));
  return withAccounts<Account>(typed.value('losses'), io, async (write, accounts) => {
    let passedOver = 0;
    for (const { file, target } of waiting) {
      await turn();
      const migrated = (into: Write) => migrateFile(file, target, io, into);
      // A sidecar without its draft would be in the way of the next run.
      const outcome = await (typed.has('losses') ? migrated(write) : writtenTogether(migrated)).catch(
        (error: unknown): Problem => ({ why: toldNotWritten(error, typed.has('losses')), isForeign: false }),
      );
      if (outcome === undefined) continue;
      if ('losses' in outcome) {
        accounts.push({ file: file.name, losses: outcome.losses });
        continue;
      }
      if (!file.named && outcome.isForeign) {
        passedOver += 1;
        continue;
      }
      io.err(`${printable(file.name)}: ${printable(outcome.why)}\n`);
      code = cannotWork;
    }
    if (passedOver > 0 && !inPlace) io.err(leftAlone(passedOver, ['file', 'trace'], 'not taken over'));
    if (passedOver === files.length && code === clean) throw nothingIn(typed.words, 'Forsy trace');
    return code;
  });
};

const replacing = 'Name another place with -o, or say --in-place when that is what you want.';

interface Account {
  readonly file: string;
  readonly losses: readonly Loss[];
}
