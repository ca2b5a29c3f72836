import { expect, it, vi } from 'vitest';
import { isFolder } from '../../src/input/paths/is-folder.ts';
import { folderOf } from '../command.ts';
import { runHere } from '../run-here.ts';

vi.mock('../../src/input/paths/is-folder.ts', async (load) => {
  const { isFolder: real } = await load<typeof import('../../src/input/paths/is-folder.ts')>();
  return { isFolder: vi.fn(real) };
});

it.each(['--check', '-o=out'])('of thousands of paths each is asked a few times what it is: %s', async (flag) => {
  const names = Array.from({ length: 60 }, (_, index) => `${index}.json`);
  const folder = folderOf(Object.fromEntries(names.map((name) => [name, '{}'])));
  vi.mocked(isFolder).mockClear();
  expect((await runHere('trace-formats', ['redact', ...names, flag], folder)).code).toBe(0);
  expect(vi.mocked(isFolder).mock.calls.length).toBeLessThan(5 * names.length);
});
