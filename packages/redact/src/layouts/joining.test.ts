import { expect, test } from 'vitest';
import { joiningIn } from './joining.ts';

const joins = (text: string): boolean => joiningIn(text)(text.indexOf('password') + 'password'.length);

test('a name is joined with its value by what stands behind it', () => {
  expect(joins('<input name="password" value="x">')).toBe(true);
  expect(joins('{"name": "password", "value": "x"}')).toBe(true);
});

test('so it is by joints that only a text with their own words has', () => {
  expect(joins('<Attribute Name="password"><AttributeValue>x</AttributeValue>')).toBe(true);
  expect(joins("password\n  Input should be a number [type=int, input_value='x']")).toBe(true);
});

test('a name in a sentence is joined with nothing', () => {
  expect(joins('the password is "x"')).toBe(false);
  expect(joins('password')).toBe(false);
});

test('a name may go on for some words, but not as long as a sentence, nor over the end of a tag', () => {
  expect(joins('<dt>password for the shop in Oslo</dt><dd>x</dd>')).toBe(true);
  expect(joins(`<dt>password${' and so on'.repeat(8)}</dt><dd>x</dd>`)).toBe(false);
  expect(joins('<dt password>x</dt><dd>y</dd>')).toBe(false);
});

test('each name of a text has its own answer, and the words of one the same', () => {
  const text = '<dt>password of the shop</dt><dd>x</dd>\nthe password is "x"';
  const joined = joiningIn(text);
  expect(['password', 'shop'].map((word) => joined(text.indexOf(word) + word.length))).toEqual([true, true]);
  expect(joined(text.lastIndexOf('password') + 'password'.length)).toBe(false);
});
