import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Report } from '@trace-formats/schema/report';
import { describe, expect, it } from 'vitest';
import { splice } from '../../src/output/as-written/splice.ts';
import { folderOf } from '../command.ts';
import { runHere } from '../run-here.ts';

const bin = fileURLToPath(new URL('../../bin/trace-formats.cjs', import.meta.url));
const password = `${randomBytes(12).toString('base64').replace(/[+/=]/g, 'x')}9Q`;
const token = `ghp_${randomBytes(27).toString('base64').replace(/[+/]/g, 'k')}`;
const address = 'jan.kowalski@firma-kowalski.pl';

const trace = `{
\t"n": 1.0,   "big": 12345678901234567890, "1": "é\\u00e9",
  "mail": "write to ${address}",
  "cwd": "/Users/jkowalski/proj",
  "env": "export DB_PASSWORD='${password}'",
  "args": "{\\"password\\":\\"${password}\\"}",
  "output": "the remote said ${password}"
}
`;

describe('redact', () => {
  it('masks a file to standard output and leaves every other byte alone', async () => {
    const folder = folderOf({ 'a.json': trace });
    const { out, err, code } = await runHere('trace-formats', ['redact', 'a.json', '--redact', 'pii'], folder);
    expect(code).toBe(0);
    const shape = (text: string): string => text.replace(/\[REDACTED:[a-z_]+:[0-9a-f]{8}\]/g, '*');
    expect(shape(out)).toBe(trace.replaceAll(password, '*').replace(address, '*').replace('jkowalski', '*'));
    for (const value of [password, address, 'jkowalski']) expect(out + err).not.toContain(value);
    expect(err).toMatch(/^\d+ values masked: /);
  });
  it.skipIf(process.platform === 'win32')('shows a copy to nobody who may not read the file itself', async () => {
    const folder = folderOf({ 'a.json': trace, 'b.json': trace, 'there.json': '' });
    chmodSync(join(folder, 'a.json'), 0o600);
    chmodSync(join(folder, 'b.json'), 0o755);
    chmodSync(join(folder, 'there.json'), 0o640);
    for (const [from, to] of [
      ['a.json', 'out.json'],
      ['b.json', 'open.json'],
      ['a.json', 'in/'],
      ['a.json', 'there.json'],
    ] as const)
      await runHere('trace-formats', ['redact', from, '-o', to], folder);
    const modeOf = (name: string): number => statSync(join(folder, name)).mode & 0o777;
    expect(modeOf('out.json')).toBe(0o600);
    expect(modeOf('open.json')).toBe(0o666 & ~process.umask());
    expect(modeOf('in/a.json')).toBe(0o600);
    expect(modeOf('there.json')).toBe(0o640);
  });
  it('changes nothing the second time', async () => {
    const folder = folderOf({ 'a.json': trace });
    await runHere('trace-formats', ['redact', 'a.json', '--redact', 'pii', '-o', 'b.json'], folder);
    const again = await runHere('trace-formats', ['redact', 'b.json', '--redact', 'pii'], folder);
    expect(again.out).toBe(readFileSync(join(folder, 'b.json'), 'utf8'));
    expect(again.err).toBe('Nothing sensitive was found.\n');
  });
  it('gives the same bytes under the same key, and others under another', async () => {
    const folder = folderOf({
      'a.json': trace,
      'k1.key': `${'k'.repeat(32)}\n`,
      'k2.key': 'another key that is long enough',
    });
    for (const key of ['k1.key', 'k2.key']) chmodSync(join(folder, key), 0o600);
    const one = await runHere('trace-formats', ['redact', 'a.json', '--key-file', 'k1.key'], folder);
    expect((await runHere('trace-formats', ['redact', 'a.json', '--key-file', 'k1.key'], folder)).out).toBe(one.out);
    expect((await runHere('trace-formats', ['redact', 'a.json', '--key-file', 'k2.key'], folder)).out).not.toBe(
      one.out,
    );
  });
  it('masks in the first file what only the last one gives away, and keeps the folder as it was laid out', async () => {
    const folder = folderOf({
      'in/a/trace.json': `{"output": "it printed ${password} and went on"}\n`,
      'in/b/README.md': 'No secret here.\n',
      'in/z/env.jsonl': `{"text": "nothing"}\r\n\r\n{"env": "API_TOKEN=${password}"}`,
    });
    const { code, out } = await runHere('trace-formats', ['redact', 'in', '-o', 'out'], folder);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(readFileSync(join(folder, 'out/a/trace.json'), 'utf8')).toMatch(
      /^{"output": "it printed \[REDACTED:[a-z_]+:[0-9a-f]{8}\] and went on"}\n$/,
    );
    expect(readFileSync(join(folder, 'out/b/README.md'), 'utf8')).toBe('No secret here.\n');
    expect(readFileSync(join(folder, 'out/z/env.jsonl'), 'utf8')).toMatch(
      /^{"text": "nothing"}\r\n\r\n{"env": "API_TOKEN=\[REDACTED:[a-z_]+:[0-9a-f]{8}\]"}$/,
    );
  });
  it('--check writes nothing and ends with 1 when something would be masked', async () => {
    const folder = folderOf({ 'a.json': trace, 'b.json': '{"a": 1}' });
    expect(await runHere('trace-formats', ['redact', '.', '--check'], folder)).toMatchObject({ code: 1, out: '' });
    expect(await runHere('trace-formats', ['redact', 'b.json', '--check'], folder)).toMatchObject({
      code: 0,
      err: 'Nothing sensitive was found.\n',
    });
    expect(readdirSync(folder).sort()).toEqual(['a.json', 'b.json']);
  });
  it.each(['stylish', 'json', 'ndjson', 'sarif', 'github', 'gitlab', 'junit', 'markdown', 'html'])(
    '--check tells in the form %s what would be masked and where, and not the value',
    async (form) => {
      const folder = folderOf({ 'a.json': trace, 'b.json': '{"a": 1}', 'c.jsonl': `{"a": 1}\n{"b": "${password}"}\n` });
      const words = ['redact', 'a.json', 'b.json', 'c.jsonl', '--check', '-f'];
      const { out, err, code } = await runHere('trace-formats', [...words, form], folder);
      expect(code).toBe(1);
      expect(out).toContain('would be masked');
      expect(out).toContain('nothing-is-left-to-mask');
      expect(out).not.toMatch(/Nothing to complain of|nothing to complain of/);
      expect(out + err).not.toContain(password);
      const { results, summary } = JSON.parse(
        (await runHere('trace-formats', [...words, 'json'], folder)).out,
      ) as Report;
      expect(summary.errors).toBe(results.reduce((sum, { matches = [] }) => sum + matches.length, 0));
      expect(results.find(({ file, record }) => file === 'c.jsonl' && record === 2)?.findings).toMatchObject([
        { line: 2, pointer: '/b', stage: 'read', severity: 'error' },
      ]);
      expect((await runHere('trace-formats', ['redact', 'b.json', '--check', '-f', form], folder)).code).toBe(0);
    },
  );
  it('reports kinds and places, never values', async () => {
    const folder = folderOf({ 'a.json': trace });
    const { out, err } = await runHere(
      'trace-formats',
      ['redact', 'a.json', '--redact', 'pii', '--check', '-f', 'json'],
      folder,
    );
    const [result] = JSON.parse(out).results;
    expect(result.matches.map(({ pointer }: { pointer: string }) => pointer)).toEqual(
      expect.arrayContaining(['/mail', '/cwd', '/env']),
    );
    for (const value of [password, address, 'jkowalski']) expect(out + err).not.toContain(value);
  });
  it('--in-place replaces the file whole', async () => {
    const folder = folderOf({ 'a.json': trace });
    expect((await runHere('trace-formats', ['redact', 'a.json', '--in-place'], folder)).code).toBe(0);
    expect(readFileSync(join(folder, 'a.json'), 'utf8')).not.toContain(password);
    expect(readdirSync(folder)).toEqual(['a.json']);
  });
  it('--in-place leaves what lies elsewhere and is only linked, unless it is named', async () => {
    const folder = folderOf({ 'elsewhere/a.json': trace, 'elsewhere/clean.json': '{}', 'data/b.json': trace });
    symlinkSync('../elsewhere', join(folder, 'data/linked'));
    symlinkSync('b.json', join(folder, 'data/within.json'));
    const words = ['redact', 'data', '--in-place', '-f', 'json'];
    const { out, code } = await runHere('trace-formats', words, folder);
    const told = (JSON.parse(out) as Report).results.flatMap(({ findings }) => findings);
    expect({ told, code }).toMatchObject({
      told: [
        {
          rule: 'results-can-be-written',
          message:
            'What was masked in this is not kept: data/linked/a.json lies outside of the folder that was named, where a link leads, and is left as it is.',
          fix: 'Name it to have it masked.',
        },
      ],
      code: 2,
    });
    expect(readFileSync(join(folder, 'elsewhere/a.json'), 'utf8')).toBe(trace);
    expect(readFileSync(join(folder, 'data/b.json'), 'utf8')).not.toContain(password);
    expect(readdirSync(join(folder, 'elsewhere'))).toEqual(['a.json', 'clean.json']);
    const named = await runHere('trace-formats', ['redact', 'data/linked', '--in-place'], folder);
    expect(named.code).toBe(0);
    expect(readFileSync(join(folder, 'elsewhere/a.json'), 'utf8')).not.toContain(password);
  });
  it('-o takes over nothing that lies elsewhere and is only linked, unless it is named', async () => {
    const folder = folderOf({ 'elsewhere/a.json': trace, 'data/b.json': trace });
    symlinkSync('../elsewhere', join(folder, 'data/linked'));
    symlinkSync('../elsewhere/a.json', join(folder, 'data/link.json'));
    symlinkSync('b.json', join(folder, 'data/within.json'));
    const { err, code } = await runHere('trace-formats', ['redact', 'data', '-o', 'out'], folder);
    expect(code).toBe(0);
    for (const name of ['data/link.json', 'data/linked/a.json'])
      expect(err).toContain(`${name} is left out: it lies outside of the folder that was named, where a link leads.`);
    expect(readdirSync(join(folder, 'out'))).toEqual(['b.json', 'within.json']);
    const named = await runHere('trace-formats', ['redact', 'data/linked', '-o', 'more'], folder);
    expect({ code: named.code, files: readdirSync(join(folder, 'more')) }).toEqual({ code: 0, files: ['a.json'] });
    const file = await runHere('trace-formats', ['redact', 'data/link.json', '-o', 'one.json'], folder);
    expect({ code: file.code, isThere: existsSync(join(folder, 'one.json')) }).toEqual({ code: 0, isThere: true });
  });
  it('--in-place writes over nothing that somebody changed meanwhile', async () => {
    // So long that others have a turn while it is masked.
    const long = JSON.stringify({
      env: `TOKEN=${token}`,
      texts: Array.from({ length: 300 }, () => 'word '.repeat(1000)),
    });
    const folder = folderOf({ 'a.json': long });
    let isOver = false;
    const changed = (async () => {
      while (!isOver && !readdirSync(folder).some((name) => name.endsWith('.tmp')))
        await new Promise((done) => setImmediate(done));
      writeFileSync(join(folder, 'a.json'), `${long}\n`);
    })();
    const { out, code } = await runHere('trace-formats', ['redact', 'a.json', '--in-place'], folder);
    isOver = true;
    await changed;
    expect({ out, code }).toEqual({ out: expect.stringContaining('it changed while it was masked'), code: 2 });
    expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe(`${long}\n`);
    expect(readdirSync(folder)).toEqual(['a.json']);
  });
  it('takes names, hosts and patterns of the user, and leaves alone what is allowed', async () => {
    const config = {
      names: ['Aurora Quill', 'Ann-Kathrin Ŷves'],
      hosts: ['db-prod'],
      patterns: [{ type: 'badge', pattern: 'B-\\d{5}' }],
      allow: [{ value: address, reason: 'published' }],
    };
    const folder = folderOf({
      'a.txt': `Aurora Quill wore B-12345 and wrote to ${address}. ann.kathrin_yves left db-prod.`,
      'c.json': JSON.stringify(config),
    });
    const { out } = await runHere(
      'trace-formats',
      ['redact', 'a.txt', '--redact', 'pii', '-c', 'c.json', '--style', 'forsy'],
      folder,
    );
    expect(out).toMatch(
      /^\[PERSON_1\] wore \[[A-Z_0-9]+\] and wrote to jan\.kowalski@firma-kowalski\.pl\. \[PERSON_2\] left \[INTERNAL_URL\]\.$/,
    );
  });
});

