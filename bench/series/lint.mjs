import { fileURLToPath } from 'node:url';
import { folderOf, linesOf } from '../corpora.mjs';
import { lintCorpus } from '../lint-corpus.mjs';
import { inTurn, median, memory, ratio, table, wholeProcess } from '../measure.mjs';
import { answerOf, peakOfNode } from '../processes.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const node = process.execPath;
const linter = [`${root}packages/cli/bin/forsy-lint.cjs`, '--skip', 'secrets-are-masked', '--concurrency', '1'];
const contender = `${root}bench/jsonl/contender.mjs`;
/** The linter ends with 1 where it found something. */
const codes = [0, 1];

/** The linter without the search for secrets beside `JSON.parse`, and how its time and memory grow with traces and with steps. */
export function lint({ quick, folder }) {
  const start = timeOf(apart(lintCorpus(folder, { traces: 1, steps: 6 })));
  return [
    beside(quick, folder),
    grownBy({
      start,
      what: 'traces',
      counts: quick ? [100, 1000, 10_000] : [100, 1000, 10_000, 30_000],
      corpusOf: (traces) => lintCorpus(folder, { traces, steps: 6 }),
    }),
    grownBy({
      start,
      what: 'files of one trace',
      counts: quick ? [100, 1000] : [100, 1000, 10_000],
      corpusOf: (traces) => apart(lintCorpus(folder, { traces, steps: 6 })),
    }),
    grownBy({
      start,
      what: 'files of one faulty trace',
      counts: quick ? [100, 1000] : [100, 1000, 10_000],
      corpusOf: (traces) => apart(lintCorpus(folder, { kind: 'faulty', traces, steps: 4 })),
    }),
    // As many steps in all each time, so that the shortest traces are not lost in the time to start.
    grownBy({
      start,
      what: 'steps in each trace',
      counts: quick ? [10, 100, 1000, 10_000] : [10, 100, 1000, 10_000, 100_000],
      corpusOf: (steps) => lintCorpus(folder, { traces: (quick ? 10_000 : 100_000) / steps, steps }),
      each: 'time for each step',
      units: quick ? 10_000 : 100_000,
    }),
  ].join('\n\n');
}

function beside(quick, folder) {
  const megabytes = quick ? 16 : 64;
  const rounds = quick ? 3 : 7;
  const kinds = ['clean', 'faulty'];
  const works = new Map();
  for (const kind of kinds) {
    const file = lintCorpus(folder, { kind, megabytes });
    works.set(`parse ${kind}`, () => inOneThread('json-parse', file));
    works.set(`library ${kind}`, () => inOneThread('lint', file));
    works.set(`command ${kind}`, () => wholeProcess([node, ...linter, file], { codes }).milliseconds);
  }
  works.set(
    'start',
    () => wholeProcess([node, ...linter, apart(lintCorpus(folder, { traces: 1, steps: 6 }))], { codes }).milliseconds,
  );
  const figures = inTurn(works, rounds);
  const start = median(figures.get('start'));
  const rows = kinds.flatMap((kind) =>
    [
      ['library', figures.get(`library ${kind}`)],
      ['command', figures.get(`command ${kind}`).map((time) => time - start)],
    ].map(([who, times]) => {
      const { middle, least, most } = ratio(figures.get(`parse ${kind}`), times);
      return [who, kind, middle.toFixed(2), `${least.toFixed(2)} to ${most.toFixed(2)}`];
    }),
  );
  return `${rounds} rounds in turn, ${megabytes} MB of Forsy traces as JSONL, processor time of one thread, medians. The schema and every rule but the search for secrets; the yardstick is reading, decoding and \`JSON.parse\`. In the faulty traces every step gives several findings. The library gives findings; the command also compares the traces with one another, masks, places and writes a report, and its start is subtracted.

${table(['who', 'traces', 'x JSON.parse', 'spread of the ratio'], rows)}`;
}

/** Time for each, its start subtracted, and peak memory of the whole process. */
function grownBy({ start, what, counts, corpusOf, each = 'time for each', units }) {
  const rows = counts.map((count) => {
    const path = corpusOf(count);
    const time = timeOf(path) - start;
    return [
      count.toLocaleString('en'),
      `${((1000 * time) / (units ?? count)).toFixed(0)} µs`,
      memory(peakOfNode([...linter, path], `${path}.peak`, codes)),
    ];
  });
  return table([what, each, 'memory at most'], rows);
}

/** Short runs are measured several times, for the clock of the system has coarse ticks. */
function timeOf(path) {
  const once = () => wholeProcess([node, ...linter, path], { codes }).milliseconds;
  const first = once();
  return first > 3000 ? first : median([first, once(), once(), once(), once()]);
}

function inOneThread(name, file) {
  return answerOf(['--single-threaded-gc', contender, name, file]).milliseconds;
}

/** A folder with a file for each line of a file. */
function apart(file) {
  return folderOf(file.replace(/\.jsonl$/, ''), () => linesOf(file));
}
