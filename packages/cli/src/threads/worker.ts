import { parentPort, workerData } from 'node:worker_threads';
import type { Asked, Said, WorkerStart } from './hand.ts';
import { prepare, type TaskName } from './tasks.ts';

// What a worker thread does: one job after the other, each answered under its number. Whatever else goes wrong here ends the
// thread, and the pool notices.
const { task, settings } = workerData as WorkerStart<TaskName>;
const ready = prepare(task, settings, false);
const say = (said: Said<TaskName>): void => parentPort!.postMessage(said);

parentPort!.on('message', async ({ number, job }: Asked<TaskName>) => {
  try {
    say({ number, answer: await (await ready)(job) });
  } catch (error) {
    say({ number, error: error instanceof Error ? error : new Error(String(error)) });
  }
});
