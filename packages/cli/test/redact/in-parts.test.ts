import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createSession, type Match, type RedactOptions } from '@trace-formats/redact';
import { describe, expect, it } from 'vitest';
import { heldBack } from '../../src/output/held-back.ts';
import { mustHold, writePieces } from '../../src/output/whole/write-pieces.ts';
import { learnFile } from '../../src/redaction/learning/learn-file.ts';
import { maskedFile } from '../../src/redaction/masking/mask-file.ts';
import { openRedactable } from '../../src/redaction/parts/redactable.ts';
import { Refused } from '../../src/redaction/refused.ts';
import { folderOf } from '../command.ts';
import { runHere } from '../run-here.ts';

const password = `${randomBytes(12).toString('base64').replace(/[+/=]/g, 'x')}9Q`;
const token = `ghp_${randomBytes(27).toString('base64').replace(/[+/]/g, 'k')}`;

const lines = [
  `\ufeff{"say": "the value ${password} stands here", "n": 1.0}\r\n`,
  '\n',
  '  {"é": "\\u00e9 \u{1f600}"}  \n',
  `{"broken": "API_TOKEN=${token}\n`,
  `{"a": "${token}"} {"b": [1, "${password}"]}\n`,
  `{"env": "DB_PASSWORD=${password}"}\n`,
  ...Array.from({ length: 40 }, (_, index) => `{"step": ${index}, "text": "${'word '.repeat(index)}"}\n`),
  `{"last": "${token} ends it"}`,
];

/** Masks a file as the command does, in memory where it has no more bytes than `most`. */
async function mask(path: string, most: number): Promise<{ text: string; told: [number | null, readonly Match[]][] }> {
  const options: RedactOptions = { policy: 'secrets', session: createSession({ key: 'k'.repeat(32) }) };
  const file = await openRedactable({ name: 'a', path } as never, { err: () => {} }, most);
  if ('why' in file) throw new Error(file.why);
  const told: [number | null, readonly Match[]][] = [];
  const learned = file.isLines ? await learnFile(file, options) : undefined;
  let text = '';
  for await (const piece of maskedFile(file, learned, options, {
    take: (record, matches) => told.push([record, matches]),
  }))
    text += piece;
  return { text, told };
}

describe('a file of lines', () => {
  it('has a value masked in its first line that only a later one gives away', async () => {
    const folder = folderOf({ 'a.jsonl': `{"say": "it is ${password}"}\n{"env": "DB_PASSWORD=${password}"}\n` });
    const { out, code, err } = await runHere('trace-formats', ['redact', 'a.jsonl'], folder);
    expect({ code, err }).toEqual({ code: 0, err: '2 values masked: Password behind its name 2.\n' });
    expect(out.replace(/\[[^\]]+\]/g, '*')).toBe('{"say": "it is *"}\n{"env": "DB_PASSWORD=*"}\n');
  });

  it.each(['a.jsonl', 'a.jsonl.gz'])('is masked piece by piece as it is in memory: %s', async (name) => {
    const text = lines.join('');
    const path = join(folderOf({ [name]: name.endsWith('.gz') ? gzipSync(text) : text }), name);
    const whole = await mask(path, 1 << 24);
    const inPieces = await mask(path, 200);
    expect(inPieces).toEqual(whole);
    const bare = (one: string): string => one.replace(/\[REDACTED:[a-z_]+:[0-9a-f]{8}\]/g, '*');
    expect(bare(whole.text)).toBe(text.replaceAll(token, '*').replaceAll(password, '*'));
    expect(whole.told.map(([record]) => record)).toEqual(whole.told.map((_, index) => index + 1));
  });

  it('is searched anew where it changed since it was learned from', async () => {
    const path = join(folderOf({ 'a.jsonl': '{"a": 1}\n{"b": "nothing"}\n' }), 'a.jsonl');
    const source = { name: 'a', path } as never;
    const options: RedactOptions = { policy: 'secrets', session: createSession() };
    const before = await openRedactable(source, { err: () => {} });
    if ('why' in before) throw new Error(before.why);
    const learned = await learnFile(before, options);
    writeFileSync(path, `{"a": 1}\n{"b": "${token}"}\n`);
    const after = await openRedactable(source, { err: () => {} });
    if ('why' in after) throw new Error(after.why);
    let text = '';
    for await (const piece of maskedFile(after, learned, options, { take: () => {} })) text += piece;
    expect(text).not.toContain(token);
  });
});

