import { Worker } from 'node:worker_threads';
import { codeOf, messageOf } from '../system-error.ts';
import type { TaskName, Works } from './tasks.ts';

/** A job that waits for a thread, and who waits for its answer. */
export interface Waiting<Name extends TaskName> {
  job(): Works[Name]['job'];
  resolve(answer: Works[Name]['answer']): void;
  reject(error: unknown): void;
}

/** What a worker is started with. */
export interface WorkerStart<Name extends TaskName> {
  readonly task: Name;
  readonly settings: Works[Name]['settings'];
}
/** What it is asked. */
export interface Asked<Name extends TaskName> {
  readonly number: number;
  readonly job: Works[Name]['job'];
}
/** What it says. */
export type Said<Name extends TaskName> = { readonly number: number } & (
  | { readonly answer: Works[Name]['answer'] }
  | { readonly error: Error }
);

/** A worker, with the jobs that it was given and has not answered. */
export interface Hand<Name extends TaskName> {
  holds(): number;
  give(waiting: Waiting<Name>): void;
  /** Refuses all that it holds. */
  refuse(error: Error): void;
  end(): Promise<unknown>;
}

/** Whoever hears of a worker. */
export interface Listener {
  /** It has answered, and can be given more. */
  freed(): void;
  /** It will answer nothing more. */
  lost(why: string): void;
}

/** Starts a worker. */
export function hand<Name extends TaskName>(
  program: URL,
  start: WorkerStart<Name>,
  { freed, lost }: Listener,
): Hand<Name> {
  const open = new Map<number, Waiting<Name>>();
  let numbers = 0;
  const worker = new Worker(program, {
    workerData: start,
    // New objects live as long in few megabytes; by default there are 48 for them in each thread.
    resourceLimits: { maxYoungGenerationSizeMb: 6 },
  });
  worker.on('message', (said: Said<Name>) => {
    const waiting = open.get(said.number);
    open.delete(said.number);
    if ('error' in said) waiting?.reject(said.error);
    else waiting?.resolve(said.answer);
    freed();
  });
  worker.on('error', (error) => lost(whyLost(error)));
  worker.on('exit', (code) => lost(`it ended with code ${code}`));
  return {
    holds: () => open.size,
    give: (waiting) => {
      const number = numbers++;
      open.set(number, waiting);
      worker.postMessage({ number, job: waiting.job() } satisfies Asked<Name>);
    },
    refuse: (error) => {
      for (const waiting of open.values()) waiting.reject(error);
    },
    end: () => worker.terminate(),
  };
}

function whyLost(error: unknown): string {
  return codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY' ? 'it ran out of memory' : messageOf(error).slice(0, 200);
}
