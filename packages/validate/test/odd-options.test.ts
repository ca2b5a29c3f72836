import { describe, expect, it } from 'vitest';
import { beginsJsonLines, lineReader, type ReadOptions, read, readLine } from '../src/index.ts';

const bytes = new TextEncoder().encode('{"a":1}\n{"a":2}\n');

const calls: readonly ((options: ReadOptions) => unknown)[] = [
  (options) => read(bytes, options),
  (options) => readLine(bytes, { line: 1, column: 1 }, 1, options),
  (options) => lineReader(options),
  (options) => beginsJsonLines(bytes, false, options),
];

it('a mode that no text can be made of is refused in the same words', () => {
  for (const mode of [10n, Symbol('strict')])
    expect(() => read('{}', { mode } as unknown as ReadOptions)).toThrow(
      /^There is no mode like that\. There are strict, tolerant\.$/,
    );
});

describe('options that a program without types gives', () => {
  it.each<[unknown, RegExp]>([
    [{ mode: 'tolerent' }, /^There is no mode "tolerent"\. There are strict, tolerant\.$/],
    [{ mode: 5 }, /^There is no mode 5\./],
    [
      { mode: { task: 'Read the mail of Aurora Quill.' } },
      /^There is no mode like that\. There are strict, tolerant\.$/,
    ],
    [{ moed: 'tolerant' }, /^There is no option "moed"\. There are mode, container, decode, maxDepth, maxLength/],
    [{ maxDepth: 1e6 }, /^maxDepth is to be a whole number from 1 to 2000, and this is none\.$/],
    [{ maxDepth: Number.NaN }, /^maxDepth is to be a whole number/],
    [{ maxDepth: '7' }, /^maxDepth is to be a whole number/],
    [{ decode: 5 }, /^decode is to be a function that makes a text of bytes, and this is none\.$/],
    [{ maxLength: -1 }, /^maxLength is to be a whole number from 1 to/],
    [{ container: 'ndjson' }, /^There is no container "ndjson"\. There are json, jsonl, auto\.$/],
  ])('are refused by everything that reads: %j', (odd, says) => {
    for (const call of calls) expect(() => call(odd as ReadOptions)).toThrow(says);
  });

  it.each<unknown>([
    undefined,
    null,
    {},
    { mode: undefined, container: undefined },
    { mode: null, container: null },
    { mode: 'tolerant', container: 'jsonl' },
  ])('are in order: %j', (options) => {
    for (const call of calls) expect(() => call(options as ReadOptions)).not.toThrow();
  });
});
