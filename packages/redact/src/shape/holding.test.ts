import { expect, test } from 'vitest';
import { holding } from './holding.ts';

const long = 'abc '.repeat(100_000);

test('a long text holds what stands in its first and in its last piece, and nothing else', () => {
  const mayHold = holding(`&${long}<`, ['&', '<', '%']);
  expect(['&', '<', '%'].map(mayHold)).toEqual([true, true, false]);
  expect(['&', '<'].map(holding(long, ['&', '<']))).toEqual([false, false]);
});

test('of a short text nobody looks before those who ask', () => {
  expect(holding('abc', ['&'])('&')).toBe(true);
});