describe('one file', () => {
  it('goes below the folder that -o names with a slash, also where that is not there yet', async () => {
    const folder = folderOf({ 'a.json': trace });
    expect((await runHere('trace-formats', ['redact', 'a.json', '-o', 'new/'], folder)).code).toBe(0);
    expect(readdirSync(join(folder, 'new'))).toEqual(['a.json']);
    writeFileSync(join(folder, 'notes'), 'x');
    const { code, err } = await runHere('trace-formats', ['redact', 'a.json', '-o', 'notes/'], folder);
    expect({ code, err }).toEqual({
      code: 2,
      err: 'trace-formats: notes/ names a folder, and there is a file of that name.\nName another place with -o.\n',
    });
  });
  it('that is named in several ways is still one', async () => {
    const folder = folderOf({ 'a.json': trace });
    const words = ['redact', 'a.json', './a.json', join(folder, 'a.json')];
    const { code, out } = await runHere('trace-formats', words, folder);
    expect({ code, lines: out.split('\n').length }).toEqual({ code: 0, lines: trace.split('\n').length });
    expect((await runHere('trace-formats', [...words, '-o', 'b.json'], folder)).code).toBe(0);
    expect(readFileSync(join(folder, 'b.json'), 'utf8')).not.toContain(password);
  });
});

