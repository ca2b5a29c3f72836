import { expect, it } from 'vitest';
import { redact } from '../src/index.ts';

it('asks a key where it stands, also where the same word was harmless before', () => {
  const value = {
    silent_refunds: 1,
    more: { silent_refunds: 2 },
    featureFlags: { silent_refunds: true, enabled: true },
  };
  const masked = redact(value, { policy: 'strict' }).value;
  expect(Object.keys(masked)).toEqual(Object.keys(value));
  expect(masked.more).toEqual(value.more);
  expect(Object.keys(masked.featureFlags)).toEqual([expect.stringMatching(/^\[REDACTED:internal_config:/), 'enabled']);
});
