import { validate } from '../commands.mjs';
import { corpusOf } from '../corpora.mjs';
import { median, table } from '../measure.mjs';
import { sideBySide } from '../processes.mjs';

/** Two threads over one file, beside two processes of one thread that share the work by halves, and one process with one thread. */
export async function threads({ quick, folder }) {
  const rounds = quick ? 3 : 7;
  const megabytes = quick ? 256 : 512;
  const whole = corpusOf(folder, megabytes);
  const half = corpusOf(folder, megabytes / 2);
  const ways = new Map([
    ['one process, one thread', [validate(whole, '--concurrency', '1')]],
    ['two processes, half the file each', [validate(half, '--concurrency', '1'), validate(half, '--concurrency', '1')]],
    ['one process, two threads', [validate(whole, '--concurrency', '2')]],
  ]);
  const figures = new Map([...ways.keys()].map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, commands] of ways) {
      const milliseconds = await sideBySide(commands);
      if (round > 0) figures.get(name).push(milliseconds);
    }
  }
  const two = median(figures.get('two processes, half the file each'));
  const one = median(figures.get('one process, one thread'));
  const rows = [...figures].map(([name, times]) => [
    name,
    (one / median(times)).toFixed(2),
    (two / median(times)).toFixed(2),
  ]);
  return `${rounds} rounds in turn, ${megabytes} MB of JSONL, time on the clock, medians.

${table(['`trace-formats validate`', 'x one thread', 'x two processes'], rows)}`;
}
