import { describe, expect, it } from 'vitest';
import { detect, read } from '../src/index.ts';

/** What looks at the text from its beginning for each value takes a million million turns here, and is seen to hang. */
describe('400,000 values that stand together on one line', () => {
  const size = 400_000;

  it('are read, each with its place', () => {
    const { documents, findings } = read('{"a":1}'.repeat(size), { mode: 'tolerant' });
    expect(documents).toHaveLength(size);
    expect(documents.at(-1)).toMatchObject({ record: size, line: 1, column: 7 * (size - 1) + 1, source: '{"a":1}' });
    expect(findings).toHaveLength(1);
  });

  it('are read where every other one was cut off, each of these with its warning', () => {
    const { documents, findings } = read('\n{"a":{"b":1}{"c":2}'.repeat(size / 4).trim(), {
      mode: 'tolerant',
      container: 'json',
    });
    expect(documents).toHaveLength(size / 4);
    expect(documents.at(-1)).toMatchObject({ line: size / 4, column: 13, value: { c: 2 } });
    expect(findings.at(-1)).toMatchObject({ line: size / 4, column: 1 });
  });

  it('are told apart from what they may be', () => {
    expect(detect('{"type":"user"}'.repeat(size)).format).toBe('unknown');
  });
});
