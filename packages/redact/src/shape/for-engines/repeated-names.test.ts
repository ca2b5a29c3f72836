import { expect, test } from 'vitest';
import { asWritten, withNumbers } from './repeated-names.ts';

const found = (source: string, text: string) => asWritten(new RegExp(withNumbers(source)).exec(text)?.groups ?? {});

test('alternatives call by the same name what they find', () => {
  const source = 'to (?<value>\\w+)|from (?<value>\\w+)|(?<other>by) (?<value>\\w+)';
  expect(found(source, 'to a')).toEqual({ value: 'a', other: undefined });
  expect(found(source, 'from b')).toEqual({ value: 'b', other: undefined });
  expect(found(source, 'by c')).toEqual({ value: 'c', other: 'by' });
});

test('a reference back means the group of the name that stands last before it', () => {
  const source = '(?<value>a+)-|(?<value>b+)-\\k<value>!';
  expect(found(source, 'bb-bb!')).toEqual({ value: 'bb' });
  expect(new RegExp(withNumbers(source)).test('bb-a!')).toBe(false);
});

test('of names that all take part the first counts', () => {
  expect(found('(?<value>\\w+) and (?<value>\\w+)', 'a and b')).toEqual({ value: 'a' });
});

test('what is no group stays as it is', () => {
  const source = '\\(?<value>(?<value>x)(?:y)(?<=z)(?<!z)[(?]\\\\(?<end>w)';
  expect(withNumbers(source)).toBe(source);
});
