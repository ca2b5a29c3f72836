import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { expect, it } from 'vitest';
import { oneAtATime } from '../../src/output/one-at-a-time.ts';

/** Counts up in a file, and now and then leaves an old sign behind, as a process does that was killed at work long ago. */
const counting = `
  import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
  import { oneAtATime } from ${JSON.stringify(fileURLToPath(new URL('../../src/output/one-at-a-time.ts', import.meta.url)))};
  const [, , file, sign] = process.argv;
  for (let round = 0; round < 300; round++) {
    oneAtATime(file, () => writeFileSync(file, String(Number(readFileSync(file, 'utf8')) + 1)));
    if (round % 5 > 0) continue;
    try {
      writeFileSync(sign, '', { flag: 'wx' });
      utimesSync(sign, 0, 0);
    } catch {}
  }
`;

it('loses nothing of what several processes add, though signs of killed ones lie about', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'at-a-time-'));
  const program = join(folder, 'counting.mjs');
  buildSync({
    stdin: { contents: counting, loader: 'ts', resolveDir: folder },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: program,
  });
  const file = join(folder, 'count');
  const sign = join(folder, '.count.lock');
  writeFileSync(file, '0');
  const ends = await Promise.all(
    [1, 2, 3, 4].map(
      () =>
        new Promise((done) => {
          spawn(process.execPath, [program, file, sign], { stdio: 'inherit' }).on('close', done);
        }),
    ),
  );
  expect(ends).toEqual([0, 0, 0, 0]);
  expect(readFileSync(file, 'utf8')).toBe('1200');
  // The last may have left one.
  expect(readdirSync(folder).filter((name) => name !== '.count.lock')).toEqual(['count', 'counting.mjs']);
});

it('leaves an old sign to who is taking it away, and goes on when that is done', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'at-a-time-'));
  const file = join(folder, 'notes');
  const sign = join(folder, '.notes.lock');
  for (const left of [sign, `${sign}.old`]) writeFileSync(left, '');
  utimesSync(sign, 0, 0);
  // Another process, which is between looking at the sign and taking it away.
  const other = `
    const { existsSync, rmSync, writeFileSync } = require('node:fs');
    setTimeout(() => {
      writeFileSync(${JSON.stringify(join(folder, 'seen'))}, String(existsSync(${JSON.stringify(sign)})));
      rmSync(${JSON.stringify(`${sign}.old`)});
    }, 500);
  `;
  const ended = new Promise((done) => {
    spawn(process.execPath, ['-e', other], { stdio: 'inherit' }).on('close', done);
  });
  oneAtATime(file, () => writeFileSync(file, 'done'));
  expect(await ended).toBe(0);
  expect(readFileSync(join(folder, 'seen'), 'utf8')).toBe('true');
  expect(readdirSync(folder).sort()).toEqual(['notes', 'seen']);
});
