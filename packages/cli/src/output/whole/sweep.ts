import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ifPossible } from '../../if-possible.ts';
import { codeOf } from '../../system-error.ts';

/** The name under which a process writes a file before it is put into its place. */
export function leftName(process: number, count: number): string {
  return `.trace-formats-${process}-${count}.tmp`;
}

const named = /^\.trace-formats-(\d{1,10})-\d{1,10}\.tmp$/;

/** Whether this is the name of a file that a process of ours may have left half written; no user gives a file such a name. */
export function isLeftName(name: string): boolean {
  return named.test(name);
}

/** Folders are looked through once by each process. */
const swept = new Set<string>();

/**
 * Takes away what processes have left in a folder that were killed while they wrote: nobody sees such a file, and it may be as large as a
 * dataset. What a process of another machine or container writes looks left, too, so only old files are taken: one that is being written
 * is young.
 */
export function sweep(folder: string): void {
  if (swept.has(folder)) return;
  swept.add(folder);
  for (const name of namesIn(folder)) {
    const process = named.exec(name)?.[1];
    if (process !== undefined && !isRunning(Number(process)) && isOld(join(folder, name))) remove(join(folder, name));
  }
}

/** A folder that may be written and not be listed has nothing that could be swept. */
function namesIn(folder: string): readonly string[] {
  return ifPossible(() => readdirSync(folder)) ?? [];
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // One of somebody else may not be asked.
    return codeOf(error) !== 'ESRCH';
  }
}

function isOld(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isFile() === true && Date.now() - stats.mtimeMs > oldest;
}

/** An hour: long runs finish many files before they put the first into its place. */
const oldest = 3_600_000;

function remove(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // It belongs to somebody else, who sweeps for himself.
  }
}
