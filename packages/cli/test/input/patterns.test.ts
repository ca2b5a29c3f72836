import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { nameOf } from '../../src/input/source.ts';
import { expanded, findSources } from '../../src/input/sources.ts';
import { listedFiles } from '../../src/receipt/files.ts';

const files = [
  'data/one/README.md',
  'data/one/artifacts/log.txt',
  'data/one/trace.json',
  'data/two/trace.json',
  'data/notes.txt',
  'data/node_modules/pkg/package.json',
  'data/three.json',
];

function dataset(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trace-formats-tests-'));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '{}');
  }
  return folder;
}

const traces = ['data/one/trace.json', 'data/three.json', 'data/two/trace.json'];

it.each([
  ['data/*', 'folders that it matches are walked through', traces],
  ['data/{one,two}', 'no more is taken from them than where they are named', [traces[0], traces[2]]],
  ['data/**', 'all below is what the folder holds', traces],
  ['**/*.json', 'what tools keep for themselves is not entered', traces],
  ['data/node_modules/*/*.json', 'unless the pattern names it', ['data/node_modules/pkg/package.json']],
  ['data/*.txt', 'an ending that is asked for is taken', ['data/notes.txt']],
  ['data/**/trace.*', 'files are matched by themselves', [traces[0], traces[2]]],
])('%s: %s', async (pattern, _why, names) => {
  const { sources, unreadable } = await findSources([pattern], dataset());
  expect(unreadable).toEqual([]);
  expect(sources.map(({ name }) => name).sort()).toEqual(names);
  expect(sources.some(({ named }) => named)).toBe(false);
});

it.each([
  ['data/*', ['data/one/README.md', 'data/one/artifacts/log.txt', 'data/one/trace.json', 'data/three.json', traces[2]]],
  ['data/*/trace.json', ['data/one/artifacts/log.txt', 'data/one/trace.json', traces[2]]],
])('%s: a release looks at all that goes out with what it matches', async (pattern, names) => {
  const folder = dataset();
  const listed = await listedFiles([pattern], folder, new Set());
  expect(listed.map((path) => nameOf(path, folder))).toEqual(names);
});

it('a folder in another one that matches is walked through with that, and so is what lies in them', async () => {
  const folder = dataset();
  const { files, folders } = await expanded('data/**', folder);
  expect([...files, ...folders].map((path) => nameOf(path, folder))).toEqual(['data']);
});

it('a pattern that matches nothing says so', async () => {
  expect((await findSources(['data/*.md'], dataset())).unreadable).toEqual([
    { name: 'data/*.md', why: 'the pattern matches no file' },
  ]);
});
