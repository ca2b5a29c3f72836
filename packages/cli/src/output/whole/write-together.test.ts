import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { folderOf } from '../../../test/command.ts';
import { runHere } from '../../../test/run-here.ts';
import { writtenTogether } from './write-together.ts';

/** The files of a folder and what is in them. */
function held(folder: string): Record<string, string> {
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

it('puts all files into their places, with the folders above them', async () => {
  const folder = folderOf({ 'a.json': 'old' });
  const done = await writtenTogether(async (write) => {
    write(join(folder, 'a.json'), 'new');
    write(join(folder, 'in', 'b.json'), ['n', 'ew']);
    expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('old');
    return 7;
  });
  expect(done).toBe(7);
  expect(readFileSync(join(folder, 'in', 'b.json'), 'utf8')).toBe('new');
  expect(readdirSync(folder).sort()).toEqual(['a.json', 'in']);
});

it.each([
  ['the work fails', () => Promise.reject(new Error('It failed.'))],
  ['another cannot be written', async (write, folder) => write(join(folder, 'b.json', 'c.json'), 'new')],
] satisfies [string, (write: Parameters<Parameters<typeof writtenTogether>[0]>[0], folder: string) => Promise<void>][])(
  'leaves all as it was where %s',
  async (_, fail) => {
    const folder = folderOf({ 'a.json': 'old', 'b.json': 'old' });
    // What ran before in the same process may listen as well, for as long as it likes.
    const before = process.listenerCount('SIGINT');
    const done = writtenTogether(async (write) => {
      write(join(folder, 'a.json'), 'new');
      await fail(write, folder);
    });
    await expect(done).rejects.toThrow();
    expect(held(folder)).toEqual({ 'a.json': 'old', 'b.json': 'old' });
    await vi.waitFor(() => expect(process.listenerCount('SIGINT')).toBeLessThanOrEqual(before));
  },
);

it('takes another name where a process that was killed has left one', async () => {
  const folder = folderOf({ 'a.json': 'old' });
  await writtenTogether(async (write) => {
    write(join(folder, 'a.json'), 'new');
    const [left] = readdirSync(folder).filter((name) => name.endsWith('.tmp'));
    const next = left?.replace(/\d+(?=\.tmp$)/, (count) => String(Number(count) + 1)) as string;
    writeFileSync(join(folder, next), 'left');
    write(join(folder, 'b.json'), 'new');
  });
  expect(Object.values(held(folder)).sort()).toEqual(['left', 'new', 'new']);
});

it.skipIf(process.platform !== 'linux')(
  'leaves a document of before beside its account where that meets a full disk',
  async () => {
    const session = fileURLToPath(new URL('../../../../../examples/sessions/seats.jsonl', import.meta.url));
    const folder = folderOf({ 'draft.json': 'old' });
    const words = ['convert', session, '--to', 'forsy', '-o', 'draft.json', '--losses', '/dev/full'];
    const { code, err } = await runHere('trace-formats', words, folder);
    expect(code).toBe(2);
    expect(err).toContain('/dev/full could not be written: the disk is full.');
    expect(held(folder)).toEqual({ 'draft.json': 'old' });
  },
);

it('takes away the folders that it made where nothing is put into them, and no other', async () => {
  const folder = folderOf({ 'old/a.json': 'old' });
  const done = writtenTogether(async (write) => {
    write(join(folder, 'new', 'deep', 'b.json'), 'new');
    write(join(folder, 'old', 'new', 'c.json'), 'new');
    write(join(folder, 'shared', 'd.json'), 'new');
    writeFileSync(join(folder, 'shared', 'of-another'), '');
    throw new Error('It failed.');
  });
  await expect(done).rejects.toThrow('It failed.');
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    'old',
    join('old', 'a.json'),
    'shared',
    join('shared', 'of-another'),
  ]);
});
