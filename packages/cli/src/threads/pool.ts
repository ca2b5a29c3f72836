import { Worker } from 'node:worker_threads';
import { CannotWork } from '../cannot-work.ts';
import { codeOf, messageOf } from '../system-error.ts';
import { prepare, type TaskName } from './tasks.ts';

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
export interface PoolOptions<Settings> {
  readonly task: TaskName;
  readonly settings: Settings;
  /** How many threads work in all; with 1 nothing is spawned. */
  readonly threads: number;
  /** The program of a worker; only tests have one of their own. */
  readonly program?: URL;
}

/** What a worker is started with. */
export interface WorkerStart {
  readonly task: TaskName;
  readonly settings: unknown;
}
/** What it is asked. */
export interface Asked {
  readonly number: number;
  readonly job: unknown;
}
/** What it says. */
export type Said = { readonly number: number } & ({ readonly answer: unknown } | { readonly error: Error });

interface Waiting {
  job(): unknown;
  resolve(answer: never): void;
  reject(error: unknown): void;
}

interface Hand {
  readonly worker: Worker;
  /** Jobs that it was given and has not answered. */
  readonly open: Map<number, Waiting>;
}

/** Jobs that a worker holds at once: one to do and one to go on with, so that it never waits for a busy main thread. */
const depth = 2;

/** Opens a pool: this thread and `threads - 1` workers. A worker that dies makes every job fail with one clear error. */
export function openPool<Settings, Job, Answer>(options: PoolOptions<Settings>): Pool<Job, Answer> {
  const { task, settings, threads, program = new URL('./worker.cjs', import.meta.url) } = options;
  const waiting: Waiting[] = [];
  let next = 0;
  let numbers = 0;
  let lost: Error | undefined;
  let closed = false;
  let own: Promise<(job: Job) => Answer | Promise<Answer>> | undefined;
  let isBusy = false;
  const hands = Array.from({ length: threads - 1 }, (): Hand => {
    const worker = new Worker(program, {
      workerData: { task, settings } satisfies WorkerStart,
      // New objects live as long in few megabytes; by default there are 48 for them in each thread.
      resourceLimits: { maxYoungGenerationSizeMb: 6 },
    });
    const hand: Hand = { worker, open: new Map() };
    worker.on('message', (said: Said) => {
      const waiter = hand.open.get(said.number);
      hand.open.delete(said.number);
      if ('error' in said) waiter?.reject(said.error);
      else waiter?.resolve(said.answer as never);
      deal();
    });
    worker.on('error', (error) => fail(whyLost(error)));
    worker.on('exit', (code) => fail(`it ended with code ${code}`));
    return hand;
  });

  const take = (): Waiting | undefined => {
    const taken = waiting[next];
    if (taken === undefined) return undefined;
    next++;
    return taken;
  };

  function deal(): void {
    if (lost !== undefined || closed) return;
    // One each before a second each, so that few jobs are shared evenly.
    for (let round = 1; round <= depth; round++) {
      for (const { worker, open } of hands) {
        if (open.size >= round) continue;
        const taken = take();
        if (taken === undefined) return;
        open.set(numbers, taken);
        worker.postMessage({ number: numbers++, job: taken.job() } satisfies Asked);
      }
      if (!isBusy) doOne();
    }
  }

  function doOne(): void {
    const taken = take();
    if (taken === undefined) return;
    isBusy = true;
    own ??= prepare<Settings, Job, Answer>(task, settings, hands.length === 0);
    own
      .then((perform) => perform(taken.job() as Job))
      .then((answer) => taken.resolve(answer as never), taken.reject)
      // Messages of the workers are heard between two jobs of this thread.
      .then(() => new Promise(setImmediate))
      .then(() => {
        isBusy = false;
        deal();
      });
  }

  function fail(why: string): void {
    if (closed || lost !== undefined) return;
    lost = new CannotWork(
      `A worker thread broke off before its work was done (${why}), so there is no answer for the whole.`,
      'Run it again; with --concurrency 1 everything happens in one thread.',
    );
    for (const { open } of hands) for (const waiter of open.values()) waiter.reject(lost);
    for (const waiter of waiting.slice(next)) waiter.reject(lost);
    waiting.length = next = 0;
  }

  return {
    run: (job) => {
      const answer = new Promise<Answer>((resolve, reject) => {
        if (lost !== undefined) reject(lost);
        else waiting.push({ job, resolve, reject });
      });
      // Whoever awaits the answers in their order hears of the first failure; the others are the same.
      answer.catch(() => {});
      queueMicrotask(deal);
      return answer;
    },
    close: async () => {
      closed = true;
      await Promise.all(hands.map(({ worker }) => worker.terminate()));
    },
  };
}

function whyLost(error: unknown): string {
  return codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? 'it ran out of memory' : messageOf(error).slice(0, 200);
}
