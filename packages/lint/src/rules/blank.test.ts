import { expect, test } from 'vitest';
import { isBlank } from './blank.ts';

test.each([
  ['nothing at all', ''],
  ['blanks and ends of lines', ' \t\r\n\u00a0\u3000'],
  ['signs without width', '\u200b\u2060\ufeff\u00ad'],
  ['signs that steer a terminal', '\u0000\u0007\u001b\u007f\u0085'],
  ['selectors and joiners with nothing to change', '\u034f\ufe0f\u{e0100}'],
  ['letters that are drawn as nothing', '\u115f\u3164\u2800\uffa0'],
])('nothing is seen of %s', (_what, text) => {
  expect(isBlank(text)).toBe(true);
});

test.each([
  ['a letter among them', '\u0000\u200b x'],
  ['a sign with a selector', '\u2764\ufe0f'],
  ['half of a pair', '\ud83d'],
  ['a letter of another script', '\u00e9'],
])('%s is seen', (_what, text) => {
  expect(isBlank(text)).toBe(false);
});
