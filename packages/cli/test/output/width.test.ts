import { expect, it, vi } from 'vitest';
import { processIo } from '../../src/io.ts';

vi.mock('node:fs', async (load) => ({
  ...(await load<typeof import('node:fs')>()),
  fstatSync: () => ({ isCharacterDevice: () => true, isFile: () => false, rdev: -1 }),
}));

it.each([
  [80, 80],
  [0, 100],
  [undefined, 100],
])('a terminal that states %s columns is written to in %i', (stated, width) => {
  const { columns } = process.stdout;
  Object.assign(process.stdout, { columns: stated });
  try {
    expect(processIo().columns).toBe(width);
  } finally {
    Object.assign(process.stdout, { columns });
  }
});
