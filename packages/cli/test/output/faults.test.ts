import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Report } from '@trace-formats/schema/report';
import { describe, expect, it } from 'vitest';
import { folderOf, ofNobody, run } from '../command.ts';

const bin = fileURLToPath(new URL('../../bin/trace-formats.cjs', import.meta.url));
const lint = fileURLToPath(new URL('../../bin/forsy-lint.cjs', import.meta.url));
const example = fileURLToPath(new URL('../../../../examples/dataset/csv-totals/trace.json', import.meta.url));
const good = JSON.stringify(JSON.parse(readFileSync(example, 'utf8')));
const bad = good.replace('"eval":0', '"eval":7');
/** More than is read whole, and enough for a report that fills a small disk. */
const large = `${good}\n`.repeat(Math.ceil(2 ** 24 / good.length)) + `${bad}\n`.repeat(300);

/** Runs a line of the shell in a folder, with the commands as $TF and $LINT. */
function shell(line: string, folder: string): { out: string; err: string; code: number | null } {
  const { stdout, stderr, status } = spawnSync('bash', ['-c', line], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, ...ofNobody, TF: `${process.execPath} ${bin}`, LINT: `${process.execPath} ${lint}` },
  });
  return { out: stdout, err: stderr, code: status };
}

describe.skipIf(process.platform !== 'linux')('a disk that is full', () => {
  const folder = folderOf({ 'a.jsonl': `${bad}\n`.repeat(50) });
  it.each([
    ['a report', 'validate a.jsonl -f json'],
    ['a word that is said before anything is loaded', '--version'],
  ])('behind a redirection is said and is 2: %s', (_, words) => {
    const { err, code } = shell(`$TF ${words} > /dev/full`, folder);
    expect(err).toContain('The output could not be written whole: the disk is full.');
    expect(code).toBe(2);
  });
  it('after a part of it is written is said and is 2', () => {
    const { err, code } = shell('ulimit -f 4; $TF validate a.jsonl -f json > report.json', folder);
    expect(err).toContain('The output could not be written whole: it would be larger than a file may be here.');
    expect(code).toBe(2);
  });
  it('under a report leaves the one of before, and nothing half written', () => {
    const before = folderOf({ 'a.jsonl': `${bad}\n`.repeat(50), 'report.json': 'of before' });
    const { err, code } = shell('ulimit -f 4; $TF validate a.jsonl -f json=report.json', before);
    expect(err).toContain(
      'report.json could not be written: it would be larger than a file may be here.\nIt is as it was.',
    );
    expect(code).toBe(2);
    expect(readFileSync(join(before, 'report.json'), 'utf8')).toBe('of before');
    expect(readdirSync(before).sort()).toEqual(['a.jsonl', 'report.json']);
  });
  it('is said once, however many documents it has no room for', () => {
    const many = folderOf({ 'a.jsonl': `${good}\n`.repeat(4), 'out/README': '' });
    shell('for n in 2 3 4; do ln -s /dev/full out/a.$n.open-token.json; done', many);
    const { err, code } = shell('$TF convert a.jsonl --to open-token -o out', many);
    expect(err.match(/the disk is full/g)).toHaveLength(1);
    expect(err).toContain('a.2.open-token.json could not be written: the disk is full.');
    expect(code).toBe(2);
    expect(readdirSync(join(many, 'out'))).toContain('a.1.open-token.json');
  });
  it('keeps no agent from stopping, whatever the code of a hook is', () => {
    const hook = folderOf({
      'log.json': JSON.stringify({ messages: [{ role: 'user', content: 'Hi.' }] }),
      'in.json': '{"hook_event_name": "Stop", "transcript_path": "log.json", "session_id": "s"}',
      'gone.json': '{"hook_event_name": "Stop", "transcript_path": "gone"}',
    });
    for (const words of ['save < in.json', 'save --copy < in.json', 'save < gone.json'])
      expect(shell(`$TF ${words} > /dev/full 2> /dev/full`, hook).code, words).toBe(0);
    // By hand it is told as ever.
    expect(shell('$TF save log.json > /dev/full', hook).code).toBe(2);
  });
  it('that is a device is written into, not replaced', () => {
    const { err, code } = shell('$TF validate a.jsonl -f json=/dev/full; echo $?; test -c /dev/full', folder);
    expect(err).toContain('/dev/full could not be written: the disk is full.');
    expect(code).toBe(0);
  });
});

describe.skipIf(process.platform === 'win32')('a pipe of which a reader has the other end', () => {
  const folder = folderOf({ 'a.json': good });
  shell('mkfifo pipe', folder);
  const lines = ['redact a.json -o pipe', 'convert a.json --to sts -o pipe', 'validate a.json -f json=pipe'];
  it.each(lines)('gets all of it: %s', (words) => {
    const { out, code } = shell(
      `rm -f whole; $TF ${words.replace(/pipe$/, 'whole')}; cat pipe > read & $TF ${words}; wait; cmp whole read`,
      folder,
    );
    expect({ out, code }).toEqual({ out: '', code: 0 });
  });
  it.each(lines)('is not waited for where nobody has it: %s', (words) => {
    const { err, code } = shell(`timeout 300 $TF ${words}`, folder);
    expect(err).toMatch(/pipe could not be written: nobody reads from that pipe\.\s+It is a device or a pipe/);
    expect(code).toBe(2);
  });
});

