import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { corpusOf } from '../corpora.mjs';
import { table } from '../measure.mjs';

const contender = fileURLToPath(new URL('../jsonl/contender.mjs', import.meta.url));

/** Where the time of judging JSONL goes, by function, as the processor profile of Node tells it. */
export function profile({ folder }) {
  const file = corpusOf(folder, 256);
  return ['ours-of-bytes', 'ours']
    .map((name) => {
      const { milliseconds, self } = profiled(name, file);
      const rows = self.slice(0, 12).map(([what, time]) => [what, `${((100 * time) / milliseconds).toFixed(1)} %`]);
      return table(
        [name === 'ours' ? '`JSON.parse`, then `isForsyTrace`' : '`validate`, of bytes', 'share of the time'],
        rows,
      );
    })
    .join('\n\n');
}

function profiled(name, file) {
  const folder = mkdtempSync(`${file}-profile-`);
  try {
    const words = ['--cpu-prof', `--cpu-prof-dir=${folder}`, contender, name, file];
    const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
    const [first] = readdirSync(folder);
    const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(`${folder}/${first}`, 'utf8'));
    const functions = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
    const self = new Map();
    for (const [index, id] of samples.entries()) {
      const what = functions.get(id);
      if (what !== '(idle)') self.set(what, (self.get(what) ?? 0) + timeDeltas[index]);
    }
    const milliseconds = [...self.values()].reduce((sum, time) => sum + time, 0);
    return { milliseconds, self: [...self].sort(([, one], [, other]) => other - one) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function nameOf({ functionName, url }) {
  const file =
    url
      .split('/')
      .at(-1)
      ?.replace(/-[A-Za-z0-9_-]{8}(?=\.js$)/, '') ?? '';
  // An expression may hold the bar that ends a cell.
  const [plain] = functionName.split(': ');
  const name = functionName === '' ? 'the body of the file' : plain === 'RegExp' ? 'an expression' : functionName;
  return file === '' ? `${name}, of Node` : `${name}, ${file}`;
}
