import { expect, it } from 'vitest';
import { withHook } from './settings.ts';

it.each([
  ['{', '1:2 The closing brace of an object is missing here.'],
  ['{\r\n  "a": [1\r\n', '3:1 The closing bracket of a list is missing here.'],
  ['{a: 1}', '1:2 Here stands something that JSON does not have.'],
  ['{"a" 1}', '1:6 A colon is missing here.'],
  ['{"a": }', '1:7 A value is missing here.'],
  ['{"a": 1 "b": 2}', '1:9 A comma is missing here.'],
  ['{"a": 1,, "b": 2}', '1:9 A key in double quotes is missing here.'],
  ['{} "b"', '1:4 More text follows behind the end.'],
  ['// nothing but a remark', '1:24 A value is missing here.'],
  ['/* never closed', '1:1 A comment begins here and is never closed.'],
  ['{"a": "never closed', '1:7 A text begins here and is never closed.'],
  ['{"a": 1.}', '1:7 This number breaks off.'],
  ['{"a": "\\u12"}', '1:7 Four hexadecimal digits are missing behind \\u.'],
  ['{"a": "\\q"}', '1:7 Behind a backslash stands a letter that means nothing there.'],
  ['{"a": "\u0001"}', '1:7 A control character stands in a text.'],
])('Settings that are no JSON are told of by what is wrong and where: %j', (text, says) => {
  expect(() => withHook(text, 'Stop', 'trace-formats save', 'settings.json')).toThrow(`settings.json:${says}`);
});

it.each(['', '{}', '// a remark\n{"a": [1, 2,],}', '\ufeff{"hooks": {}}'])('Settings are these: %j', (text) => {
  expect(withHook(text, 'Stop', 'trace-formats save', 'settings.json')).toContain('trace-formats save');
});
