import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Io } from '../../io.ts';
import { keyFrom } from './key-file.ts';

const cwd = mkdtempSync(join(tmpdir(), 'trace-formats-key-'));

/** The key that a file gives, and what is said of it. */
function keyIn(content: string, mode = 0o600): readonly [key: string, said: string] {
  const said: string[] = [];
  writeFileSync(join(cwd, 'a.key'), content);
  chmodSync(join(cwd, 'a.key'), mode);
  const key = keyFrom('a.key', { cwd, err: (text: string) => said.push(text) } as unknown as Io);
  return [new TextDecoder().decode(key), said.join('')];
}

const long = 'k'.repeat(16);

describe('the key of a file', () => {
  it.each([
    [long, long],
    [`${long}\n`, long],
    [`${long}\r\n\r\n`, long],
    [`\n ${long} \n`, `\n ${long} `],
  ])('is what stands in it, without the line ends behind: %j', (content, key) => {
    expect(keyIn(content)).toEqual([key, '']);
  });

  it.each([
    ['k', /^Warning: the key in a\.key has only 1 byte; with fewer than 16 it can be guessed\.\n$/],
    ['k'.repeat(15), /has only 15 bytes/],
    [`${'k'.repeat(15)}\n`, /has only 15 bytes/],
  ])('is told of where it is short: %j', (content, says) => {
    expect(keyIn(content)[1]).toMatch(says);
  });

  it.skipIf(process.platform === 'win32')('is told of where its group or everybody can read it', () => {
    for (const mode of [0o644, 0o640, 0o604])
      expect(keyIn(long, mode)[1]).toMatch(/^Warning: others can read[^\n]*\n$/);
    for (const mode of [0o600, 0o400, 0o622]) expect(keyIn(long, mode)[1]).toBe('');
  });
});
