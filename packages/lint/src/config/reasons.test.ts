import { describe, expect, it } from 'vitest';
import { configOf, isConfigFault } from './config.ts';

describe('a finding is accepted for a reason, which takes a word:', () => {
  const isTaken = (reason: string): boolean =>
    !isConfigFault(configOf({ allow: [{ rule: 'input-is-literal', reason }] }));

  it.each(['Known.', 'Lost.', 'See #412.', '#412', '误报', 'Ära der Bänder', 'aab'])('%j is one', (reason) => {
    expect(isTaken(reason)).toBe(true);
  });

  it.each(['x', 'xx', 'xxxx', 'k.', '1', '12', '...', ' ', 'n/a', '誤', 'a b c'])('%j is none', (reason) => {
    expect(isTaken(reason)).toBe(false);
  });
});
