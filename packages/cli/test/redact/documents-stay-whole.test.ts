import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '@trace-formats/digest';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../command.ts';
import { runHere } from '../run-here.ts';

const password = `${randomBytes(12).toString('base64').replace(/[+/=]/g, 'x')}9Q`;
const env = `export DB_PASSWORD='${password}'`;

describe('a document that is redacted', () => {
  it('is JSON with all of its values, also where digits are left of a key', async () => {
    const folder = folderOf({
      'c.json': '{"hosts": ["build-node-"]}',
      't.json': '{"total": {"jobs": 3, "failed": 1.50}, "build-node-17": {"jobs": 2}}\n',
    });
    const { code } = await runHere(
      'trace-formats',
      ['redact', 't.json', '-c', 'c.json', '--strategy', 'drop', '--in-place'],
      folder,
    );
    expect(code).toBe(0);
    expect(readFileSync(join(folder, 't.json'), 'utf8')).toBe(
      '{"total": {"jobs": 3, "failed": 1.50}, "_17": {"jobs": 2}}\n',
    );
  });

  it('may have emoji as keys beside half of one', async () => {
    const text = `{"reactions": {"\\ud83d\\ude00": 3, "\\ud83c\\udf89": 2}, "text": "cut \\ud83d", "env": "${env}"}\n`;
    const { code, out } = await runHere('trace-formats', ['redact', 'a.json'], folderOf({ 'a.json': text }));
    expect(code).toBe(0);
    expect(out.replace(/\[[^\]]+\]/, '*')).toBe(text.replace(password, '*'));
  });

  it('is not told of as masked where it was refused, however it is called', async () => {
    const folder = folderOf({});
    mkdirSync(join(folder, 's'));
    writeFileSync(join(folder, 's', 'jane.doe@acme-corp.com.json'), '{"a": 1, "a": 2}');
    const { code, err, out } = await runHere('trace-formats', ['redact', 's', '--redact', 'pii', '-o', 'o'], folder);
    expect(code).toBe(2);
    expect(err + out).toContain('a key stands twice');
    expect(err + out).not.toMatch(/Nothing sensitive|masked too/);
    expect(existsSync(join(folder, 'o'))).toBe(false);
  });
});

describe('the digest of what was masked', () => {
  const events = [
    { id: 'e1', type: 'message', content: { text: env } },
    { id: 'e2', type: 'message', content: { text: 'a partial answer' } },
  ];
  const integrity = { hash_alg: 'sha256', canonicalization: 'json-c14n-like', events_hash: contentHash(events) };
  const header = { type: 'header', open_token_version: '0.1' };
  const shapes: Readonly<Record<string, (event: (typeof events)[0]) => object>> = {
    'with a type of their own': ({ type, ...rest }) => ({
      type: 'event',
      event_type: type,
      ...rest,
    }),
    'under a key': (event) => ({ type: 'event', event }),
    'as they are': (event) => event,
  };

  it.each(Object.entries(shapes))('is made again over the records of a stream, %s', async (_, shape) => {
    const records = [header, ...events.map(shape), { type: 'footer', integrity }];
    const folder = folderOf({ 'a.jsonl': records.map((record) => `${JSON.stringify(record)}\n`).join('') });
    const { code, out, err } = await runHere('trace-formats', ['redact', 'a.jsonl'], folder);
    expect(code).toBe(0);
    const written = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const marker = /\[REDACTED:[^\]]+\]/.exec(out)![0];
    const masked = JSON.parse(JSON.stringify(events).replace(password, marker));
    expect(written.at(-1).integrity).toEqual({ ...integrity, events_hash: contentHash(masked) });
    expect(err).toContain('In a.jsonl, integrity.events_hash was computed again over the redacted events.\n');
  });

  it('stays where nothing was masked', async () => {
    const text = `${JSON.stringify(header)}\n${JSON.stringify(events[1])}\n${JSON.stringify({ type: 'footer', integrity })}\n`;
    const { out, err } = await runHere('trace-formats', ['redact', 'a.jsonl'], folderOf({ 'a.jsonl': text }));
    expect({ out, err }).toEqual({ out: text, err: 'Nothing sensitive was found.\n' });
  });

  it('is told of where it was set to null', async () => {
    const artifact = { name: 'a.txt', content: env, hash: 'md5:0' };
    const folder = folderOf({ 'a.json': JSON.stringify({ static_output: { artifacts: [artifact] } }) });
    const { err } = await runHere('trace-formats', ['redact', 'a.json'], folder);
    expect(err).toContain('In a.json, the hash of artifact 1 was set to null, because what it covers was redacted.\n');
  });
});

describe('a command line that asks for what cannot be', () => {
  it('is told that a pattern which takes no character hides what stands there', async () => {
    for (const pattern of ['(?=K)|K-\\d{6}', '\\b', '(?<=-)']) {
      const folder = folderOf({
        'c.json': JSON.stringify({ patterns: [{ type: 'k', pattern }] }),
        'a.txt': 'K-123456\n',
      });
      const { code, err } = await runHere('trace-formats', ['redact', 'a.txt', '-c', 'c.json'], folder);
      expect(code).toBe(2);
      expect(err).toContain('matches the empty text');
    }
  });

  it('is told that markers with numbers have no digest', async () => {
    const asked = ['redact', 'a.txt', '--style', 'forsy', '--strategy', 'hash'];
    const { code, err } = await runHere('trace-formats', asked, folderOf({ 'a.txt': env }));
    expect(code).toBe(2);
    expect(err).toContain('The strategy hash says nothing with the style forsy');
    const withKey = ['redact', 'a.txt', '--style', 'forsy', '--key-file', 'key'];
    const keyed = await runHere('trace-formats', withKey, folderOf({ 'a.txt': env, key: 'k'.repeat(32) }));
    expect(keyed.code).toBe(2);
    expect(keyed.err).toContain('A key says nothing with the style forsy');
  });
});
