import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf, run } from '../../../test/command.ts';
import { smallLog } from '../../../test/small-documents.ts';
import { leftName } from './sweep.ts';

/** A process that was there and is not any more. */
const dead = spawnSync(process.execPath, ['-e', '']).pid;
const twoHoursAgo = Date.now() / 1000 - 7200;

it('what killed processes have left beside an output is taken away at the next one, and nothing else', () => {
  const left = leftName(dead, 1);
  const stays = [
    leftName(process.pid, 1),
    `.${dead}-1.tmp`,
    `${left}.json`,
    `my${left}`,
    left.replace('-1.tmp', '-x.tmp'),
    left.replace('.trace-formats', 'trace-formats'),
  ];
  const folder = folderOf(
    Object.fromEntries(['log.jsonl', left, leftName(dead, 7), ...stays].map((name) => [`in/${name}`, smallLog])),
  );
  const place = join(folder, 'in');
  symlinkSync('log.jsonl', join(place, leftName(dead, 3)));
  mkdirSync(join(place, leftName(dead, 4)));
  for (const name of readdirSync(place)) utimesSync(join(place, name), twoHoursAgo, twoHoursAgo);
  const convert = () => run('trace-formats', ['convert', 'log.jsonl', '--to', 'sts', '-o', 'out.jsonl'], place);
  expect(convert().code).toBe(0);
  const rest = ['log.jsonl', 'out.jsonl', leftName(dead, 3), leftName(dead, 4), ...stays];
  expect(readdirSync(place).sort()).toEqual(rest.sort());
});

it('what was written a moment ago is left to whoever writes it', () => {
  const left = leftName(dead, 1);
  const folder = folderOf({ 'log.jsonl': smallLog, [left]: '' });
  expect(run('trace-formats', ['convert', 'log.jsonl', '--to', 'sts', '-o', 'out.jsonl'], folder).code).toBe(0);
  expect(readdirSync(folder).sort()).toEqual([left, 'log.jsonl', 'out.jsonl']);
});
