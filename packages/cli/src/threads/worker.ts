import { parentPort, workerData } from 'node:worker_threads';
import type { Asked, Said, WorkerStart } from './hand.ts';
import { prepare } from './tasks.ts';

// What a worker thread does: one job after the other, each answered under its number. Whatever else goes wrong here ends the
// thread, and the pool notices.
const { task, settings } = workerData as WorkerStart;
const ready = prepare<unknown, unknown, unknown>(task, settings, false);
const say = (said: Said): void => parentPort!.postMessage(said);

parentPort!.on('message', async ({ number, job }: Asked) => {
  try {
    say({ number, answer: await (await ready)(job) });
  } catch (error) {
    say({ number, error: error instanceof Error ? error : new Error(String(error)) });
  }
});