describe('a folder of results below the folder that is read', () => {
  it('is not read, whichever run wrote it, and everything else is', async () => {
    const folder = folderOf({ 'a.json': trace, 'masked/of-before.json': trace, 'masked2/b.json': trace });
    const names = () => readdirSync(folder, { recursive: true }).map(String).sort();
    const once = await runHere('trace-formats', ['redact', '.', '-o', 'masked'], folder);
    expect(once.err).toMatch(/^masked holds 1 file, which is not read: the results go there\.\n/);
    const after = names();
    expect(after.filter((name) => name.startsWith('masked/'))).toEqual([
      'masked/a.json',
      'masked/masked2',
      'masked/masked2/b.json',
      'masked/of-before.json',
    ]);
    const again = await runHere('trace-formats', ['redact', '.', '-o', 'masked'], folder);
    expect({ code: again.code, names: names() }).toEqual({ code: 0, names: after });
    const named = await runHere('trace-formats', ['redact', 'masked/of-before.json', '-o', 'masked/more.json'], folder);
    expect(named.code).toBe(0);
    expect(names()).toContain('masked/more.json');
  });
});

describe('the key and the configuration in a folder that is masked', () => {
  const aids = { 'my.key': 'a key of more than sixteen bytes', 'mine.json': '{"names": ["Aurora Quill"]}' };
  const flags = ['--key-file', 'my.key', '-c', 'mine.json'];
  it('neither go out with it nor are masked themselves', async () => {
    const folder = folderOf({ ...aids, 'a.json': '{"said": "Aurora Quill"}' });
    symlinkSync('my.key', join(folder, 'link.key'));
    const { code, err } = await runHere('trace-formats', ['redact', '.', ...flags, '-o', 'out'], folder);
    expect(code).toBe(0);
    expect(readdirSync(join(folder, 'out'))).toEqual(['a.json']);
    for (const name of ['my.key', 'mine.json', 'link.key'])
      expect(err).toContain(`${name} is left out: it says how the others are masked.\n`);
    expect((await runHere('trace-formats', ['redact', '.', ...flags, '--in-place'], folder)).code).toBe(0);
    for (const [name, text] of Object.entries(aids)) expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
    expect(readFileSync(join(folder, 'a.json'), 'utf8')).toMatch(/^\{"said": "\[REDACTED/);
  });
  it('are masked like any other file where they are named', async () => {
    const folder = folderOf({ ...aids, 'a.json': '{}' });
    const { code } = await runHere('trace-formats', ['redact', 'mine.json', 'a.json', ...flags, '-o', 'out'], folder);
    expect(code).toBe(0);
    expect(readFileSync(join(folder, 'out/mine.json'), 'utf8')).toMatch(/^\{"names": \["\[REDACTED/);
  });
});

describe('what cannot be redacted is not passed on', () => {
  const archive = Buffer.concat([Buffer.from('notes.txt'), Buffer.alloc(503), Buffer.from(`key ${token}\n`)]);
  const refusals: readonly (readonly [name: string, content: string | Uint8Array, says: RegExp])[] = [
    ['bytes that are no text', randomBytes(64), /not a text|not UTF-8/],
    ['a key that stands twice, whose first value readers never see', `{"a": "${token}", "a": 1}`, /text is not sound/],
    ['UTF-16', Buffer.from(`\ufeff{"a": "${token}"}`, 'utf16le'), /it is UTF-16, and only UTF-8 is read/],
    ['UTF-16 without its mark', Buffer.from(`{\n"a": "${token}"}`, 'utf16le'), /it is UTF-16, and only UTF-8 is read/],
    [
      'UTF-16 of the other order without its mark',
      Buffer.from(`{\n"a": "${token}"}`, 'utf16le').swap16(),
      /it is UTF-16, and only UTF-8 is read/,
    ],
    [
      'lines of UTF-16 behind others',
      Buffer.concat([Buffer.from('{"a": 1}\n'), Buffer.from(`{"a": "${token}"}\n`, 'utf16le')]),
      /it is UTF-16, and only UTF-8 is read/,
    ],
    ['an archive, in which texts are counted', archive, /is not a text/],
    ['an archive that is compressed', gzipSync(archive), /is not a text/],
    [
      'a raw 0xFF byte',
      Buffer.concat([Buffer.from('{"a":\n"x'), Buffer.from([0xff]), Buffer.from('"}')]),
      /not UTF-8, so a part of it cannot\s+be read \(line\s+2\)/,
    ],
  ];
  for (const [name, content, says] of refusals) {
    it(name, async () => {
      const folder = folderOf({ 'bad.json': content, 'good.json': trace });
      const { code, out, err } = await runHere('trace-formats', ['redact', '.', '-o', '../out-of-it'], join(folder));
      expect(code).toBe(2);
      expect(out).toMatch(says);
      expect(out + err).not.toContain(token);
      expect(existsSync(join(folder, '../out-of-it/bad.json'))).toBe(false);
    });
  }
  it('and is told of among all files, in a check as what would not be', async () => {
    const folder = folderOf({ 'bad.png': randomBytes(64), 'good.json': trace, 'clean.txt': 'clean' });
    const check = await runHere('trace-formats', ['redact', '.', '--check'], folder);
    expect(check.out).toMatch(/This would not be written, because it is not /);
    expect(check.out).toContain('1 error in 3 files.');
    const written = await runHere('trace-formats', ['redact', '.', '-o', 'out'], folder);
    expect(written.out).toMatch(/This was not written, because it is not /);
    expect(written.out).toContain('1 error in 3 files.');
  });
  it.each(['\0\0\0', 'x\0\0\0', '\0x', '7\0'])('the line %j is no UTF-32, and hinders nothing', async (line) => {
    const folder = folderOf({ 'a.jsonl': `{"a": "${token}"}\n${line}\n{"b": 1}\n` });
    const { code } = await runHere('trace-formats', ['redact', 'a.jsonl', '-o', 'b.jsonl'], folder);
    expect(code).toBe(0);
    expect(readFileSync(join(folder, 'b.jsonl'), 'utf8')).toMatch(/^\{"a": "\[REDACTED.*\]"\}\n/);
    expect(readFileSync(join(folder, 'b.jsonl'), 'utf8').split('\n')[1]).toBe(line);
  });
  it('a key that stands twice is not told, since it may be a value', async () => {
    const folder = folderOf({
      'a.json': `{"Aurora Quill": 1, "p": "/home/jkowalski/x",\n"jkowalski": 1, "jkowalski": 2, "Aurora Quill": 3}`,
      'c.json': '{"names": ["Aurora Quill"]}',
    });
    for (const format of ['stylish', 'json']) {
      const words = ['redact', 'a.json', '--redact', 'pii', '-c', 'c.json', '-o', 'b.json', '--verbose', '-f', format];
      const { code, out, err } = await runHere('trace-formats', words, folder);
      expect(code).toBe(2);
      expect(out).toMatch(/a key stands twice in line 2, so\s+readers\s+disagree/);
      expect(out + err).not.toMatch(/aurora|kowalski/i);
    }
  });
  it('a number that nobody can hold is no such key, and hides nothing', async () => {
    const folder = folderOf({
      'a.json': `{"env": "TOKEN=${token}", "n": [1e400]}`,
      'b.jsonl': '{"n": 1e400}\n{"n": 1e400,\r"a": 1, "a": 2}\n',
    });
    const { code, out } = await runHere('trace-formats', ['redact', 'a.json'], folder);
    expect(code).toBe(0);
    expect(out).toMatch(/^\{"env": "TOKEN=\[REDACTED:[a-z_]+:[0-9a-f]{8}\]", "n": \[1e400\]\}$/);
    const twice = await runHere('trace-formats', ['redact', 'b.jsonl', '-o', 'c.jsonl'], folder);
    expect({ code: twice.code, out: twice.out.replace(/\s+/g, ' ') }).toMatchObject({
      code: 2,
      out: expect.stringContaining('a key stands twice in line 3, so'),
    });
  });
  it('half a surrogate pair, as where a text was cut in an emoji, hides nothing', async () => {
    const half = (of: string): string => `{"cut \\ud83d": 1, "env": "TOKEN=${of} \\uDC00", "ok": "\\ud83d\\ude00"}\n`;
    const folder = folderOf({ 'cut.jsonl': half(token).repeat(2) });
    const { out, code } = await runHere('trace-formats', ['redact', 'cut.jsonl'], folder);
    expect(code).toBe(0);
    expect(out.replace(/\[REDACTED:[a-z_]+:[0-9a-f]{8}\]/g, '*').replaceAll('\\udc00', '\\uDC00')).toBe(
      half('*').repeat(2),
    );
  });
  it('a record that ends in bytes of zero, as a crash leaves them, is masked in what is whole', async () => {
    const folder = folderOf({ 'cut.jsonl': `{"env": "TOKEN=${token}"}\n${'\0'.repeat(8)}` });
    const { out, code } = await runHere('trace-formats', ['redact', 'cut.jsonl'], folder);
    expect(code).toBe(0);
    expect(out).toMatch(/^{"env": "TOKEN=\[REDACTED:[a-z_]+:[0-9a-f]{8}\]"}\n\0{8}$/);
  });
  it('a string of which something new shows with each round', async () => {
    const config = { patterns: [{ type: 'abc', pattern: '(?<=^|[\\]])[a-z ;]{2}' }] };
    const folder = folderOf({
      'c.json': JSON.stringify(config),
      'in/a.json': '{"a": "hello world; two three four"}',
      'in/b.json': '{"b": 1}',
    });
    const { code, out } = await runHere('trace-formats', ['redact', 'in', '-o', 'out', '--config', 'c.json'], folder);
    expect({ code, out }).toEqual({
      code: 2,
      out: expect.stringMatching(/because the string at \/a could not be redacted fully after 6\s+rounds\./),
    });
    expect(readdirSync(join(folder, 'out'))).toEqual(['b.json']);
  });
  it('broken JSON is masked as the text that it is', async () => {
    const folder = folderOf({ 'cut.json': `{"env": "TOKEN=${token}", "more": "x` });
    const { out, code } = await runHere('trace-formats', ['redact', 'cut.json'], folder);
    expect(code).toBe(0);
    expect(out).toMatch(/^{"env": "TOKEN=\[REDACTED:[a-z_]+:[0-9a-f]{8}\]", "more": "x$/);
  });
});

describe('bad wishes get one clear line', () => {
  const folder = folderOf({ 'a.json': trace, 'sub/b.json': trace, 'empty.key': '\n', 'bad.json': '{"nams": []}' });
  symlinkSync(join(folder, 'a.json'), join(folder, 'link.json'));
  const cases: readonly (readonly [words: readonly string[], says: RegExp])[] = [
    [[], /nothing to redact/],
    [['a.json', '-o', 'a.json'], /overwrite its own input/],
    [['a.json', '-o', 'link.json'], /overwrite its own input/],
    [['sub'], /cannot go to standard output/],
    [['a.json', '--key-file', 'empty.key'], /is empty/],
    [['a.json', '--key-file', 'none.key'], /could not be read/],
    [['a.json', '-c', 'bad.json'], /nearest allowed key is `names`/],
    [['a.json', '--redact', 'secret'], /Did you mean --redact=secrets\?/],
    [['a.json', '-o', 'no/dir/of/that', '--in-place'], /exclude one another/],
  ];
  for (const [words, says] of cases) {
    it(words.join(' ') || 'no words at all', async () => {
      const { code, out, err } = await runHere('trace-formats', ['redact', ...words], folder);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(says);
      expect(err.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
      expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe(trace);
    });
  }
  it.skipIf(process.platform === 'win32')('a key may come through a pipe, if somebody writes into it', () => {
    execFileSync('mkfifo', [join(folder, 'pipe.key')]);
    const said = (keyFile: string): readonly unknown[] => {
      const line = `"$0" "$1" redact a.json --strategy hash --key-file ${keyFile}`;
      const { stdout, stderr, status } = spawnSync('bash', ['-c', line, process.execPath, bin], {
        cwd: folder,
        encoding: 'utf8',
        timeout: 300_000,
      });
      return [status, stdout, stderr.split('\n')[0]];
    };
    writeFileSync(join(folder, 'own.key'), 'k'.repeat(32), { mode: 0o600 });
    const [code, masked] = said('own.key');
    expect(code).toBe(0);
    expect(said('<(sleep 0.2; cat own.key; echo)').slice(0, 2)).toEqual([0, masked]);
    // Whoever writes waits for the word that is said to whoever looks on.
    const slow = '<(until grep -qs "Waiting for a key" waited; do sleep 0.05; done; cat own.key) 2> waited';
    expect(said(slow).slice(0, 2)).toEqual([0, masked]);
    const nobody = 'trace-formats: Nobody has written a key into the pipe pipe.key.';
    expect(said('pipe.key')).toEqual([2, '', nobody]);
    expect(said('/dev/zero')).toEqual([2, '', 'trace-formats: The key file /dev/zero is neither a file nor a pipe.']);
  });
  it('a key that others can read is a warning', async () => {
    writeFileSync(join(folder, 'open.key'), 'k'.repeat(32));
    chmodSync(join(folder, 'open.key'), 0o644);
    const { code, err } = await runHere('trace-formats', ['redact', 'a.json', '--key-file', 'open.key'], folder);
    expect(code).toBe(0);
    expect(err).toMatch(/others can read/);
  });
});

describe('a configuration that does not say what was meant', () => {
  const cases: readonly (readonly [config: object, says: RegExp])[] = [
    [
      { patterns: [{ type: 'badge', pattern: 'B', lable: 'x' }] },
      /^trace-formats: c\.json: `patterns\[0\]` has the key "lable".*\nRename it to `label`/,
    ],
    [{ patterns: [{ type: 'badge', pattern: 'B', flags: 'i' }] }, /"flags", .*\nTake the key out\.$/],
    [
      { patterns: [{ type: 'my badge', pattern: 'B' }] },
      /`patterns\[0\]\.type` is "my badge", but it must be a word of/,
    ],
    [{ patterns: [{ type: 'badge', pattern: 'B*' }] }, /`patterns\[0\]` matches the empty text with "B\*"/],
    [{ patterns: [{ type: 'badge', pattern: '(B+)+$' }] }, /`patterns\[0\]` says of a group that it goes on/],
    [
      { patterns: [{ type: 'badge', pattern: '(B' }] },
      /`patterns\[0\]` is no regular expression: .*Unterminated group/,
    ],
    [
      { names: ['Aurora Quill', ' Q '] },
      /`names\[1\]` is a text, but it must be two or more characters\.\nWrite it as two or more characters\.$/,
    ],
    [{ hosts: ['*.acme.dev'] }, /^(?!.*acme)[^\n]*`hosts\[0\]` is a text, but it must be a host of .* without a star/],
    [{ hosts: ['db.acme.dev', 'https://db.acme.dev/x'] }, /`hosts\[1\]` is a text, but it must be a host of/],
    [{ names: 'Aurora Quill' }, /^(?!.*Aurora)[^\n]*`names` is a text, but it must be a list\.\nWrite a list there\.$/],
    [{ allow: [{ value: 'x', reason: 'y', expires: '2020-01-01' }] }, /c\.json: `allow\[0\]` has the key "expires"/],
  ];
  it.each(cases)('%j', async (config, says) => {
    const folder = folderOf({ 'a.json': trace, 'c.json': JSON.stringify(config) });
    const { code, out, err } = await runHere('trace-formats', ['redact', 'a.json', '-c', 'c.json'], folder);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.trimEnd()).toMatch(says);
  });
});

describe('a full disk', () => {
  it.skipIf(!existsSync('/dev/full'))(
    'is told in one line that holds no value, and the input stays (skipped without /dev/full)',
    () => {
      const folder = folderOf({ 'a.json': trace });
      const full = openSync('/dev/full', 'w');
      const said = spawnSync(process.execPath, [bin, 'redact', 'a.json'], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', full, 'pipe'],
      });
      closeSync(full);
      expect(said.status).toBe(2);
      expect(said.stderr).toContain('The output could not be written whole: the disk is full.');
      expect(said.stderr).not.toContain(password);
      expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe(trace);
      expect(readdirSync(folder)).toEqual(['a.json']);
    },
  );
  it.skipIf(!existsSync('/dev/full'))(
    'wants room, and no other permissions, for one of several files (skipped without /dev/full)',
    async () => {
      const folder = folderOf({ 'in/a.json': trace, 'in/b.json': trace, 'out/README': '' });
      symlinkSync('/dev/full', join(folder, 'out/a.json'));
      const { code, out } = await runHere('trace-formats', ['redact', 'in', '-o', 'out'], folder);
      expect(code).toBe(2);
      expect(out.replace(/\s+/g, ' ')).toContain('a.json could not be written: the disk is full.');
      expect(out.replace(/\s+/g, ' ')).toContain('Make room there, or name another place with -o, and run it again.');
      expect(out).not.toContain('permissions');
      expect(readFileSync(join(folder, 'out/b.json'), 'utf8')).not.toContain(password);
    },
  );
});

describe('a place where nothing can be written', () => {
  for (const words of [
    ['in', '-o', 'out'],
    ['in', '-o', 'out', '-f', 'json=report.json'],
  ])
    it(`is told of, and the other files are masked: redact ${words.join(' ')}`, async () => {
      const text = `API_TOKEN=${token}\n`;
      const folder = folderOf({ 'in/a.txt': text, 'in/b.txt': text, 'in/c.txt': text, 'out/b.txt/is-a-folder': '' });
      const { code, out, err } = await runHere('trace-formats', ['redact', ...words], folder);
      expect(code).toBe(2);
      const said = words.includes('-f') ? readFileSync(join(folder, 'report.json'), 'utf8') : out;
      expect(said.replace(/\s+/g, ' ')).toMatch(
        /in\/b\.txt.*out\/b\.txt could not be written: there is a folder of that name\./,
      );
      expect(err).toMatch(/^2 values masked: /);
      for (const name of ['a', 'c'])
        expect(readFileSync(join(folder, `out/${name}.txt`), 'utf8')).toMatch(/^API_TOKEN=\[REDACTED:/);
      expect(readdirSync(join(folder, 'out')).sort()).toEqual(['a.txt', 'b.txt', 'c.txt']);
    });
});

describe('a line of many megabytes', () => {
  it('is masked as any other', async () => {
    const long = 'x'.repeat(6_000_000);
    const folder = folderOf({ 'a.jsonl': `{"image": "${long}", "env": "API_TOKEN=${token}"}\r\n{"b": 1}\n` });
    const { code, out, err } = await runHere('trace-formats', ['redact', 'a.jsonl'], folder);
    expect({ code, err: err.replace(/:.*/s, '') }).toEqual({ code: 0, err: '1 value masked' });
    expect(out.slice(0, 30)).toBe(`{"image": "${'x'.repeat(19)}`);
    expect(out.slice(-100)).toMatch(/x", "env": "API_TOKEN=\[REDACTED:[a-z_]+:[0-9a-f]{8}\]"}\r\n{"b": 1}\n$/);
  });
});

describe('where results go', () => {
  it.each(['new/', 'there'])('standard input is not called after a folder: -o %s', async (output) => {
    const folder = folderOf({ 'there/b.json': '{}' });
    const { code, err } = await runHere('trace-formats', ['redact', '-', '-o', output], folder, { input: '{}' });
    expect(code).toBe(2);
    expect(err).toMatch(/names a folder[\s\S]*Name a file with -o/);
    expect(readdirSync(folder)).toEqual(['there']);
  });
  it('a report for programs stands alone beside the document', async () => {
    const folder = folderOf({ 'a.json': `{"env": "API_TOKEN=${token}"}` });
    const { code, err } = await runHere('trace-formats', ['redact', 'a.json', '-f', 'json'], folder);
    expect(code).toBe(0);
    expect(JSON.parse(err).results[0].matches).toHaveLength(1);
  });
  it('what a killed run has left is no document', async () => {
    const folder = folderOf({ 'in/a.json': '{}', 'in/.trace-formats-99999999-1.tmp': '{"a"', 'in/b.tmp': 'b' });
    expect((await runHere('trace-formats', ['redact', 'in', '-o', 'out'], folder)).code).toBe(0);
    expect(readdirSync(join(folder, 'out'))).toEqual(['a.json', 'b.tmp']);
  });
});

describe('splice', () => {
  it('finds the end of strings that hold quotes and backslashes', () => {
    const text = String.raw`["\\", "\"", "a\\\"x", "\\\\", "x"]`;
    expect(splice(text, JSON.parse(text), [...JSON.parse(text).slice(0, 4), 'y'])).toBe(text.replace('"x"]', '"y"]'));
  });
  it('replaces strings, keys and whole values in their place', async () => {
    const before = { a: 'x', b: { 'x key': [1, 'x', { c: null }] }, d: { e: 'x' } };
    const after = { a: 'y', b: { 'y key': [1, 'y', { c: null }] }, d: null };
    expect(splice('{ "a" :"\\u0078", "b":{"x key" : [1.0,"x",{"c":null}]},"d" : {"e": "x"} }', before, after)).toBe(
      '{ "a" :"y", "b":{"y key" : [1.0,"y",{"c":null}]},"d" : null }',
    );
  });
  it('finds the keys that were renamed, also where engines put those first that look like numbers', () => {
    const text = '{"7": {"a": 1, "b": [1]}, "9": {"z": [{"q": 1}]}, "x": "s"}';
    const { 7: seven, ...others } = JSON.parse(text) as Record<string, unknown>;
    expect(splice(text, JSON.parse(text), { '[A]': seven, ...others })).toBe(text.replace('7', '[A]'));
    expect(splice('{"b": 1, "7": 2}', { b: 1, 7: 2 }, { '[A]': 1, 7: 2 })).toBe('{"[A]": 1, "7": 2}');
  });
  it('keeps apart several keys that were renamed beside others that stay', () => {
    const text = '{"b": 1, "8": 2, "c": 3, "7": 4}';
    expect(splice(text, JSON.parse(text), { '[C]': 4, '[A]': 2, b: 1, c: 3 })).toBe(
      '{"b": 1, "[A]": 2, "c": 3, "[C]": 4}',
    );
  });
});
