import { describe, expect, it } from 'vitest';
import { withoutPercents } from './percents.ts';

describe('percent codes', () => {
  it.each([
    ['one behind the other', 'a%20b%2Fc', 'a b/c'],
    ['a letter in two bytes', 'caf%C3%A9%20au', 'café au'],
    ['right behind a sign that begins none', '100%%20of%2', '100% of%2'],
    ['behind bytes that are no character', '%C3%28%41', '%C3(A'],
  ])('are undone: %s', (_, text, expected) => {
    expect(withoutPercents(text)?.text).toBe(expected);
  });

  it('leave a text alone that has none', () => {
    expect(withoutPercents('100 % of it')?.text ?? '100 % of it').toBe('100 % of it');
  });
});
