import { fileURLToPath } from 'node:url';
import { corpus } from '../corpus.mjs';
import { lintCorpus } from '../lint-corpus.mjs';
import { inTurn, median, table } from '../measure.mjs';
import { answerOf } from '../processes.mjs';
import { sourceCode } from '../source-code.mjs';

const contender = fileURLToPath(new URL('../search/contender.mjs', import.meta.url));

/** How fast secrets are looked for, beside secretlint on the same text, and how the cost grows with the size. */
export function search({ quick, folder }) {
  const rounds = quick ? 3 : 5;
  const many = quick ? [1, 10] : [1, 4, 16, 64, 100];
  const few = quick ? [1] : [1, 4, 16];
  return [
    beside('generated Forsy traces', corpus(folder, many.at(-1)), many, rounds),
    // Code, test runs and tables, in which words such as token stand, so that much of it is opened.
    beside('what tools print', lintCorpus(folder, { megabytes: few.at(-1) }), few, rounds),
    beside('source code', sourceCode(folder, few.at(-1)), few, rounds),
  ].join('\n\n');
}

function beside(title, file, sizes, rounds) {
  const rows = sizes.map((size) => {
    const works = ['ours', 'secretlint'].map((name) => [name, () => searched(name, file, size)]);
    const figures = inTurn(new Map(works), rounds);
    const [ours, theirs] = [...figures.values()].map((times) => size / (median(times) / 1000));
    return [`${size} MB`, ours.toFixed(0), theirs.toFixed(0), (ours / theirs).toFixed(2)];
  });
  return table([title, 'ours, MB/s', 'secretlint, MB/s', 'ours : secretlint'], rows);
}

function searched(name, file, size) {
  const flags = ['--max-old-space-size=4096', '--expose-gc', '--single-threaded-gc'];
  return answerOf([...flags, contender, name, file, String(size * 1e6)]).milliseconds;
}
