import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idIn, idOf } from './document-id.ts';

it('is read off bytes as it stands in the value', () => {
  const text = fc.constantFrom('', 'a', '"', '\\', '\\"', '{', '}]', ',:', 'é🙂', 'trace_id');
  const value = fc.oneof(
    text,
    fc.constantFrom<unknown>(null, true, 12.5, [], {}, { trace_id: 'inner' }, [{ session_id: ['"', '}'] }]),
  );
  const key = fc.oneof(text, fc.constantFrom('trace_id', 'collection_id', 'session_id', '__proto__'));
  fc.assert(
    fc.property(fc.array(fc.tuple(key, value), { maxLength: 6 }), fc.constantFrom(undefined, 1), (pairs, indent) => {
      const document = Object.fromEntries(pairs);
      expect(idIn(Buffer.from(` ${JSON.stringify(document, null, indent)} `))).toBe(idOf(document));
    }),
    { numRuns: 300, seed: 1 },
  );
});
