import { fileURLToPath } from 'node:url';
import { inTurn, ratio, table, wholeProcess } from '../measure.mjs';
import { peer } from '../peers.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Whole-process time of nothing at all beside the two commands and a peer. */
export function startUp({ quick }) {
  const trace = `${root}examples/dataset/csv-totals/trace.json`;
  // As it is published; in the repository a file that is there before the build starts it.
  const traceFormats = `${root}packages/cli/dist/cli.cjs`;
  const commands = new Map([
    ['`node -e 0`', ['-e', '0']],
    ['`trace-formats --version`', [traceFormats, '--version']],
    ['`forsy-lint --version`', [`${root}packages/cli/bin/forsy-lint.cjs`, '--version']],
    ['`forsy-lint --help`', [`${root}packages/cli/bin/forsy-lint.cjs`, '--help']],
    ['`trace-formats validate` of one trace', [traceFormats, 'validate', trace]],
    ['`trace-formats detect` of one trace', [traceFormats, 'detect', trace]],
    ['`trace-formats redact` of one trace', [traceFormats, 'redact', trace]],
    ['`trace-formats convert` of one trace', [traceFormats, 'convert', trace, '--to', 'open-token']],
    ['`forsy-lint` of one trace', [`${root}packages/cli/bin/forsy-lint.cjs`, trace]],
    ['`ajv-cli help`', [peer('ajv-cli/dist/index.js'), 'help']],
  ]);
  // Variables such as NODE_EXTRA_CA_CERTS have Node do more before it begins, which would make all the rest look like little.
  const env = { PATH: process.env.PATH, HOME: process.env.HOME };
  const works = new Map(
    [...commands].map(([name, words]) => [
      name,
      () => wholeProcess([process.execPath, ...words], { times: quick ? 5 : 25, codes: [0, 1, 2], env }).milliseconds,
    ]),
  );
  const figures = inTurn(works, quick ? 3 : 7);
  const rows = [...figures].map(([name, times]) => [name, ratio(times, figures.get('`node -e 0`')).middle.toFixed(2)]);
  return table(['start-up, whole process, processor time', 'x `node -e 0`'], rows);
}
