import { describe, expect, it } from 'vitest';
import { beginsJsonLines, lineReader, type ReadOptions, read, readLine } from '../src/index.ts';

const bytes = new TextEncoder().encode('{"a":1}\n{"a":2}\n');

const calls: readonly ((options: ReadOptions) => unknown)[] = [
  (options) => read(bytes, options),
  (options) => readLine(bytes, 1, 1, options),
  (options) => lineReader(options),
  (options) => beginsJsonLines(bytes, false, options),
];

describe('options that a program without types gives', () => {
  it.each<[unknown, RegExp]>([
    [{ mode: 'tolerent' }, /^The option mode is to be one of strict, tolerant, and this is something else\.$/],
    [{ mode: 5 }, /^The option mode is to be one of/],
    [{ container: 'ndjson' }, /^The option container is to be one of json, jsonl, auto, and this is something else\.$/],
    ['tolerant', /^The options of reading stand in an object, as in \{ mode: 'tolerant' \}, and this is none\.$/],
    [true, /^The options of reading stand in an object/],
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
