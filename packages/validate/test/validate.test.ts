import type { FormatId } from '@trace-formats/schema';
import { describe, expect, it } from 'vitest';
import { hasSchema, judgedAs, read, validate } from '../src/index.ts';

describe('what is no format', () => {
  it.each(['forsy', 'toString', '__proto__', '', undefined])(
    'is refused, since nothing would ever be found in it: %s',
    (word) => {
      const format = word as FormatId;
      expect(() => validate({}, format)).toThrow(/^There is no format .*\. There are open-token\/v0\.1, /);
      expect(() => judgedAs({}, format)).toThrow(TypeError);
      expect(hasSchema(format)).toBe(false);
    },
  );
  it('is told from a format without a schema', () => {
    expect(validate({}, 'claude-code')).toEqual([]);
    expect(validate({}, 'unknown')).toEqual([]);
    expect(validate({}, 'forsy/v0.1')).not.toEqual([]);
  });
});

it.each([undefined, null, 5, {}, [], new ArrayBuffer(2)])(
  'what is neither bytes nor a text is not read: %j',
  (input) => {
    expect(() => read(input as string)).toThrow('Only bytes and texts are read, and this is neither.');
  },
);
