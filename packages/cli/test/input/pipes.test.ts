import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { folderOf, ofNobody } from '../command.ts';

const bin = fileURLToPath(new URL('../../bin/', import.meta.url));
const examples = fileURLToPath(new URL('../../../../examples/', import.meta.url));
const log = readFileSync(join(examples, 'sessions/seats.jsonl'), 'utf8');
const trace = readFileSync(join(examples, 'dataset/csv-totals/trace.json'), 'utf8');

/** Runs a line of bash in a folder, with the two commands as $TF and $FL. */
/** How a file is read is the same whatever is asked of it. */
const one = '--only caused-by-points-back';

function bash(line: string, folder: string): { out: string; err: string; code: number | null } {
  const said = spawnSync('bash', ['-c', line], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    input: '',
    env: {
      ...process.env,
      ...ofNobody,
      TF: `${process.execPath} ${bin}trace-formats.cjs`,
      FL: `${process.execPath} ${bin}forsy-lint.cjs`,
    },
  });
  return { out: said.stdout, err: said.stderr, code: said.status };
}

describe.skipIf(process.platform === 'win32')('a pipe that somebody made by a name', () => {
  const folder = folderOf({ 'log.jsonl': log, 'trace.json': trace, 'empty.json': '' });
  bash('mkfifo p q d.json; mkdir in; mkfifo in/p.json', folder);

  it.each([
    ['validate', '$TF validate trace.json', 'cat trace.json > p & $TF validate p'],
    ['validate, compressed', '$TF validate trace.json', 'gzip -c trace.json > p & $TF validate ./p'],
    ['validate, before anybody writes', '$TF validate trace.json', '(sleep 0.5; cat trace.json > p) & $TF validate p'],
    ['validate, of nothing', '$TF validate empty.json', 'cat empty.json > p & $TF validate p'],
    ['detect', '$TF detect log.jsonl', 'cat log.jsonl > p & $TF detect p'],
    ['redact', '$TF redact log.jsonl', 'cat log.jsonl > p & $TF redact p'],
    ['convert', '$TF convert log.jsonl --to sts', 'cat log.jsonl > p & $TF convert p --to sts'],
    ['export', '$TF export log.jsonl redact=none', 'cat log.jsonl > p & $TF export p redact=none'],
    ['lint', `$FL - ${one} < trace.json`, `cat trace.json > p & $FL p ${one}`],
  ])('is read as a file is: %s', (_, file, pipe) => {
    const plain = (text: string): string => text.replace(/^.*(?:<stdin>|\.jsonl?|\bp)(?=$|:)/gm, 'it');
    const [byFile, byPipe] = [bash(file, folder), bash(pipe, folder)];
    expect(byPipe.code, byPipe.err).toBe(byFile.code);
    expect(plain(byPipe.out)).toBe(plain(byFile.out));
    // Whoever writes may be slow to come, and then that is said.
    expect(plain(byPipe.err.replace(/^Waiting for .*\n/, ''))).toBe(plain(byFile.err));
  });

  it('is waited for with a word, and a signal ends that', async () => {
    const waiting = spawn(process.execPath, [`${bin}trace-formats.cjs`, 'redact', 'p', '-o', 'out.jsonl'], {
      cwd: folder,
    });
    let said = '';
    waiting.stderr.on('data', (piece) => {
      said += piece;
      waiting.kill('SIGINT');
    });
    const ended = await new Promise((done) => waiting.on('close', (code, signal) => done(code ?? signal)));
    expect(said).toBe('Waiting for what is still to come through the pipe p.\n');
    expect(ended).toBe('SIGINT');
    expect(existsSync(join(folder, 'out.jsonl'))).toBe(false);
  });

  it('is not waited for where it only lies in a folder', () => {
    const { out, code } = bash('timeout 20 $TF validate in', folder);
    expect(out).toMatch(/p\.json[\s\S]*neither a file nor a folder/);
    expect(code).toBe(2);
  });

  it('is neither read beside another one nor written into itself', () => {
    expect(bash('timeout 20 $TF validate p q', folder)).toMatchObject({
      code: 2,
      err: expect.stringContaining('p and q'),
    });
    expect(bash('timeout 20 $TF redact p -o p', folder)).toMatchObject({
      code: 2,
      err: expect.stringContaining('would overwrite its own input'),
    });
  });
});

