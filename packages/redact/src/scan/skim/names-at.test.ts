import { expect, test } from 'vitest';
import { namesAt, refuses } from './names-at.ts';

const at = (text: string, word: string) => namesAt(text, text.indexOf(word));

test('a name is read from around a word, as far as an assignment reads it', () => {
  expect(at('total_tokens_reminder: 3', 'token')).toEqual(['total_tokens_reminder']);
  expect(at('spring.datasource.password = 3', 'password')).toEqual(['spring.datasource.password']);
  expect(at('"token"', 'token')).toEqual(['token']);
});

test('behind a backslash the first letter may be that of an escape', () => {
  expect(at(String.raw`{\n\ttokenUsage = usage`, 'token')).toEqual(['ttokenUsage', 'tokenUsage']);
  expect(at(String.raw`\u00e9token`, 'token')).toBeUndefined();
  expect(at(String.raw`foo\_token`, 'token')).toBeUndefined();
});

test('of a name that is too long nothing is said', () => {
  expect(at(`${'a'.repeat(60)}token`, 'token')).toBeUndefined();
  expect(at(`token${'a'.repeat(60)}`, 'token')).toBeUndefined();
});

test('a name is refused with its singular, and in both ways it may be read', () => {
  const refusesName = (name: string) => name !== 'token' && name !== 'npass';
  expect(refuses({ refusesName }, ['keys'])).toBe(true);
  expect(refuses({ refusesName }, ['tokens'])).toBe(false);
  expect(refuses({ refusesName }, ['npass', 'pass'])).toBe(false);
  expect(refuses({ refusesName }, undefined)).toBe(false);
  expect(refuses({}, ['keys'])).toBe(false);
});
