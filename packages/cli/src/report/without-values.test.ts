import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../../../../tools/chance/share.ts';
import { catalogue } from '../../../redact/src/generated/catalogue.ts';
import { masked } from './masked.ts';
import { isTelling } from './without-values.ts';

/** What stands in the ids of traces, with all words that detectors begin to look at. */
const words = catalogue
  .flatMap((detector) =>
    'anchors' in detector ? detector.anchors : [...(detector.words ?? []), ...(detector.keyWords ?? [])],
  )
  .flatMap((anchor) => anchor.match(/[a-z]{1,19}/g) ?? []);
const word = fc.oneof(fc.constantFrom(...words), fc.stringMatching(/^[a-z]{1,19}$/));
const separator = fc.constantFrom('-', '_', '.');
const before = fc.constantFrom('', '-', '_', '.');
const some = fc.array(word, { minLength: 1, maxLength: 7 });
const numbered = fc
  .tuple(some, separator, before, fc.nat(99))
  .map(([parts, between, sign, number]) => `${parts.join(between)}${sign}${number}`);
const ofTrace = fc
  .tuple(fc.constantFrom('trace', 'run', 'task', 'case', 'bench', 'sample', 'session'), before, fc.nat(999_999))
  .map((parts) => parts.join(''));

describe('what is said of a document', () => {
  it('is not searched where it is what traces are called or a UUID, in which nothing would be masked', () => {
    fc.assert(
      fc.property(fc.oneof(numbered, ofTrace, fc.uuid()), (text) => {
        expect(isTelling(text)).toBe(false);
        expect(masked(text, 'pii')).toBe(text);
      }),
      { numRuns: tries(100) },
    );
  });
  it.each([
    'passport10002',
    'cvv_123',
    'trace_john@example.org',
    'user_4111111111111111',
    'trace-2024-05-01',
    'id:1',
    'C:\\Users\\x',
    'Trace1',
  ])('is searched where it is %s', (text) => {
    expect(isTelling(text)).toBe(true);
  });
});