describe.runIf(existsSync('/dev/fd'))('a pipe that a shell names by a path', () => {
  const folder = folderOf({
    'log.jsonl': log,
    'log.jsonl.gz': gzipSync(log),
    'trace.json': trace,
    'large.jsonl': `${JSON.stringify(JSON.parse(trace))}\n`.repeat(3000),
  });

  it.each([
    ['validate', '$TF validate trace.json', '$TF validate <(cat trace.json)'],
    ['validate, compressed and large', '$TF validate large.jsonl', '$TF validate <(gzip -c large.jsonl)'],
    ['detect', '$TF detect log.jsonl', '$TF detect <(zcat log.jsonl.gz)'],
    ['detect, of standard input', '$TF detect log.jsonl', 'cat log.jsonl | $TF detect /dev/stdin'],
    ['redact', '$TF redact log.jsonl', '$TF redact <(zcat log.jsonl.gz)'],
    ['convert', '$TF convert log.jsonl --to sts', '$TF convert <(cat log.jsonl.gz) --to sts'],
    ['export', '$TF export log.jsonl redact=none', '$TF export <(cat log.jsonl) redact=none'],
    ['lint', `$FL - ${one} < trace.json`, `$FL <(cat trace.json) ${one}`],
  ])('is read as a file is: %s', (_, file, pipe) => {
    const plain = (text: string): string => text.replace(/^.*(?:<stdin>|\.jsonl?)(?=$|:)/gm, 'it');
    const [byFile, byPipe] = [bash(file, folder), bash(pipe, folder)];
    expect(byPipe.code, byPipe.err).toBe(byFile.code);
    expect(plain(byPipe.out)).toBe(plain(byFile.out));
    expect(plain(byPipe.err)).toBe(plain(byFile.err));
  });

  it('is saved', () => {
    const at = folderOf({ 'log.jsonl': log });
    expect(bash('$TF save <(cat log.jsonl)', at)).toMatchObject({
      code: 0,
      out: expect.stringContaining('Messages: '),
    });
    expect(readdirSync(join(at, '.evolve/trajectories'))).toHaveLength(1);
  });

  it('is read beside files, under the name that is given for it', () => {
    const { out, code } = bash('$TF detect log.jsonl <(cat trace.json) --stdin-filename piped.json', folder);
    expect(code).toBe(0);
    expect(out).toMatch(/^log\.jsonl$/m);
    expect(out).toMatch(/^piped\.json$/m);
  });

  it.each(['$TF validate <(cat trace.json) <(cat log.jsonl)', '$TF validate - <(cat trace.json)'])(
    'is not read beside another one: %s',
    (line) => {
      const { out, err, code } = bash(line, folder);
      expect({ out, code }).toEqual({ out: '', code: 2 });
      expect(err).toMatch(/^trace-formats: \/dev\/fd\/\d+ and .* would both be read, and only one pipe/);
    },
  );

  it('is not written over', () => {
    expect(bash('$TF redact <(cat log.jsonl) --in-place', folder)).toMatchObject({ code: 2, out: '' });
  });

  it('is a file where one is behind it, and nothing where nothing is', () => {
    expect(bash('$TF detect /dev/stdin < log.jsonl', folder)).toMatchObject({ code: 0 });
    expect(bash('$TF detect /dev/fd/9 9< log.jsonl', folder)).toMatchObject({ code: 0 });
    expect(bash('$TF validate /dev/fd/99', folder)).toMatchObject({
      code: 2,
      out: expect.stringContaining('no such file'),
    });
  });
});
