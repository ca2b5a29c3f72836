import { statSync } from 'node:fs';
import { sep } from 'node:path';
import { ifPossible } from '../if-possible.ts';
import { type LogFile, type LogFolder, logIn } from './log-files.ts';

/** A log with the time at which its file was last changed. */
export interface AgedFile {
  readonly file: LogFile;
  readonly changedMs: number;
}

/**
 * The logs by the time they were last changed, sorted only as far as they are asked for. One that cannot be asked comes first, so
 * that it is looked at.
 */
export function* newestFirst(folders: readonly LogFolder[]): Generator<AgedFile> {
  const changed = changedMsOfAll(folders);
  const ascending = changed.toSorted();
  let above = Number.POSITIVE_INFINITY;
  for (let taken = 0, size = firstBand; taken < changed.length; size *= 8) {
    const least = ascending[Math.max(0, changed.length - taken - size)]!;
    const band: AgedFile[] = [];
    let index = 0;
    for (const folder of folders)
      for (const name of folder.logs) {
        const changedMs = changed[index++]!;
        if (changedMs >= least && (changedMs < above || taken === 0))
          band.push({ file: logIn(folder, name), changedMs });
      }
    yield* band.sort((a, b) => (a.changedMs < b.changedMs ? 1 : a.changedMs > b.changedMs ? -1 : 0));
    taken += band.length;
    above = least;
  }
}

/** About as many as a person is shown. */
const firstBand = 64;

function changedMsOfAll(folders: readonly LogFolder[]): Float64Array {
  const changed = new Float64Array(folders.reduce((sum, { logs }) => sum + logs.length, 0));
  let index = 0;
  for (const { path, logs } of folders) for (const name of logs) changed[index++] = changedMsOf(path + sep + name);
  return changed;
}

function changedMsOf(path: string): number {
  return ifPossible(() => statSync(path, missing)?.mtimeMs) ?? Number.POSITIVE_INFINITY;
}

const missing = { throwIfNoEntry: false } as const;
