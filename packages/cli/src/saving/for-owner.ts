import { closeSync, copyFileSync, fchmodSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Io } from '../io.ts';
import { makeEach, takeAway } from '../output/whole/make-folder.ts';
import { openBeside } from '../output/whole/open-beside.ts';
import { holdSignalsForNow } from '../output/whole/undone-at-end.ts';
import { writeNew } from '../output/whole/write-content.ts';
import { codeOf } from '../system-error.ts';

/** The folder for trajectories, by the environment or the current folder. */
export function trajectoriesFolder({ environment, cwd }: Pick<Io, 'environment' | 'cwd'>): string {
  const { EVOLVE_DIR: evolve, CLAUDE_PROJECT_ROOT: project } = environment;
  return evolve ? resolve(cwd, evolve, 'trajectories') : resolve(cwd, project || '.', '.evolve', 'trajectories');
}

/** Writes a file that must not be there yet, whole or not at all, readable by its owner alone; the next free name is taken. */
export function writeNewForOwner(folder: string, nameOf: (taken: number) => string, text: string): string {
  return besideFor(folder, (file, beside) => {
    writeNew(file, text, ownerOnly);
    for (let taken = 0; ; taken += 1) {
      const path = join(folder, nameOf(taken));
      if (putWhereFree(beside, path)) return path;
    }
  });
}

/**
 * Copies a file, whole or not at all, readable by its owner alone. A session that stops more than once has a longer transcript
 * each time: the newest takes the place of the one before.
 */
export function copyForOwner(path: string, target: string): void {
  besideFor(dirname(target), (file, beside) => {
    try {
      copyFileSync(path, beside);
      // A copy has the permissions of what was copied.
      fchmodSync(file, ownerOnly);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, target);
  });
}

const ownerOnly = 0o600;

/** Works on a new file in a folder, of which nothing is left under the name that it had. */
function besideFor<Done>(folder: string, work: (file: number, beside: string) => Done): Done {
  holdSignalsForNow();
  const made = makeEach(folder, 0o700);
  try {
    const { file, beside } = openBeside(folder, ownerOnly);
    try {
      return work(file, beside);
    } finally {
      rmSync(beside, { force: true });
    }
  } catch (error) {
    takeAway(made);
    throw error;
  }
}

/** Gives a file a name that no other has, and says whether it did: two savers in one second never meet. */
function putWhereFree(beside: string, path: string): boolean {
  try {
    linkSync(beside, path);
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
  }
  // Some file systems have no second names: the name is taken first, and then filled.
  try {
    closeSync(openSync(path, 'wx', ownerOnly));
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
  renameSync(beside, path);
  return true;
}

function isTaken(error: unknown): boolean {
  return codeOf(error) === 'EEXIST';
}
