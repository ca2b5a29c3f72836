import { statSync } from 'node:fs';
import type { LogFile } from './log-files.ts';

/** A log with the time at which its file was last changed. */
export interface AgedFile {
  readonly file: LogFile;
  readonly changedMs: number;
}

/** The files by the time they were last changed, sorted only as far as they are asked for. One that cannot be asked comes first, so that it is looked at. */
export function* newestFirst(files: readonly LogFile[]): Generator<AgedFile> {
  const changed = new Float64Array(files.length);
  for (let index = 0; index < files.length; index++) changed[index] = changedMsOf(files[index]!.path);
  const ascending = changed.toSorted();
  let above = Number.POSITIVE_INFINITY;
  for (let taken = 0, size = firstBand; taken < files.length; size *= 8) {
    const least = ascending[Math.max(0, files.length - taken - size)]!;
    const band: AgedFile[] = [];
    for (let index = 0; index < files.length; index++) {
      const changedMs = changed[index]!;
      if (changedMs >= least && (changedMs < above || taken === 0)) band.push({ file: files[index]!, changedMs });
    }
    yield* band.sort((a, b) => (a.changedMs < b.changedMs ? 1 : a.changedMs > b.changedMs ? -1 : 0));
    taken += band.length;
    above = least;
  }
}

/** About as many as a person is shown. */
const firstBand = 64;

function changedMsOf(path: string): number {
  try {
    return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
