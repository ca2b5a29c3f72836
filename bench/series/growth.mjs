import { statSync } from 'node:fs';
import { validate } from '../commands.mjs';
import { corpusOf, corpusOfLongTraces, corpusOfOneFault, corpusWithFaults, folderOf, linesOf } from '../corpora.mjs';
import { inTurn, memory, table, wholeProcess } from '../measure.mjs';
import { peakOf } from '../processes.mjs';

/**
 * How time and memory of `trace-formats validate` in one thread grow with the work. `--sizes=1,64,2048` says for how many
 * megabytes of JSONL. Start-up is taken off; each series is held to its own figure at 64 MB or more.
 */
export async function growth({ quick, folder, sizes: asked }) {
  const rounds = quick ? 2 : 5;
  const sizes = asked?.split(',').map(Number) ?? (quick ? [16, 64, 256] : [16, 64, 256, 1024, 2048]);
  const counts = quick ? [100, 1000, 4000] : [100, 1000, 5000, 20_000];
  const lengths = quick ? [10, 1000, 100_000] : [10, 100, 1000, 10_000, 100_000];
  const few = quick ? 64 : 256;
  const oneMegabyte = corpusOf(folder, 1);
  const series = [
    {
      title: 'JSONL, by its size',
      unit: 'MB',
      start: oneMegabyte,
      cases: sizes.map((size) => [size, () => corpusOf(folder, size)]),
    },
    {
      title: `${few} MB of JSONL, by the steps of each trace`,
      unit: 'steps',
      start: oneMegabyte,
      cases: lengths.map((length) => [length, () => corpusOfLongTraces(folder, few, length)]),
    },
    {
      title: 'a folder, by its files',
      unit: 'files',
      start: folderOfFiles(folder, 10),
      cases: counts.map((count) => [count, () => folderOfFiles(folder, count)]),
    },
    ...[0.01, 1].map((share) => ({
      title: `JSONL of which ${100 * share} % of the lines are bad, by its size`,
      unit: 'MB',
      // Whoever has something to tell has to load what masks it, and makes so many excerpts in every longer run.
      start: share === 1 ? corpusWithFaults(folder, 16, share) : corpusOfOneFault(folder),
      cases: (quick ? [64, 128] : [64, 128, 256]).map((size) => [size, () => corpusWithFaults(folder, size, share)]),
    })),
  ];
  const texts = [];
  for (const each of series) texts.push(await one(each, rounds));
  return `${rounds} rounds in turn, processor time of \`trace-formats validate --concurrency 1\`, the least of all rounds, since other work on the machine only adds to it, without that of a start: a run over 1 MB of JSONL, over a folder of 10 files, over a line with one finding, or over 16 MB of bad lines, which have the 300 findings that get an excerpt. The time for each unit is of what is more than in the start. The spread is that of the time for each unit from 64 MB (or 1,000 files) on. Where a series grows from row to row, the last column says what each unit more than in the row before took, and its spread is that of the rows behind the first of these: while an engine still makes its code fast, what is spent on that is shared by more units in every longer run.

${texts.join('\n\n')}`;
}

async function one({ title, unit, start, cases }, rounds) {
  const paths = [start, ...cases.map(([, make]) => make())];
  const works = new Map(paths.map((path) => [path, () => timeOf(path)]));
  const figures = inTurn(works, rounds);
  const least = (path) => Math.min(...figures.get(path));
  const grows = unit !== 'steps';
  const rows = [];
  const settled = [];
  const more = [];
  for (const [index, [size]] of cases.entries()) {
    const path = paths[index + 1];
    const each = (least(path) - least(start)) / (unitsOf(path, unit, size) - unitsOf(start, unit, 10));
    const before = paths[index];
    const eachMore =
      (least(path) - least(before)) / (unitsOf(path, unit, size) - unitsOf(before, unit, cases[index - 1]?.[0] ?? 10));
    if (unit === 'files' ? size >= 1000 : statSync(path).size >= 60e6) {
      if (settled.length > 0) more.push(eachMore);
      settled.push(each);
    }
    const peak = await peakOf(validate(path, '--concurrency', '1'), [0, 1]);
    rows.push([size.toLocaleString('en'), each.toFixed(2), memory(peak), ...(grows ? [eachMore.toFixed(2)] : [])]);
  }
  const per = unit === 'files' ? '100 files' : 'MB';
  const head = [
    `${title} (${unit})`,
    `ms for each ${per}`,
    'peak memory',
    ...(grows ? [`ms for each ${per} more`] : []),
  ];
  const ofMore = grows && more.length > 1 ? `; for each ${per} more, ${spreadOf(more)} %` : '';
  return `${table(head, rows)}\n\nSpread: ${spreadOf(settled)} %${ofMore}.`;
}

/** Hundreds of files, or megabytes: a file may be larger than was asked for, where one trace is. */
function unitsOf(path, unit, count) {
  return unit === 'files' ? count / 100 : statSync(path).size / 1e6;
}

/** Short runs are measured several times, for the clock of the system has coarse ticks. */
function timeOf(path) {
  const run = (times) => wholeProcess(validate(path, '--concurrency', '1'), { times, codes: [0, 1] }).milliseconds;
  const first = run(1);
  return first > 500 ? first : run(Math.ceil(600 / Math.max(first, 10)));
}

function spreadOf(times) {
  return (100 * (Math.max(...times) / Math.min(...times) - 1)).toFixed(0);
}

/** A folder with so many traces, each a file of its own of a few kilobytes. */
function folderOfFiles(folder, count) {
  return folderOf(`${folder}/folder-of-${count}`, () => {
    const lines = linesOf(corpusOfLongTraces(folder, 1, 5));
    return Array.from({ length: count }, (_, index) => lines[index % lines.length]);
  });
}
