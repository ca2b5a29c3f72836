import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inTurn, memory, ratio, table, wholeProcess } from '../measure.mjs';
import { peakOfNode } from '../processes.mjs';
import { sessionLog } from '../session-log.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const bin = `${root}packages/cli/bin/trace-formats.cjs`;
const formats = ['trajectory', 'forsy', 'atif', 'sts', 'open-token'];

/** Conversion of long logs as whole processes beside one that only parses their lines, what memory it takes, and a folder of many sessions. */
export function convert({ quick, folder }) {
  mkdirSync(folder, { recursive: true });
  return [throughput(quick, folder), growth(quick, folder), manySessions(quick, folder)].join('\n\n');
}

/** Processor time of each conversion, as a multiple of the speed at which a bare Node reads the file, parses its lines and keeps the values. */
function throughput(quick, folder) {
  const megabytes = quick ? 16 : 100;
  const log = sessionLog(folder, megabytes);
  const parse = `const values = []; for (const line of require('node:fs').readFileSync(${JSON.stringify(log)}, 'utf8').split('\\n')) if (line) values.push(JSON.parse(line));`;
  const out = `${folder}/converted`;
  const works = new Map([['JSON.parse', [process.execPath, '-e', parse]]]);
  for (const to of formats)
    works.set(to, [
      process.execPath,
      bin,
      'convert',
      log,
      '--to',
      to,
      '-o',
      out,
      ...(to === 'open-token' ? ['redact=none'] : []),
    ]);
  const runs = new Map([...works].map(([name, command]) => [name, () => wholeProcess(command).milliseconds]));
  const figures = inTurn(runs, quick ? 3 : 7);
  rmSync(out, { force: true });
  const rows = formats.map((to) => {
    const { middle, least, most } = ratio(figures.get('JSON.parse'), figures.get(to));
    return [to, middle.toFixed(2), `${least.toFixed(2)} to ${most.toFixed(2)}`];
  });
  return table([`a Claude Code log of ${megabytes} MB, to`, 'x JSON.parse of its lines', 'of any round'], rows);
}

/** Peak of memory for a log and for logs that are longer: a multiple of the log that stays the same is linear. */
function growth(quick, folder) {
  const sizes = quick ? [8, 16, 32] : [25, 50, 100];
  const rows = sizes.map((megabytes) => {
    const log = sessionLog(folder, megabytes);
    const peak = peakOf(['convert', log, '--to', 'trajectory', '-o', `${folder}/converted`], folder);
    return [`${megabytes} MB`, memory(peak), (peak / 2 ** 20 / megabytes).toFixed(1)];
  });
  rmSync(`${folder}/converted`, { force: true });
  return table(['a Claude Code log of, to trajectory', 'memory at most', 'x the log'], rows);
}

/** Peak of memory for a folder of sessions in one process. */
function manySessions(quick, folder) {
  const count = quick ? 200 : 1000;
  const logs = `${folder}/logs-${count}`;
  if (!existsSync(logs)) {
    mkdirSync(logs, { recursive: true });
    for (let session = 0; session < count; session++) sessionLog(logs, 0.3, `session-${session}`);
  }
  const peak = peakOf(['convert', logs, '--to', 'trajectory', '-o', `${folder}/converted-many/`], folder);
  rmSync(`${folder}/converted-many`, { recursive: true, force: true });
  return table(
    [`a folder of ${count} sessions of 0.3 MB, in one process`, 'memory at most'],
    [['to trajectory', memory(peak)]],
  );
}

function peakOf(words, folder) {
  return peakOfNode([bin, ...words], `${folder}/peak`);
}
