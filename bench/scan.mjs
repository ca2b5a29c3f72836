import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { corpus } from './corpus.mjs';
import { lintCorpus } from './lint-corpus.mjs';
import { median } from './measure.mjs';
import { sourceCode } from './source-code.mjs';

// `node bench/scan.mjs`: how fast secrets are looked for, beside secretlint on the same text, and how the cost grows with the size.
const here = fileURLToPath(import.meta.url);
const contenders = {
  async ours() {
    const { findText } = await import('../packages/redact/dist/index.js');
    return (text) => findText(text, { policy: 'secrets' }).length;
  },
  async secretlint() {
    const { lintSource } = await import('@secretlint/core');
    const { creator } = await import('@secretlint/secretlint-rule-preset-recommend');
    const config = { rules: [{ id: '@secretlint/secretlint-rule-preset-recommend', rule: creator, rules: [] }] };
    return async (content) =>
      (
        await lintSource({
          source: { filePath: 'trace.jsonl', content, contentType: 'text' },
          options: { config, noPhysicFilePath: true },
        })
      ).messages.length;
  },
};

const [, , contender, path, bytes] = process.argv;
if (contender !== undefined && contender in contenders)
  await measure(contender, readFileSync(path, 'utf8').slice(0, Number(bytes)));
else compare();

function compare() {
  const isQuick = process.argv.includes('--quick');
  const folder = `${tmpdir()}/trace-formats-bench`;
  const sizes = isQuick ? [1, 10] : [1, 4, 16, 64, 100];
  const few = isQuick ? [1] : [1, 4, 16];
  console.log(tableOf('records', corpus(folder, sizes.at(-1)), sizes, isQuick ? 3 : 5));
  // Code, test runs and tables, in which words such as token stand, so that much of it is opened.
  const shown = lintCorpus(folder, { megabytes: few.at(-1) });
  console.log(`\n${tableOf('what tools print', shown, few, isQuick ? 3 : 5)}`);
  const sources = sourceCode(folder, few.at(-1));
  console.log(`\n${tableOf('source code', sources, few, isQuick ? 3 : 5)}`);
}

function tableOf(title, file, sizes, rounds) {
  const rows = [[title, 'ours, MB/s', 'secretlint, MB/s', 'ours : secretlint']];
  for (const size of sizes) {
    const times = { ours: [], secretlint: [] };
    for (let round = 0; round < rounds; round++) {
      for (const name of Object.keys(times)) {
        const { stdout, stderr, status } = spawnSync(
          process.execPath,
          ['--max-old-space-size=4096', '--expose-gc', '--single-threaded-gc', here, name, file, String(size * 1e6)],
          { encoding: 'utf8' },
        );
        if (status !== 0) throw new Error(stderr);
        times[name].push(JSON.parse(stdout).milliseconds);
      }
    }
    const [ours, theirs] = [times.ours, times.secretlint].map((list) => size / (median(list) / 1000));
    rows.push([`${size} MB`, ours.toFixed(0), theirs.toFixed(0), (ours / theirs).toFixed(2)]);
  }
  return rows
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
    .replace('\n', '\n|---|---|---|---|\n');
}

async function measure(name, text) {
  const scan = await contenders[name]();
  await scan(text.slice(0, 200_000));
  // What was left over from making ready is no part of the scan, and whether it is collected meanwhile would be luck.
  globalThis.gc?.();
  const begun = process.cpuUsage();
  const found = await scan(text);
  const { user, system } = process.cpuUsage(begun);
  console.log(JSON.stringify({ milliseconds: (user + system) / 1000, found }));
}
