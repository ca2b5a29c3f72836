import type { Result } from '@trace-formats/schema/report';
import { reason, type Source } from '../input/source.ts';
import { isOfSystem } from '../system-error.ts';
import { type FilesVerdict, filesJudge } from './files.ts';
import { lazyLocate } from './lazy-locate.ts';
import type { LinesJob, RangeJob } from './lines/jobs.ts';
import type { RangeVerdict } from './lines/judge-range.ts';
import type { PartSettings } from './settings.ts';

/** A piece of work that does not depend on any other. */
export type PartJob = FilesJob | RangeJob | LinesJob;

/** Small files, one after the other. */
export interface FilesJob {
  readonly kind: 'files';
  /** How many excerpts there may be. */
  readonly frames: number;
  readonly sources: readonly Source[];
  /** Whether all files of the run are many megabytes together. */
  readonly areMany: boolean;
}

/** What came of a job; `why` where a file could not be read. */
export type PartAnswer = FilesVerdict | RangeVerdict | readonly Result[] | { readonly why: string };

/** Does the pieces of a validation in one thread. */
export function validatePart(settings: PartSettings): (job: PartJob) => Promise<PartAnswer> {
  const judgeFiles = filesJudge(settings);
  return async (job) => {
    if (job.kind === 'files') return judgeFiles(job.sources, lazyLocate(job.frames), job.areMany);
    try {
      const { judgedLines, judgedRange } = await import('./lines/jobs.ts');
      return job.kind === 'range' ? await judgedRange(job) : await judgedLines(job);
    } catch (error) {
      if (isOfSystem(error)) return { why: reason(error, job.path) };
      throw error;
    }
  };
}
