import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createSession } from '@trace-formats/redact';
import { describe, expect, it } from 'vitest';
import { maskedNames } from '../../src/redaction/masking/masked-names.ts';
import { folderOf } from '../command.ts';
import { runHere } from '../run-here.ts';

const files = {
  'projects/-Users-jkowalski-shop/a.jsonl': '{"a": 1}\n{"b": 2}\n',
  'projects/-Users-mbauer-shop/a.jsonl': '{"a": "asked by jkowalski"}\n{"b": 2}\n',
  'projects/plain/notes.txt': 'nothing\n',
};

describe('names of files and folders', () => {
  it('are masked below the folder that -o names, and tell what to mask in the files', async () => {
    const folder = folderOf(files);
    const words = ['redact', 'projects', '--redact', 'pii', '-o', 'out'];
    const { code, err } = await runHere('trace-formats', words, folder);
    expect({ code, err }).toEqual({
      code: 0,
      err: '1 value masked: User name in a folder named after a home path 1.\nThe names or the folders of 2 files have been masked too.\n',
    });
    const written = readdirSync(join(folder, 'out'));
    expect(written).toHaveLength(3);
    for (const name of written) expect(name).toMatch(/^plain$|^-Users-\[REDACTED-user_name-[0-9a-f]{8}\]-shop$/);
    const again = await runHere('trace-formats', ['redact', 'out', '--redact', 'pii', '--check'], folder);
    expect(again).toMatchObject({ code: 0, err: 'Nothing sensitive was found.\n' });
  });

  it.each(['--check', '--in-place'])('are told of with %s, without a value', async (flag) => {
    const folder = folderOf({ 'in/-Users-jkowalski-shop/a.json': '{"a": 1}' });
    const { code, err } = await runHere('trace-formats', ['redact', 'in', '--redact', 'pii', flag], folder);
    expect({ code, err }).toEqual({
      code: flag === '--check' ? 1 : 0,
      err:
        'Nothing sensitive was found in what the files hold.\n' +
        'The name or the folders of one file tells something sensitive too, which only -o <folder> masks.\n',
    });
  });

  it('are findings of a check that is reported', async () => {
    const folder = folderOf({ 'in/-Users-jkowalski-shop/a.json': '{"a": 1}', 'in/b.json': '{"a": 1}' });
    const words = ['redact', 'in', '--redact', 'pii', '--check', '-f', 'json'];
    const { code, out } = await runHere('trace-formats', words, folder);
    expect(code).toBe(1);
    const { results } = JSON.parse(out) as { results: { findings: { rule: string }[] }[] };
    expect(results.map(({ findings }) => findings.map(({ rule }) => rule))).toEqual([['nothing-is-left-to-mask'], []]);
  });

  it('stay apart from each other, and keep what tells the kind of a file', () => {
    const names = maskedNames({ policy: 'pii', strategy: 'drop', session: createSession() });
    const of = (name: string): string => names.of(join('-home-jkowalski', name));
    expect([of('a.jsonl.gz'), of('a.jsonl.gz'), of('a.json')]).toEqual([
      join('-home-', 'a.jsonl.gz'),
      join('-home-', 'a-2.jsonl.gz'),
      join('-home-', 'a.json'),
    ]);
    expect(names.of('plain.json')).toBe('plain.json');
    expect(names.count).toBe(3);
  });

  it('stay apart from names that are as they were, be these met before or after them', () => {
    const paths = ['jkowalski', 'mbauer', ''].map((user) => join(`-home-${user}`, 'a.json'));
    const names = maskedNames({ policy: 'pii', strategy: 'drop', session: createSession() }, paths);
    expect(new Set(paths.map(names.of)).size).toBe(3);
    expect(names.of(paths[2]!)).toBe(paths[2]);
  });

  it('keep the files of two folders apart whose names are equal once they are masked', () => {
    const paths = ['jkowalski', 'mbauer'].flatMap((user) =>
      ['trace.json', join('artifacts', 'a.py')].map((name) => join(`-home-${user}`, name)),
    );
    const names = maskedNames({ policy: 'pii', strategy: 'drop', session: createSession() }, paths);
    expect(paths.map(names.of)).toEqual([
      join('-home-', 'trace.json'),
      join('-home-', 'artifacts', 'a.py'),
      join('-home--2', 'trace.json'),
      join('-home--2', 'artifacts', 'a.py'),
    ]);
  });

  const address = ['alice.quill', 'acmecorp.io'].join('@');
  const token = `ghp_${randomBytes(60).toString('base64').replace(/[+/=]/g, '').slice(0, 36)}`;

  it.each([
    ['an address', address, /^\[REDACTED-email-[0-9a-f]{8}\]$/],
    ['an address before an ending', `${address}.txt`, /^\[REDACTED-email-[0-9a-f]{8}\]\.txt$/],
    ['a token before an ending', `${token}.json`, /^\[REDACTED-github_[a-z_]+-[0-9a-f]{8}\]\.json$/],
    ['one before that of a packed file', `${token}.jsonl.gz`, /^\[REDACTED-github_[a-z_]+-[0-9a-f]{8}\]\.jsonl\.gz$/],
    ['one that goes on behind a dot', `${token}.a1b2c3d4`, /^\[REDACTED-github_[a-z_]+-[0-9a-f]{8}\]$/],
    ['a token in place of an ending', `dump.${token}`, /^dump\.\[REDACTED-github_[a-z_]+-[0-9a-f]{8}\]$/],
    ['one of a packed file', `dump.${token}.gz`, /^dump\.\[REDACTED-github_[a-z_]+-[0-9a-f]{8}\]\.gz$/],
    ['a long word that is no secret', 'dump.configuration', /^dump\.configuration$/],
    ['a date and a number', '2026-01-02.1.json', /^2026-01-02\.1\.json$/],
  ])('hold nothing in their ending that would be masked: %s', (_, name, expected) => {
    const names = maskedNames({ policy: 'pii', session: createSession() });
    expect(names.of(name)).toMatch(expected);
  });

  it('are no longer than a system takes, with their number and their ending', () => {
    const paths = ['quill', 'reed'].map((person) =>
      ['a', 'b', 'c', 'd'].map((first) => [`${first}.${person}`, 'acmecorp.io'].join('@')).join(' '),
    );
    const options = { policy: 'pii', strategy: 'hash', session: createSession() } as const;
    const names = maskedNames(options);
    const masked = paths.map((path) => names.of(`${path}.json`));
    expect(new Set(masked).size).toBe(2);
    for (const name of masked) {
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
      expect(name).toMatch(/\.json$/);
    }
  });
});
