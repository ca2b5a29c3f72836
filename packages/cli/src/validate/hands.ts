import type { Pool } from '../threads/pool.ts';
import { threadsOf } from '../threads/threads.ts';
import { type PartAnswer, type PartJob, validatePart } from './part.ts';
import type { PartSettings } from './settings.ts';

/** Below this much work a thread costs more than it brings. */
const worthAThread = 1 << 26;

/** This thread, and the others once there is work for them. */
export interface Hands {
  here(job: () => PartJob): Promise<PartAnswer>;
  /** Whether so much work is worth several threads. */
  areMany(work: number): boolean;
  pool(work: number): Promise<Pick<Pool<PartJob, PartAnswer>, 'run'>>;
  close(): Promise<void>;
}

/** As many hands as may work; as many as there are processors when nobody says. */
export function handsFor(concurrency: number | undefined, { format, keepsClean }: PartSettings): Hands {
  const settings: PartSettings = { format, keepsClean };
  const here = oneByOne(validatePart(settings));
  let opened: Promise<Pool<PartJob, PartAnswer>> | undefined;
  const areMany = (work: number): boolean =>
    (opened !== undefined || work >= worthAThread) && threadsOf(concurrency) > 1;
  return {
    here,
    areMany,
    pool: async (work) => {
      if (!areMany(work)) return { run: here };
      opened ??= import('../threads/pool.ts').then(({ openPool }) =>
        openPool({ task: 'validate-part', settings, threads: threadsOf(concurrency) }),
      );
      return opened;
    },
    close: async () => (await opened)?.close(),
  };
}

/** Begins a job when the one before is done, so that what is counted over all of them is counted in their order. */
function oneByOne<Job, Answer>(perform: (job: Job) => Promise<Answer>): (job: () => Job) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const answer = last.then(() => perform(job()));
    last = answer.catch(() => {});
    return answer;
  };
}
