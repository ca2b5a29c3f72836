import { expect, it } from 'vitest';
import { withoutTrailingBlanks } from './line-ends.ts';
import { withPlainMarks } from './plain-marks.ts';

it.each([
  ['a line', 'one  \ntwo three', 'one\ntwo three'],
  ['a line of Windows', 'one  \r\ntwo', 'one\r\ntwo'],
  ['the last line', 'one\ntwo ', 'one\ntwo'],
  ['each of several lines', 'a \n b \r\nc  ', 'a\n b\r\nc'],
])('blanks at the end of %s are taken away, and the way back is known', (_, text, bare) => {
  const shown = withoutTrailingBlanks(text)!;
  expect(shown.text).toBe(bare);
  for (const [at, one] of [...bare].entries()) expect(text[shown.toOriginal(at, false)]).toBe(one);
});

it.each(['', 'one two', ' one\n two\r\nthree', '\none'])('there are none in %j', (text) => {
  expect(withoutTrailingBlanks(text)).toBeUndefined();
});

it.each([
  ['a\u00a0b', 'a b'],
  ['a\u2009b\ufeff', 'a b '],
  ['a\rb', 'a\nb'],
  ['a\u2028b', 'a\nb'],
  ['a\r\nb\r\u001b[1m', 'a\r\nb\r\u001b[1m'],
  ['\u201ca\u201d \u2018b\u2019', `"a" 'b'`],
  ['é ü', 'é ü'],
])('the marks of %j are plain', (text, plain) => {
  expect(withPlainMarks(text)).toBe(plain);
});
