import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { folderOf } from '../command.ts';
import { runHere } from '../run-here.ts';

const example = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../examples/${path}`, import.meta.url)), 'utf8');
const session = example('sessions/seats.jsonl');
const legacy = example('../packages/convert/src/forsy/fixtures/legacy.json');
const trace = example('dataset/csv-totals/trace.json').replace('"positive_steps": 6', '"positive_steps": 5');

it.each([
  ['convert', 'trace-formats', session, ['--to', 'forsy', '-o', 'out']],
  ['migrate', 'trace-formats', legacy, ['-o', 'out']],
  ['redact', 'trace-formats', session, ['-o', 'out']],
  ['fix', 'forsy-lint', trace, ['--fix']],
] as const)('%s of many files can be stopped after each of them', async (name, program, text, flags) => {
  const folder = folderOf({ 'in/a.json': text, 'in/b.json': text, 'in/c.json': text, 'out/README': '' });
  const isWritten = (path: string): boolean =>
    name === 'fix' ? readFileSync(path, 'utf8') !== text : /^[abc]/.test(path.split(/[/\\]/).at(-1) as string);
  const place = join(folder, name === 'fix' ? 'in' : 'out');
  const seen = new Set<number>();
  let isOver = false;
  const look = (): void => {
    const files = readdirSync(place).filter((file) => file !== 'README' && !file.includes('legacy'));
    seen.add(files.filter((file) => isWritten(join(place, file))).length);
    if (!isOver) setImmediate(look);
  };
  look();
  const words = name === 'fix' ? ['in', ...flags] : [name, 'in', ...flags];
  const { err } = await runHere(program, words, folder);
  isOver = true;
  look();
  expect([...seen], err).toEqual([0, 1, 2, 3]);
});

it('convert of one file with many traces can be stopped after each of them', async () => {
  const folder = folderOf({ 'in.jsonl': `${JSON.stringify(JSON.parse(trace))}\n`.repeat(3), 'out/README': '' });
  const seen = new Set<number>();
  let isOver = false;
  const look = (): void => {
    seen.add(readdirSync(join(folder, 'out')).filter((file) => file.startsWith('in.')).length);
    if (!isOver) setImmediate(look);
  };
  look();
  const { err } = await runHere('trace-formats', ['convert', 'in.jsonl', '--to', 'open-token', '-o', 'out'], folder);
  isOver = true;
  look();
  expect([...seen], err).toEqual([0, 1, 2, 3]);
});