describe('a list of lines that says something else without a value', () => {
  it('is masked once more, until nothing is found in it', async () => {
    const lines = [`password: ${password}`, '|', 'the end of it', 'user', 'then'];
    const folder = folderOf({ 'a.json': JSON.stringify({ output: lines }) });
    const drop = ['--strategy', 'drop'];
    const done = await runHere('trace-formats', ['redact', 'a.json', '-o', 'b.json', ...drop], folder);
    expect({ code: done.code, err: done.err }).toEqual({ code: 0, err: expect.stringContaining('masked') });
    expect(readFileSync(join(folder, 'b.json'), 'utf8')).not.toContain(password);
    const again = await runHere('trace-formats', ['redact', '--check', 'b.json', ...drop], folder);
    expect(again.code).toBe(0);
  });
});

describe('--in-place', () => {
  it('does not touch a file in which nothing is found', async () => {
    const folder = folderOf({ 'a.json': '{"a": 1}\n', 'b.json': `{"b": "${token}"}\n` });
    const past = new Date('2020-01-02T03:04:05Z');
    for (const name of ['a.json', 'b.json']) utimesSync(join(folder, name), past, past);
    await runHere('trace-formats', ['redact', '.', '--in-place'], folder);
    expect(statSync(join(folder, 'a.json')).mtime).toEqual(past);
    expect(readFileSync(join(folder, 'b.json'), 'utf8')).toMatch(/^\{"b": "\[REDACTED:/);
  });
});

async function* piecesOf(texts: readonly string[], error?: Error): AsyncGenerator<string> {
  yield* texts;
  if (error) throw error;
}

describe('a text in pieces', () => {
  const texts = ['one é\u{1f600} ', '', 'x'.repeat(3_000_000), '\u{1f600}'.repeat(400_000), '\n'];

  it.each(['out.txt', 'out.txt.gz'])('is written whole: %s', async (name) => {
    const path = join(folderOf({}), 'new', name);
    await writePieces(path, piecesOf(texts));
    const bytes = readFileSync(path);
    expect((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')).toBe(texts.join(''));
    expect(readdirSync(join(path, '..'))).toEqual([name]);
  });

  it.each(['out.txt', 'out.txt.gz'])(
    'leaves what was there where its source fails, or it is not wanted: %s',
    async (name) => {
      const folder = folderOf({ [name]: 'before' });
      const path = join(folder, name);
      await expect(writePieces(path, piecesOf(texts, new Refused('no')))).rejects.toThrow(Refused);
      await writePieces(path, piecesOf(texts), { isWanted: () => false });
      let asked = 0;
      await writePieces(path, piecesOf(texts), { isWanted: () => ++asked < 2 });
      expect(readFileSync(path, 'utf8')).toBe('before');
      expect(readdirSync(folder)).toEqual([name]);
    },
  );

  it('must lie on the disk as it was written', () => {
    const path = join(folderOf({ 'a.txt': 'abc' }), 'a.txt');
    const file = openSync(path, 'r+');
    const digest = createHash('sha256').update('abc').digest('hex');
    expect(() => mustHold(file, digest, path)).not.toThrow();
    writeSync(file, 'x', 1);
    expect(() => mustHold(file, digest, path)).toThrow('what the disk gives back is not what was written to it');
    closeSync(file);
  });

  it('is written over a file that may not be read', async () => {
    const path = join(folderOf({ 'a.txt': 'before' }), 'a.txt');
    chmodSync(path, 0o200);
    await writePieces(path, piecesOf(texts));
    expect(statSync(path).mode & 0o777).toBe(0o200);
    chmodSync(path, 0o600);
    expect(readFileSync(path, 'utf8')).toBe(texts.join(''));
  });

  it('is held back in a file where it is long, of which nothing is left', async () => {
    const left = (): string[] => readdirSync(place).filter((name) => name.startsWith(`.${process.pid}-`));
    const place = process.env['TMPDIR'] ?? '/tmp';
    const before = existsSync(place) ? left() : [];
    const held = await heldBack(piecesOf(texts), 1000);
    expect([...held.pieces()].join('')).toBe(texts.join(''));
    held.drop();
    await expect(heldBack(piecesOf(texts, new Refused('no')), 1000)).rejects.toThrow(Refused);
    expect(existsSync(place) ? left() : []).toEqual(before);
  });
});

describe('a streamed answer in a file of lines', () => {
  const pieces = (text: string): string[] => text.match(/.{1,5}/gs)!;
  const delta = (text: string): object => ({
    type: 'content_block_delta',
    index: 0,
    delta: { type: 'text_delta', text },
  });
  const said = pieces(`The token is ${token}, and it is ${password}.`).map(
    (piece) => `${JSON.stringify(delta(piece))}\n`,
  );
  const [half = '', ...rest] = [said.slice(0, 4).join(''), '{"type": "ping"}\n', said.slice(4).join('')];
  const bare = (text: string): string => text.replace(/\[REDACTED:[a-z_]+:[0-9a-f]{8}\]/g, '*');
  const answer = (text: string): string =>
    [...text.matchAll(/"text":"([^"]*)"/g)]
      .map(([, piece]) => piece)
      .join('')
      .replace(/(?:\[REDACTED:[^\]]+\])+/g, '*');

  it('is masked where a value is cut by the ends of lines, at any length', async () => {
    const text = `{"env": "DB_PASSWORD=${password}"}\n${half}${rest.join('')}{"last": 1}\n`;
    expect(answer(text)).toContain(token);
    const path = join(folderOf({ 'a.jsonl': text }), 'a.jsonl');
    for (const most of [1 << 24, 200]) {
      const { text: after, told } = await mask(path, most);
      expect(answer(after)).toBe('The token is *, and it is *.');
      expect(after.split('\n')).toHaveLength(text.split('\n').length);
      expect(bare(after)).toMatch(/^\{"env": "DB_PASSWORD=\*"\}\n\{"type":"content_block_delta".*\n\{"last": 1\}\n$/s);
      expect(told.map(([record]) => record)).toEqual(told.map((_, index) => index + 1));
      expect(told).toHaveLength(text.split('\n').length - 1);
      for (const [, matches] of told.slice(1)) for (const { pointer } of matches) expect(pointer).toBe('/delta/text');
    }
  });

  it('is masked once more where it says something else without a value', async () => {
    const header = pieces(`Authorization: Bearer ${token} 3pass7orduser9ass and more`);
    const text = header.map((piece) => `${JSON.stringify(delta(piece))}\n`).join('');
    const folder = folderOf({ 'a.jsonl': text });
    const drop = ['--strategy', 'drop'];
    const { code } = await runHere('trace-formats', ['redact', 'a.jsonl', '-o', 'b.jsonl', ...drop], folder);
    expect(code).toBe(0);
    const after = readFileSync(join(folder, 'b.jsonl'), 'utf8');
    expect(answer(after)).toBe('Authorization: Bearer   and more');
    expect((await runHere('trace-formats', ['redact', '--check', 'b.jsonl', ...drop], folder)).code).toBe(0);
  });

  it('leaves a stream alone in which nothing is', async () => {
    const quiet = pieces('A sentence in many pieces, which tells nothing at all.').map((piece) =>
      JSON.stringify(delta(piece)),
    );
    const folder = folderOf({ 'a.jsonl': `${quiet.join('\r\n')}\r\n` });
    const { out, err } = await runHere('trace-formats', ['redact', 'a.jsonl', '--redact', 'pii'], folder);
    expect({ out, err }).toEqual({ out: `${quiet.join('\r\n')}\r\n`, err: 'Nothing sensitive was found.\n' });
  });

  it('is refused where a record of it says a key twice', async () => {
    const twice = said.with(5, `{"type": "content_block_delta", "delta": {"text": "a", "text": "b"}}\n`).join('');
    const folder = folderOf({ 'a.jsonl': twice });
    const { out, code } = await runHere('trace-formats', ['redact', 'a.jsonl', '-o', 'b.jsonl'], folder);
    expect(code).toBe(2);
    expect(out.replace(/\s+/g, ' ')).toMatch(/its text is not sound: a key stands twice in line 6, so readers/);
  });
});
