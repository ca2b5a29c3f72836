import { describe, expect, it } from 'vitest';
import { isRefusal, isSaidAgain } from './refused.ts';

describe('a refusal', () => {
  it('is short: a log tells of many things', () => {
    expect(isRefusal('Permission denied, please try again.')).toBe(true);
    expect(isRefusal(`Permission denied, please try again.${' The build went on.'.repeat(30)}`)).toBe(false);
  });
});

describe('a value that is said again', () => {
  it.each([
    ['Orchards', 'try orchards', true],
    ['orchards', 'try orchands', true],
    ['orchards', 'try meadows', false],
    // Short words are alike by chance, and a word that comes back as it was is no other spelling.
    ['pears', 'try bears', false],
    ['orchards', 'try orchards', false],
  ])('%j after %j: %s', (value, before, isAgain) => {
    expect(isSaidAgain(value, before)).toBe(isAgain);
  });
});
