import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CannotWork } from '../../src/cannot-work.ts';
import { complaint } from '../../src/command-line/complaint.ts';

const value = randomBytes(9).toString('hex');
const said = (error: unknown, environment: Record<string, string> = {}): string =>
  complaint('trace-formats', error, { environment } as never);

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('This should have failed.');
}

describe('an error of our own', () => {
  it.each([
    ['of JSON', () => JSON.parse(`{"a": ${value}}`)],
    ['of JSON over several lines', () => JSON.parse(`${value}\n${value}`)],
    ['of an expression', () => new RegExp(`${value}(`)],
    ['of a key', () => (undefined as unknown as Record<string, string>)[value]],
    ['that quotes a value with a quote in it', () => Promise.reject.call(Object, `"it's ${value}"`)],
    [
      'that quotes several',
      () => {
        throw new Error(`"x" is not "${value}", and\n\`${value}\` is`);
      },
    ],
  ])('quotes no value, in its message or its stack: %s', (_, work) => {
    const error = thrownBy(work);
    expect(said(error)).toMatch(/^trace-formats: Something went wrong inside the tool itself/);
    const shown = said(error, { TRACE_FORMATS_DEBUG: '1' });
    expect(shown).toMatch(/^\w*Error: .*\n {4}at /s);
    expect(said(error) + shown).not.toContain(value);
  });

  it('says which name of the program was meant', () => {
    const error = thrownBy(() => (undefined as unknown as { length: number }).length);
    expect(said(error)).toContain("(reading 'length')");
  });

  it('is told whole where it is meant for the user', () => {
    expect(said(new CannotWork('The file "a b.json" is no file.', 'Name another.'))).toBe(
      'trace-formats: The file "a b.json" is no file.\nName another.\n',
    );
  });
});
