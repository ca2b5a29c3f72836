import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { validate } from '../commands.mjs';
import { corpusOf, corpusOfLongTraces, corpusOfOneFault, corpusWithFaults } from '../corpora.mjs';
import { inTurn, median, table, wholeProcess } from '../measure.mjs';
import { peakOf } from '../processes.mjs';

/**
 * How time and memory of `trace-formats validate` in one thread grow with the work. `--sizes=1,64,2048` says for how many
 * megabytes of JSONL. Start-up is taken off; each series is held to its own figure at 64 MB or more.
 */
export async function growth({ quick, folder, sizes: asked }) {
  const rounds = quick ? 1 : 3;
  const sizes = asked?.split(',').map(Number) ?? (quick ? [1, 16, 64, 256] : [1, 4, 16, 64, 256, 1024, 2048]);
  const counts = quick ? [10, 1000, 4000] : [10, 100, 1000, 5000, 20_000];
  const lengths = quick ? [10, 1000, 100_000] : [10, 100, 1000, 10_000, 100_000];
  const few = quick ? 64 : 256;
  const startUp = startUpOver(folderOfFiles(folder, 1), rounds);
  // Whoever has something to tell has to load what masks it.
  const startUpWithFaults = startUpOver(corpusOfOneFault(folder), rounds);
  const parts = [
    ['JSONL, by its size', 'MB', sizes.map((size) => [size, () => corpusOf(folder, size)])],
    [
      `${few} MB of JSONL, by the steps of each trace`,
      'steps',
      lengths.map((length) => [length, () => corpusOfLongTraces(folder, few, length)]),
    ],
    ['a folder, by its files', 'files', counts.map((count) => [count, () => folderOfFiles(folder, count)])],
  ];
  for (const share of [0.01, 1]) {
    const bad = quick ? [64, 128] : [64, 128, 256];
    parts.push([
      `JSONL of which ${100 * share} % of the lines are bad, by its size`,
      'MB',
      bad.map((size) => [size, () => corpusWithFaults(folder, size, share)]),
    ]);
  }
  const texts = [];
  for (const part of parts) texts.push(await one(part, part[0].includes('bad') ? startUpWithFaults : startUp, rounds));
  return `${rounds} rounds in turn, processor time of \`trace-formats validate --concurrency 1\`, medians, without its start-up: for bad lines that of a run with one finding, which loads what masks excerpts. The first 300 findings get an excerpt, which costs the same whatever the size. The spread is that of the time for each unit from 64 MB (or 1,000 files) on. What tells the format from the first records, and the engine while it is not fast yet, take some time in every run, which the time for each unit of a small file holds and that of what is more than the file above does not.

${texts.join('\n\n')}`;
}

/** The time of a run over next to nothing. */
function startUpOver(path, rounds) {
  const run = () => wholeProcess(validate(path), { times: 5, codes: [0, 1] }).milliseconds;
  return median(inTurn(new Map([['', run]]), rounds).get(''));
}

async function one([title, unit, cases], startUp, rounds) {
  const paths = cases.map(([, make]) => make());
  const works = new Map(
    cases.map(([size], index) => [
      size,
      () => wholeProcess(validate(paths[index], '--concurrency', '1'), { codes: [0, 1] }).milliseconds - startUp,
    ]),
  );
  const figures = inTurn(works, rounds);
  const rows = [];
  const settled = [];
  const further = [];
  let before;
  for (const [index, [size]] of cases.entries()) {
    // A file may be larger than was asked for, where one trace is.
    const units = unit === 'files' ? size / 100 : statSync(paths[index]).size / 1e6;
    const time = median(figures.get(size));
    const each = time / units;
    // What making the engine fast takes is in both of two neighbours, so it is in none of what lies between them.
    const more = before === undefined || unit === 'steps' ? undefined : (time - before.time) / (units - before.units);
    before = { time, units };
    if (more !== undefined && settled.length > 0) further.push(more);
    if (units >= 60 || (unit === 'files' && size >= 1000)) settled.push(each);
    const peak = await peakOf(validate(paths[index], '--concurrency', '1'), [0, 1]);
    rows.push([
      size.toLocaleString('en'),
      each.toFixed(2),
      ...(unit === 'steps' ? [] : [more?.toFixed(2) ?? '']),
      peak === undefined ? '?' : `${(peak / 2 ** 20).toFixed(0)} MB`,
    ]);
  }
  const per = unit === 'files' ? '100 files' : 'MB';
  const head = [
    `${title} (${unit})`,
    `ms for each ${per}`,
    ...(unit === 'steps' ? [] : ['of what is more than above']),
  ];
  const told = further.length > 1 ? ` Of what is more: ${spreadOf(further)} %.` : '';
  return `${table([...head, 'peak memory'], rows)}\n\nSpread: ${spreadOf(settled)} %.${told}`;
}

function spreadOf(times) {
  return (100 * (Math.max(...times) / Math.min(...times) - 1)).toFixed(0);
}

/** A folder with so many traces, each a file of its own of a few kilobytes. */
function folderOfFiles(folder, count) {
  const path = `${folder}/folder-of-${count}`;
  if (existsSync(path)) return path;
  mkdirSync(`${path}.tmp`, { recursive: true });
  const lines = readFileSync(corpusOfLongTraces(folder, 1, 5), 'utf8')
    .split('\n')
    .filter(Boolean);
  for (let index = 0; index < count; index++) writeFileSync(`${path}.tmp/${index}.json`, lines[index % lines.length]);
  renameSync(`${path}.tmp`, path);
  return path;
}
