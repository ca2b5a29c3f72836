import { expect, it } from 'vitest';
import { askedOfKeys } from './asked-of-keys.ts';

it('asks once for a key, and again for one too many to be known', () => {
  const asked: string[] = [];
  const isShort = askedOfKeys((key) => {
    asked.push(key);
    return key.length < 4;
  });
  expect(['name', 'id', 'id', 'name'].map(isShort)).toEqual([false, true, true, false]);
  expect(asked).toEqual(['name', 'id']);
  for (let at = 0; at < 2000; at++) isShort(`k${at}`);
  expect([isShort('id'), isShort('k1999')]).toEqual([true, false]);
  expect(asked.filter((key) => key === 'id' || key === 'k1999')).toEqual(['id', 'k1999', 'k1999']);
});
