import { fileURLToPath } from 'node:url';
import { ajvCli, sourcemeta, validate } from '../commands.mjs';
import { corpusOf } from '../corpora.mjs';
import { inTurn, median, memory, ratio, table, wholeProcess } from '../measure.mjs';
import { answerOf, peakOf } from '../processes.mjs';
import { folderOfTraces } from './folder.mjs';

const here = fileURLToPath(new URL('../jsonl/', import.meta.url));
const titles = new Map([
  ['json-parse', 'reading, decoding, `JSON.parse`, no validation'],
  ['ours-of-bytes', 'trace-formats, as `validate` asks it of bytes'],
  ['ours', 'trace-formats, `isForsyTrace` of what was parsed'],
  ['ajv', 'ajv, compiled at run time'],
  ['schemasafe', '@exodus/schemasafe, compiled at run time'],
  ['typebox', 'typebox'],
  ['zod', 'zod'],
  ['valibot', 'valibot'],
]);

/** The validators of several libraries in one thread over the same lines with the same line reader, and whole commands over the same file. */
export async function jsonl({ quick, folder }) {
  const rounds = quick ? 3 : 7;
  const megabytes = quick ? 64 : 256;
  const file = corpusOf(folder, megabytes);
  const names = [...titles.keys()];
  const figures = inTurn(new Map(names.map((name) => [name, () => contender(name, file)])), rounds);
  const times = (name) => figures.get(name).map(({ milliseconds }) => milliseconds);
  const rows = names.map((name) => {
    const { middle, least, most } = ratio(times('json-parse'), times(name));
    const peak = median(figures.get(name).map((run) => run.peak)) * 1024;
    return [
      titles.get(name),
      middle.toFixed(2),
      `${least.toFixed(2)} to ${most.toFixed(2)}`,
      speed(megabytes, median(times(name))),
      memory(peak),
    ];
  });
  return `${rounds} rounds in turn, ${megabytes} MB of Forsy traces as JSONL, processor time of one thread, medians. All share one line reader; the yardstick is reading, decoding and \`JSON.parse\`.

${table(['contender', 'x JSON.parse', 'spread of the ratio', 'throughput', 'peak memory'], rows)}

zod and valibot check the shape without the conditions on user messages. Only the first of ours also looks for keys that stand twice, halves of surrogate pairs, bytes that are not UTF-8 and numbers without end.

${await commands({ folder, file, megabytes, rounds, quick, parse: median(times('json-parse')) })}`;
}

/** Whole processes, start-up and all. */
async function commands({ folder, file, megabytes, rounds, quick, parse }) {
  const files = folderOfTraces(folder, megabytes);
  const lines = new Map([
    ['`trace-formats validate`, one thread', validate(file, '--concurrency', '1')],
    ['@sourcemeta/jsonschema `--fast`', sourcemeta(file, '--fast')],
    ['@sourcemeta/jsonschema', sourcemeta(file)],
    ['ajv-cli, the same lines, one file each *', ajvCli(`${files}/*.json`)],
  ]);
  const figures = inTurn(
    new Map([...lines].map(([name, words]) => [name, () => wholeProcess(words).milliseconds])),
    rounds,
  );
  const fast = figures.get('@sourcemeta/jsonschema `--fast`');
  const rows = [];
  for (const [name, words] of lines) {
    const times = figures.get(name);
    const peak = await peakOf(words);
    rows.push([
      name,
      (parse / median(times)).toFixed(2),
      ratio(fast, times).middle.toFixed(2),
      speed(megabytes, median(times)),
      memory(peak),
    ]);
  }
  return `${table(['whole process, start-up and report included', 'x JSON.parse', 'x sourcemeta `--fast`', 'throughput', 'peak memory'], rows)}

Processor time of all threads; the yardstick is the first row above, without its start-up. * ajv-cli reads no JSONL, so each line stands in a file of its own for it. @sourcemeta/jsonschema is a native program. Both read every line: it says how many it has validated.

${await bySize(folder, rounds, quick)}`;
}

/** The two quickest commands over files of several sizes: one starts soon, the other is quicker once it runs. */
async function bySize(folder, rounds, quick) {
  const sizes = quick ? [256] : [16, 64, 256, 1024];
  const rows = [];
  for (const size of sizes) {
    const file = corpusOf(folder, size);
    const both = [validate(file, '--concurrency', '1'), sourcemeta(file, '--fast')];
    const works = new Map(both.map((words, index) => [index, () => wholeProcess(words).milliseconds]));
    const figures = inTurn(works, rounds);
    const { middle, least, most } = ratio(figures.get(1), figures.get(0));
    const peaks = await Promise.all(both.map((words) => peakOf(words)));
    rows.push([
      size.toLocaleString('en'),
      middle.toFixed(2),
      `${least.toFixed(2)} to ${most.toFixed(2)}`,
      ...peaks.map(memory),
    ]);
  }
  const head = [
    'JSONL (MB)',
    '`trace-formats validate` x sourcemeta `--fast`',
    'spread',
    'peak memory',
    'peak memory of sourcemeta',
  ];
  return table(head, rows);
}

function speed(megabytes, milliseconds) {
  return `${(megabytes / (milliseconds / 1000)).toFixed(0)} MB/s`;
}

function contender(name, file) {
  const result = answerOf(['--single-threaded-gc', `${here}contender.mjs`, name, file]);
  if (result.bad > 0) throw new Error(`${name} refuses ${result.bad} valid traces, so its figure would mean nothing.`);
  return result;
}
