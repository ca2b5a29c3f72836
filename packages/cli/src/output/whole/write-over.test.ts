import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { writeOver } from './write-over.ts';

const folder = mkdtempSync(join(tmpdir(), 'trace-formats-over-'));
const path = join(folder, 'draft.json');
const read = Buffer.from('{"a":1}');

it('writes over what is as it was read', () => {
  writeFileSync(path, read);
  writeOver({ path, name: 'my draft' }, read, '{"a":2}');
  expect(readFileSync(path, 'utf8')).toBe('{"a":2}');
});

it('writes over what is compressed', () => {
  const packed = join(folder, 'draft.json.gz');
  writeFileSync(packed, gzipSync(read));
  writeOver({ path: packed, name: 'it' }, read, '{"a":2}');
  expect(gunzipSync(readFileSync(packed)).toString()).toBe('{"a":2}');
  rmSync(packed);
});

it('leaves what somebody else wrote meanwhile, and nothing beside it', () => {
  writeFileSync(path, '{"a":3}');
  expect(() => writeOver({ path, name: 'my draft' }, read, '{"a":2}')).toThrow(
    /^my draft was changed by somebody else/,
  );
  expect(readFileSync(path, 'utf8')).toBe('{"a":3}');
  expect(readdirSync(folder)).toEqual(['draft.json']);
});

it('finds it done where another run has done the same', () => {
  for (const content of ['{"a":4}', Buffer.from('{"a":4}')]) {
    writeFileSync(path, '{"a":4}');
    writeOver({ path, name: 'my draft' }, read, content);
    expect(readFileSync(path, 'utf8')).toBe('{"a":4}');
    expect(readdirSync(folder)).toEqual(['draft.json']);
  }
});

it('does not bring back what somebody took away', () => {
  rmSync(path);
  expect(() => writeOver({ path, name: 'my draft' }, read, '{"a":2}')).toThrow(/was changed by somebody else/);
  expect(readdirSync(folder)).toEqual([]);
});
