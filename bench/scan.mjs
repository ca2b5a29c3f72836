import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { corpus } from './corpus.mjs';
import { median } from './measure.mjs';

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
  const sizes = process.argv.includes('--quick') ? [1, 10] : [1, 4, 16, 64, 100];
  const rounds = process.argv.includes('--quick') ? 3 : 5;
  const file = corpus(`${tmpdir()}/trace-formats-bench`, sizes.at(-1));
  const rows = [['size', 'ours, MB/s', 'secretlint, MB/s', 'ours : secretlint']];
  for (const size of sizes) {
    const times = { ours: [], secretlint: [] };
    for (let round = 0; round < rounds; round++) {
      for (const name of Object.keys(times)) {
        // secretlint needs minutes for the largest texts; its figure at 16 MB stands for them.
        if (name === 'secretlint' && size > 16) continue;
        const { stdout, stderr, status } = spawnSync(
          process.execPath,
          ['--max-old-space-size=4096', '--expose-gc', '--single-threaded-gc', here, name, file, String(size * 1e6)],
          { encoding: 'utf8' },
        );
        if (status !== 0) throw new Error(stderr);
        times[name].push(JSON.parse(stdout).milliseconds);
      }
    }
    const speed = (list) => (list.length === 0 ? undefined : size / (median(list) / 1000));
    const [ours, theirs] = [speed(times.ours), speed(times.secretlint)];
    rows.push([
      `${size} MB`,
      ours.toFixed(0),
      theirs?.toFixed(1) ?? '',
      theirs === undefined ? '' : (ours / theirs).toFixed(1),
    ]);
  }
  console.log(
    rows
      .map((row) => `| ${row.join(' | ')} |`)
      .join('\n')
      .replace('\n', '\n|---|---|---|---|\n'),
  );
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
