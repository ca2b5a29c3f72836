import { CannotWork } from '../cannot-work.ts';
import { hand, type Waiting } from './hand.ts';
import { type Queue, queue } from './queue.ts';
import { type Performer, prepare, type TaskName, type Works } from './tasks.ts';

/** Threads that share one kind of work; the thread that opened it is one of them. */
export interface Pool<Job, Answer> {
  /**
   * Has a thread that is free do a job, which is made when its turn comes. Jobs are begun in the order in which they come; answers
   * come when they are ready.
   */
  run(job: () => Job): Promise<Answer>;
  /** Ends the workers. Whoever opens a pool closes it, also when something was thrown meanwhile. */
  close(): Promise<void>;
}

/** What a pool is opened with. */
export interface PoolOptions<Name extends TaskName> {
  readonly task: Name;
  readonly settings: Works[Name]['settings'];
  /** How many threads work in all; with 1 nothing is spawned. */
  readonly threads: number;
  /** The program of a worker; only tests have one of their own. */
  readonly program?: URL;
}

/** Jobs that a worker holds at once: one to do and one to go on with, so that it never waits for a busy main thread. */
const depth = 2;

/** Opens a pool: this thread and `threads - 1` workers. A worker that dies makes every job fail with one clear error. */
export function openPool<Name extends TaskName>(
  options: PoolOptions<Name>,
): Pool<Works[Name]['job'], Works[Name]['answer']> {
  const { task, settings, threads, program = new URL('./worker.cjs', import.meta.url) } = options;
  const waiting = queue<Waiting<Name>>();
  let lost: Error | undefined;
  let closed = false;
  const hands = Array.from({ length: threads - 1 }, () =>
    hand<Name>(program, { task, settings }, { freed: deal, lost: fail }),
  );
  const doOne = ownHand(() => prepare(task, settings, hands.length === 0), waiting, deal);

  function deal(): void {
    if (lost !== undefined || closed) return;
    // One each before a second each, so that few jobs are shared evenly.
    for (let round = 1; round <= depth; round++) {
      for (const one of hands) {
        if (one.holds() >= round) continue;
        const taken = waiting.take();
        if (taken === undefined) return;
        one.give(taken);
      }
      doOne();
    }
  }

  function fail(why: string): void {
    if (closed || lost !== undefined) return;
    lost = new CannotWork(
      `A worker thread broke off before its work was done (${why}), so there is no answer for the whole.`,
      'Run it again; with --concurrency 1 everything happens in one thread.',
    );
    for (const one of hands) one.refuse(lost);
    for (let left = waiting.take(); left !== undefined; left = waiting.take()) left.reject(lost);
  }

  return {
    run: (job) => {
      const answer = new Promise<Works[Name]['answer']>((resolve, reject) => {
        if (lost !== undefined) reject(lost);
        else waiting.add({ job, resolve, reject });
      });
      // Whoever awaits the answers in their order hears of the first failure; the others are the same.
      answer.catch(() => {});
      queueMicrotask(deal);
      return answer;
    },
    close: async () => {
      closed = true;
      await Promise.all(hands.map((one) => one.end()));
    },
  };
}

/** Has this thread do the next job, unless it does one already; its task is made ready for the first. */
function ownHand<Name extends TaskName>(
  ready: () => Promise<Performer<Name>>,
  waiting: Queue<Waiting<Name>>,
  freed: () => void,
): () => void {
  let own: Promise<Performer<Name>> | undefined;
  let isBusy = false;
  return () => {
    const taken = isBusy ? undefined : waiting.take();
    if (taken === undefined) return;
    isBusy = true;
    own ??= ready();
    own
      .then((perform) => perform(taken.job()))
      .then(taken.resolve, taken.reject)
      // Messages of the workers are heard between two jobs of this thread.
      .then(() => new Promise(setImmediate))
      .then(() => {
        isBusy = false;
        freed();
      });
  };
}
