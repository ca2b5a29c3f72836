import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { corpus } from '../corpus.mjs';
import { inTurn, median, ratio, table } from '../measure.mjs';

const here = fileURLToPath(new URL('../jsonl/', import.meta.url));
const names = ['json-parse', 'ours', 'ajv', 'typebox', 'zod', 'valibot'];

/** The validators of several libraries in one thread, over the same lines with the same line reader. */
export function jsonl({ quick, folder }) {
  const rounds = quick ? 3 : 7;
  const megabytes = quick ? 16 : 64;
  const file = corpus(folder, megabytes);
  const figures = inTurn(new Map(names.map((name) => [name, () => contender(name, file)])), rounds);
  const times = (name) => figures.get(name).map(({ milliseconds }) => milliseconds);
  const rows = names.map((name) => {
    const { middle, least, most } = ratio(times('json-parse'), times(name));
    const peak = median(figures.get(name).map((run) => run.peak)) / 1024;
    const speed = megabytes / (median(times(name)) / 1000);
    return [
      name,
      middle.toFixed(2),
      `${least.toFixed(2)} to ${most.toFixed(2)}`,
      `${speed.toFixed(0)} MB/s`,
      `${peak.toFixed(0)} MB`,
    ];
  });
  return `${rounds} rounds in turn, ${megabytes} MB of Forsy traces as JSONL, processor time of one thread, medians. All share one line reader; the yardstick is reading, decoding and \`JSON.parse\`.

${table(['contender', 'x JSON.parse', 'spread of the ratio', 'throughput', 'peak memory'], rows)}

zod and valibot check the shape without the conditions on user messages.`;
}

function contender(name, file) {
  const words = ['--single-threaded-gc', `${here}contender.mjs`, name, file];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
  const result = JSON.parse(stdout);
  if (result.bad > 0) throw new Error(`${name} refuses ${result.bad} valid traces, so its figure would mean nothing.`);
  return result;
}
