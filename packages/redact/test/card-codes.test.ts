import { describe, expect, it } from 'vitest';
import { redact } from '../src/index.ts';

/** Under a key of the test's own: a digest drawn anew holds three given figures now and then. */
const pii = (value: unknown): string => JSON.stringify(redact(value, { policy: 'pii', key: 'card-codes' }).value);

describe('the code on the back of a card', () => {
  it.each([
    { payment: { exp_month: 4, cvc: '913' } },
    { card: { cvv: '913', number: 7 } },
    { card: { cvc: 913 } },
    { card_cvv: 4913 },
    { content: '{"card": {"cvc": 913, "exp": 4}}' },
    { content: '{"card": {"cvv": "913"}}' },
  ])('is masked under its key, as a string and as a number: %j', (value) => {
    expect(pii(value)).not.toContain('913');
  });

  it.each([{ status: 913 }, { account: 913 }, { pin: 913 }, { cvcs: 913 }, { content: '{"code": 913}' }])(
    'takes no other short number with it: %j',
    (value) => {
      expect(pii(value)).toBe(JSON.stringify(value));
    },
  );
});
