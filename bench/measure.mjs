import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Runs each of the named works once for each round, one after the other, and gives what each run measured. The first round warms up and is not counted. */
export function inTurn(works, rounds) {
  const measured = new Map([...works.keys()].map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, work] of works) {
      const result = work();
      if (round > 0) measured.get(name).push(result);
    }
  }
  return measured;
}

/** Runs a program to its end and gives its processor time and the time on the clock, in milliseconds. */
export function wholeProcess([program, ...words], { times = 1, codes = [0], ...options } = {}) {
  const before = childTime();
  const begun = process.hrtime.bigint();
  for (let run = 0; run < times; run++) {
    const { status, signal, error, stderr } = spawnSync(program, words, {
      stdio: ['ignore', 'ignore', 'pipe'],
      ...options,
    });
    if (!codes.includes(status))
      throw new Error(
        `${[program, ...words].join(' ')} ended with ${status ?? signal ?? error}: ${String(stderr).slice(0, 2000)}`,
      );
  }
  const clock = Number(process.hrtime.bigint() - begun) / 1e6 / times;
  const after = childTime();
  return { clock, milliseconds: before === undefined ? clock : (after - before) / times };
}

/** Processor time of all children that have ended, in milliseconds; undefined where the system does not say. */
function childTime() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[13]) + Number(fields[14])) * 10;
  } catch {
    return undefined;
  }
}

/** The middle of some numbers. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2;
}

/** How often the first is the second, over the rounds: the ratio of the medians and the least and the greatest of any round. */
export function ratio(firsts, seconds) {
  const each = firsts.map((first, round) => first / seconds[round]);
  return { middle: median(firsts) / median(seconds), least: Math.min(...each), most: Math.max(...each) };
}

/** So many bytes of memory, for a cell; a question mark where the system does not say. */
export function memory(bytes) {
  return bytes === undefined ? '?' : `${(bytes / 2 ** 20).toFixed(0)} MB`;
}

/** A table in Markdown. */
export function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
