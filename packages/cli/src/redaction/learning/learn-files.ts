import { sep } from 'node:path';
import { learnFrom, type RedactOptions } from '@trace-formats/redact';
import { artifactPaths } from '../../artifacts.ts';
import { FileLost } from '../../input/bytes/file-chunks.ts';
import type { Io } from '../../io.ts';
import { turn } from '../../turn.ts';
import type { Job } from '../asked/plan.ts';
import type { Named } from '../in-turn.ts';
import { type Opened, openRedactable } from '../parts/redactable.ts';
import { showProgress } from '../told/progress.ts';
import { type Learned, learnFile } from './learn-file.ts';

/** What the first reading of all files gave: what was seen in each, and the artifacts that its traces name. */
export interface FirstReading {
  readonly learned: ReadonlyMap<Job, Learned>;
  readonly named: Named;
}

/**
 * Has the session learn from all files: a value that is confirmed in the last line of the last one is masked in the first one too.
 * `single` is the file that is alone, opened already.
 */
export async function learnFiles(
  jobs: readonly Job[],
  single: Opened | undefined,
  options: RedactOptions,
  io: Io,
): Promise<FirstReading> {
  const learned = new Map<Job, Learned>();
  const named = new Map<Job, ReadonlySet<string>>();
  for (const [index, job] of jobs.entries()) {
    showProgress(io, `reading ${index + 1}`, jobs.length, job.name);
    await turn();
    if (job.takenOver !== undefined) for (const name of job.takenOver.split(sep)) learnFrom(name, options);
    const file = single ?? (await openRedactable(job.from, io));
    // A document that is alone is read and masked at once. What cannot be read is told when it is to be masked.
    if ('why' in file || (single !== undefined && !file.isLines)) continue;
    const artifacts = new Set<string>();
    const look = (document: unknown): void => {
      for (const path of artifactPaths(document)) artifacts.add(path);
    };
    const told = await learnFile(file, options, look).catch(unlessLost);
    if (told !== undefined) learned.set(job, told);
    if (artifacts.size > 0) named.set(job, artifacts);
  }
  return { learned, named };
}

function unlessLost(error: unknown): undefined {
  if (!(error instanceof FileLost)) throw error;
}
