import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../../../../tools/chance/share.ts';
import { masked } from './masked.ts';
import { isTelling } from './without-values.ts';

/** What stands in the ids of traces, with words that are said of people and of secrets. */
const words = [
  ...[
    'trace',
    'run',
    'csv',
    'weather',
    'john',
    'smith',
    'maria',
    'user',
    'password',
    'token',
    'api',
    'key',
    'pin',
    'tel',
  ],
  ...['account', 'customer', 'passport', 'card', 'prod', 'db', 'host', 'ip', 'born', 'room', 'de', 'uk'],
];
const word = fc.oneof(fc.constantFrom(...words), fc.stringMatching(/^[a-z]{1,19}$/));
const separator = fc.constantFrom('-', '_', '.');
const id = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 8 }), separator, fc.constantFrom('', '-', '_', '.'), fc.nat(99_999))
  .map(([parts, between, before, number]) => `${parts.join(between)}${before}${number}`);

describe('what is said of a document', () => {
  it('is not searched where it is an id of words and a number or a UUID, in which nothing would be masked', () => {
    fc.assert(
      fc.property(fc.oneof(id, fc.uuid()), (text) => {
        expect(isTelling(text)).toBe(false);
        expect(masked(text, 'pii')).toBe(text);
      }),
      { numRuns: tries(100) },
    );
  });
  it.each(['trace_john@example.org', 'user_4111111111111111', 'trace-2024-05-01', 'id:1', 'C:\\Users\\x', 'Trace1'])(
    'is searched where it is %s',
    (text) => {
      expect(isTelling(text)).toBe(true);
    },
  );
});
