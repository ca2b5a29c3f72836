import { describe, expect, it } from 'vitest';
import { formatOf, formats, isFormatId } from './formats.ts';

describe('the table of formats', () => {
  it('has one row for each id, and unknown stands last', () => {
    const ids = formats.map((format) => format.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.at(-1)).toBe('unknown');
  });
  it('finds the row of each id', () => {
    for (const format of formats) expect(formatOf(format.id)).toBe(format);
  });
  it('names a family that the id begins with, and a schema in its folder', () => {
    for (const { id, family, schema } of formats) {
      expect(id.split('/')[0]).toBe(family);
      if (schema !== null) expect(schema.split('/')[0]).toBe(family);
    }
  });
  it('knows an id from other words', () => {
    expect(isFormatId('forsy/v0.1')).toBe(true);
    expect(isFormatId('forsy/v0.2')).toBe(false);
    expect(isFormatId('constructor')).toBe(false);
  });
});
