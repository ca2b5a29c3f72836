import { describe, expect, it } from 'vitest';
import { type ConvertOptions, convert, sourceOfDocument, sourceOfRecords, writableFormats } from '../src/index.ts';

/** A session of one call, with something in its arguments that no JSON text holds. */
function holding(odd: unknown): readonly unknown[] {
  const message = { role: 'assistant', content: [{ type: 'tool_use', id: 't', name: 'Bash', input: { 'a/b': odd } }] };
  return [
    { type: 'user', uuid: 'u1', parentUuid: null, sessionId: 's', message: { role: 'user', content: 'Hi.' } },
    { type: 'assistant', uuid: 'u2', parentUuid: 'u1', sessionId: 's', message },
  ];
}

const ring: Record<string, unknown> = {};
ring['twice'] = [{ self: ring }];

describe('a source that is no JSON', () => {
  for (const to of writableFormats) {
    const options = { to, ...(to === 'trajectory' ? { timestamp: '2026-01-01T00:00:00Z' } : {}) } as ConvertOptions;

    it(`is named where it cannot be written: a ring, as ${to}`, () => {
      expect(() => convert(sourceOfRecords(holding(ring)), options)).toThrow(
        'Only JSON is converted, and the value at "/message/content/0/input/a~1b/twice/0/self" of record 2 is one that holds itself.',
      );
    });

    it(`is named where it cannot be written: a number that JSON has not, as ${to}`, () => {
      const converted = (): unknown => convert(sourceOfRecords(holding(10n)), options);
      // This one takes arguments over as they are and never makes a text of them.
      if (to === 'atif') expect(converted).not.toThrow();
      else expect(converted).toThrow('"/message/content/0/input/a~1b" of record 2 is a bigint.');
    });
  }

  it('is not looked for where one thing stands in two places', () => {
    const twice = { command: 'ls' };
    expect(convert(sourceOfRecords(holding([twice, twice])), { to: 'sts' }).refused).toBe(false);
  });

  it('is told from one that is too deep', () => {
    let deep: unknown = 'x';
    for (let level = 0; level < 5000; level++) deep = { deep };
    expect(convert(sourceOfRecords(holding(deep)), { to: 'sts' })).toMatchObject({ reason: 'too-deep' });
    const trace = { schema_version: 'forsy-trace-v0.1', steps: holding(ring) };
    expect(() => convert(sourceOfDocument(trace), { to: 'forsy' })).toThrow('the value at "/steps/1/message');
  });
});