describe.skipIf(process.platform === 'win32')('a reader that goes away', () => {
  it('says that there was nothing to be found', () => {
    const { code } = shell(
      '$TF validate a.jsonl -f json | head -c 10; exit $PIPESTATUS',
      folderOf({ 'a.jsonl': `${good}\n`.repeat(500) }),
    );
    expect(code).toBe(0);
  });
  // What was found is told by the code, of which the reader of the report takes nothing.
  it.each([
    ['$TF validate', 500],
    ['$LINT --only user-message-eval-is-zero', 200],
  ])('ends the report quietly, not the judgement: %s', (command, lines) => {
    const folder = folderOf({ 'a.jsonl': `${bad}\n`.repeat(lines) });
    for (const format of ['json', 'stylish']) {
      const { err, code, out } = shell(`${command} a.jsonl -f ${format} | head -c 10; exit \${PIPESTATUS[0]}`, folder);
      expect({ err, code, length: out.length }, format).toEqual({ err: '', code: 1, length: 10 });
    }
  });
  it('changes neither output nor code where it read what stands beside them', () => {
    const folder = folderOf({ 'a.json': bad });
    const words = '$LINT a.json nowhere.json --fix-dry-run --only user-message-eval-is-zero';
    const read = shell(words, folder);
    expect(read).toMatchObject({ err: expect.stringContaining('Not everything could be looked at'), code: 2 });
    expect(read.out).toMatch(/^--- /);
    expect(shell(`exec 3> >(true); wait $!; ${words} 2>&3`, folder)).toEqual({ ...read, err: '' });
  });
});

describe('a file that is cut while it is read', () => {
  it.each([
    ['large', large, 8, []],
    ['large, in two threads', large.repeat(5), 8, ['--concurrency', '2']],
    ['small', `${good}\n`.repeat(60), 2, []],
  ])('is no clean file, %s', (_, text, after, words) => {
    const folder = folderOf({
      'a.jsonl': text,
      'b.json': good,
      // Cuts the file in half when it has been read from a few times.
      'cut.cjs': `const fs = require('node:fs');
const read = fs.readSync;
let reads = 0;
fs.readSync = (...words) => {
  const length = read(...words);
  if (require('node:worker_threads').isMainThread && ++reads === ${after}) fs.truncateSync('a.jsonl', fs.statSync('a.jsonl').size / 2);
  return length;
};`,
    });
    const environment = { NODE_OPTIONS: `--require ${join(folder, 'cut.cjs')}` };
    const { out, code } = run(
      'trace-formats',
      ['validate', 'a.jsonl', 'b.json', '-f', 'json', ...words],
      folder,
      '',
      environment,
    );
    const { results } = JSON.parse(out) as Report;
    expect(code).toBe(2);
    expect(results[0]).toMatchObject({
      file: 'a.jsonl',
      findings: [{ rule: 'files-can-be-read', message: 'This could not be read: it changed while it was read.' }],
    });
    expect(results.slice(1)).toMatchObject([{ file: 'b.json', findings: [] }]);
  });
});

describe.skipIf(process.platform === 'win32')('a file in whose place something else comes before it is read', () => {
  const into = {
    'a pipe': "require('node:child_process').execFileSync('mkfifo', ['d/a.json'])",
    'a link to itself': "fs.symlinkSync('a.json', 'd/a.json')",
  };
  it.each(
    Object.entries(into).flatMap(([what, make]) =>
      [['validate'], ['detect'], ['redact', '-o', 'out/'], ['convert', '--to', 'open-token', '-o', 'out/']].map(
        (words) => [words[0], what, make, words] as const,
      ),
    ),
  )('is an error for %s: %s', (_, what, make, words) => {
    const folder = folderOf({
      'd/a.json': good,
      'd/b.json': good,
      'change.cjs': `const fs = require('node:fs');
const list = fs.readdirSync;
fs.readdirSync = (...words) => {
  const names = list(...words);
  fs.readdirSync = list;
  fs.rmSync('d/a.json');
  ${make};
  return names;
};`,
    });
    const { out, err, code } = run('trace-formats', [...words, 'd'], folder, '', {
      NODE_OPTIONS: `--require ${join(folder, 'change.cjs')}`,
    });
    expect(code).toBe(2);
    expect(out + err).toMatch(what === 'a pipe' ? /read: it is not a regular file/ : /read: it is a link that leads/);
    expect(out + err).not.toContain('inside the tool');
  });
});

describe.skipIf(process.platform === 'win32')('Ctrl-C', () => {
  it.each([
    ['while it works', 'for (const at of [1]) setTimeout(() => process.kill(process.pid, "SIGINT"), 60);'],
    [
      'while it writes',
      `const fs = require('node:fs');
const { writeSync } = fs;
fs.writeSync = (file, ...rest) => {
  if (file > 2) process.kill(process.pid, 'SIGINT');
  return writeSync(file, ...rest);
};`,
    ],
  ])('%s leaves a whole report or none, and no worker', async (_, program) => {
    const folder = folderOf({
      'a.jsonl': large.repeat(5),
      'stop.cjs': `if (require('node:worker_threads').isMainThread) { ${program} }`,
    });
    const words = [
      '--require',
      './stop.cjs',
      bin,
      'validate',
      'a.jsonl',
      '-f',
      'json=report.json',
      '--concurrency',
      '2',
    ];
    const child = spawn(process.execPath, words, { cwd: folder, stdio: 'ignore' });
    const [code, signal] = await new Promise<[number | null, string | null]>((resolve) =>
      child.on('exit', (...how) => resolve(how)),
    );
    expect(signal === 'SIGINT' || code === 130).toBe(true);
    const left = readdirSync(folder).filter((name) => !['a.jsonl', 'stop.cjs'].includes(name));
    expect(['', 'report.json']).toContain(left.join());
    if (left.length > 0) expect(() => JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))).not.toThrow();
  });
});
