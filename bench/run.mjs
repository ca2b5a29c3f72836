import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { corpus } from './corpus.mjs';

// `pnpm bench [--quick] [--write]`: installs the peers beside, makes the corpus, runs everything in turn, prints medians and ratios.
const here = fileURLToPath(new URL('.', import.meta.url));
const quick = process.argv.includes('--quick');
const rounds = quick ? 3 : 7;
const megabytes = quick ? 16 : 64;

if (!existsSync(`${here}node_modules/zod`)) {
  console.error('Installing the peers beside the workspace ...');
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'], {
    cwd: here,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(2);
}

const file = corpus(`${tmpdir()}/trace-formats-bench`, megabytes);
const names = ['json-parse', 'ours', 'ajv', 'typebox', 'zod', 'valibot'];
const contenders = new Map(names.map((name) => [name, []]));
for (let round = 0; round <= rounds; round++) {
  for (const name of names) {
    const result = run(['--single-threaded-gc', `${here}contender.mjs`, name, file]);
    const { milliseconds, bad, peak } = JSON.parse(result.stdout);
    if (bad > 0) throw new Error(`${name} refuses ${bad} valid traces, so its figure would mean nothing.`);
    if (round > 0) contenders.get(name).push({ milliseconds, peak });
  }
}
const startUp = measureStartUp();
const folder = measureFolder();
const text = page(contenders, startUp, folder);
console.log(text);
if (process.argv.includes('--write')) {
  const path = `${here}../docs/performance.md`;
  const before = existsSync(path)
    ? readFileSync(path, 'utf8')
    : '# Performance\n\n<!-- measured: begin -->\n<!-- measured: end -->\n';
  writeFileSync(
    path,
    before.replace(
      /(<!-- measured: begin -->\n)[\s\S]*?(<!-- measured: end -->)/,
      (_, begin, end) => `${begin}${text}\n${end}`,
    ),
  );
}

function run(words) {
  const result = spawnSync(process.execPath, words, { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (result.status !== 0 && result.status !== null) throw new Error(`${words.join(' ')} failed: ${result.stderr}`);
  return result;
}

/** Whole-process time of nothing at all beside the two commands, in turn. */
function measureStartUp() {
  const root = `${here}../packages/cli/`;
  const commands = new Map([
    ['node -e 0', ['-e', '0']],
    ['trace-formats --version', [`${root}bin/trace-formats.cjs`, '--version']],
    ['forsy-lint --version', [`${root}bin/forsy-lint.cjs`, '--version']],
    ['ajv-cli help', [`${here}node_modules/ajv-cli/dist/index.js`, 'help']],
  ]);
  const times = new Map([...commands.keys()].map((name) => [name, []]));
  for (let round = 0; round <= (quick ? 9 : 21); round++) {
    for (const [name, words] of commands) {
      const begun = process.hrtime.bigint();
      spawnSync(process.execPath, words, { stdio: 'ignore' });
      if (round > 0) times.get(name).push(Number(process.hrtime.bigint() - begun) / 1e6);
    }
  }
  return times;
}

/** Whole-process time over a folder of files, ours beside ajv-cli, which reads no JSONL. */
function measureFolder() {
  const files = `${tmpdir()}/trace-formats-bench/folder`;
  mkdirSync(files, { recursive: true });
  const lines = readFileSync(corpus(`${tmpdir()}/trace-formats-bench`, 16), 'utf8')
    .split('\n')
    .filter(Boolean);
  for (const [index, line] of lines.entries()) writeFileSync(`${files}/${index}.json`, line);
  const schema = `${here}../schemas/forsy/v0.1/trace.schema.json`;
  const commands = new Map([
    ['trace-formats validate', [`${here}../packages/cli/bin/trace-formats.cjs`, 'validate', files]],
    [
      'ajv-cli',
      [
        `${here}node_modules/ajv-cli/dist/index.js`,
        'validate',
        '--spec=draft2020',
        '--strict=false',
        '-s',
        schema,
        '-d',
        `${files}/*.json`,
      ],
    ],
  ]);
  const times = new Map([...commands.keys()].map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, words] of commands) {
      const begun = process.hrtime.bigint();
      run(words);
      if (round > 0) times.get(name).push(Number(process.hrtime.bigint() - begun) / 1e6);
    }
  }
  return times;
}

function page(figures, startUp, folder) {
  const base = median(figures.get('json-parse').map(({ milliseconds }) => milliseconds));
  const rows = [...figures].map(([name, runs]) => {
    const times = runs.map(({ milliseconds }) => milliseconds);
    const ratios = runs.map(({ milliseconds }, round) => figures.get('json-parse')[round].milliseconds / milliseconds);
    return `| ${name} | ${(base / median(times)).toFixed(2)} | ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)} | ${(megabytes / (median(times) / 1000)).toFixed(0)} MB/s | ${(median(runs.map(({ peak }) => peak)) / 1024).toFixed(0)} MB |`;
  });
  const nothing = median(startUp.get('node -e 0'));
  const starts = [...startUp].map(([name, times]) => `| \`${name}\` | ${(median(times) / nothing).toFixed(2)} |`);
  return `Node ${process.versions.node}, ${rounds} rounds in turn, ${megabytes} MB of Forsy traces as JSONL, processor time of one thread, medians. All share one line reader; the yardstick is reading, decoding and \`JSON.parse\`.

| contender | x JSON.parse | spread of the ratio | throughput | peak memory |
|---|---|---|---|---|
${rows.join('\n')}

zod and valibot check the shape without the conditions on user messages.

| a folder of single traces, 16 MB, whole process | x ajv-cli |
|---|---|
${[...folder].map(([name, times]) => `| \`${name}\` | ${(median(folder.get('ajv-cli')) / median(times)).toFixed(2)} |`).join('\n')}

| start-up, whole process | x \`node -e 0\` |
|---|---|
${starts.join('\n')}
`;
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2;
}
