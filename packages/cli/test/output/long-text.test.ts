import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { writeBeside } from '../../src/output/whole/write-beside.ts';

const folder = mkdtempSync(join(tmpdir(), 'long-text-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a text that is written in pieces', () => {
  const long = 1_300_000;
  const smile = '\ud83d\ude00';
  const texts: Readonly<Record<string, string>> = {
    'of one byte each': 'abcdefghi\n'.repeat(long / 10),
    'of pairs of surrogates': smile.repeat(long / 2),
    'of pairs that stand across every cut': `a${smile.repeat(long / 2)}`,
    'of halves of pairs': `a${'\ud83d'.repeat(long)}`,
    'of every length': `${'é'.repeat(long / 2)}${'\u20ac'.repeat(long / 4)}${smile.repeat(long / 8)}`,
    'that ends where a piece does': 'x'.repeat(2 ** 20),
  };
  it.each(Object.entries(texts))('has the same bytes as in one: %s', (name, text) => {
    const path = join(folder, `${name}.txt`);
    writeBeside(path, text);
    expect(readFileSync(path).equals(Buffer.from(text))).toBe(true);
  });
  it('has the same bytes where it is given in pieces of any length', () => {
    const pieces = [
      ...Object.values(texts),
      '',
      'end\n',
      ...Array.from({ length: 3000 }, (_, index) => smile.repeat(index)),
    ];
    const path = join(folder, 'pieces.txt');
    writeBeside(path, pieces);
    expect(readFileSync(path).equals(Buffer.concat(pieces.map((piece) => Buffer.from(piece))))).toBe(true);
    writeBeside(join(folder, 'pieces.txt.gz'), pieces);
    expect(gunzipSync(readFileSync(join(folder, 'pieces.txt.gz'))).toString()).toBe(
      pieces.map((piece) => Buffer.from(piece).toString()).join(''),
    );
  });
});
