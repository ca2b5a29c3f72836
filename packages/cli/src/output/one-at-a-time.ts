import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CannotWork } from '../cannot-work.ts';
import { codeOf } from '../system-error.ts';
import { waitFor } from '../wait.ts';
import { orSaid } from './or-said.ts';
import { undoneAtEnd } from './whole/undone-at-end.ts';

/**
 * Does work on a file while no other process does: what is read, added to and written again would lose what another one has added
 * meanwhile. A file beside it says that somebody is at work; one that a process left which was killed is old, and is taken away.
 * Complaints call the file `name`.
 */
export function oneAtATime<Done>(path: string, work: () => Done, name: string = path): Done {
  const sign = join(dirname(path), `.${basename(path)}.lock`);
  const until = Date.now() + longest;
  while (!orSaid(name, () => isTaken(sign))) {
    if (Date.now() > until)
      throw new CannotWork(`Others write into ${name} all the time, so nothing was written.`, 'Run this again.');
    orSaid(name, () => takeAwayIfOld(sign));
    waitFor(10);
  }
  const remove = (): void => rmSync(sign, { force: true });
  const over = undoneAtEnd(remove);
  try {
    return work();
  } finally {
    remove();
    over();
  }
}

function isTaken(sign: string): boolean {
  try {
    closeSync(openSync(sign, 'wx'));
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * One at a time, too, who looks once more: of two that saw the same old sign, the second would take away what the first has put there
 * in its place, and both would be at work.
 */
function takeAwayIfOld(sign: string): void {
  if (!isOld(sign)) return;
  const removing = `${sign}.old`;
  if (!isTaken(removing)) {
    if (isOld(removing)) rmSync(removing, { force: true });
    return;
  }
  try {
    if (isOld(sign)) rmSync(sign, { force: true });
  } finally {
    rmSync(removing, { force: true });
  }
}

/** Work on a file takes a moment. */
function isOld(sign: string): boolean {
  const stats = statSync(sign, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > longest / 2;
}

const longest = 20_000;
