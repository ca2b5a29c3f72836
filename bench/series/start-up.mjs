import { fileURLToPath } from 'node:url';
import { inTurn, ratio, table, wholeProcess } from '../measure.mjs';
import { peer } from '../peers.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Whole-process time of nothing at all beside the two commands and a peer. */
export function startUp({ quick }) {
  const commands = new Map([
    ['`node -e 0`', ['-e', '0']],
    ['`trace-formats --version`', [`${root}packages/cli/bin/trace-formats.cjs`, '--version']],
    ['`forsy-lint --version`', [`${root}packages/cli/bin/forsy-lint.cjs`, '--version']],
    [
      '`trace-formats validate` of one trace',
      [`${root}packages/cli/bin/trace-formats.cjs`, 'validate', `${root}examples/dataset/csv-totals/trace.json`],
    ],
    [
      '`forsy-lint` of one trace',
      [`${root}packages/cli/bin/forsy-lint.cjs`, `${root}examples/dataset/csv-totals/trace.json`],
    ],
    ['`ajv-cli help`', [peer('ajv-cli/dist/index.js'), 'help']],
  ]);
  const works = new Map(
    [...commands].map(([name, words]) => [
      name,
      () => wholeProcess([process.execPath, ...words], { times: quick ? 5 : 10, codes: [0, 1, 2] }).milliseconds,
    ]),
  );
  const figures = inTurn(works, quick ? 3 : 7);
  const rows = [...figures].map(([name, times]) => [name, ratio(times, figures.get('`node -e 0`')).middle.toFixed(2)]);
  return table(['start-up, whole process, processor time', 'x `node -e 0`'], rows);
}
