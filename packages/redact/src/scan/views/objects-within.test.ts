import { expect, it } from 'vitest';
import { stepsOf } from '../../../../../tools/steps/steps-of.ts';
import { objectsWithin } from './objects-within.ts';

const within = (text: string, from = 0, to = text.length): string[] =>
  [...objectsWithin(text, from, to)].map(([first, last]) => text.slice(first, last));

it.each([
  ['called with\n{"a": 1}\nand done', ['{"a": 1}']],
  ['answer:\n{\n  "a": {\n    "b": 1\n  }\n}\nend', ['{\n  "a": {\n    "b": 1\n  }\n}']],
  ['one\r\n{"a": 1}\r\n{"b": 2}', ['{"a": 1}\r', '{"b": 2}']],
  ['keys:\n[\n  {\n    "a": 1\n  }\n]\nend', ['[\n  {\n    "a": 1\n  }\n]']],
  ['$ list\n[{"a": 1}, {"b": 2}]', ['[{"a": 1}, {"b": 2}]']],
  ['Output: [{"a": 1}]\nExit code: {"a": 2}', ['[{"a": 1}]', '{"a": 2}']],
  ['indented otherwise\n{\n "a": [\n  {\n   "b": 1\n  }]}\n', ['{\n "a": [\n  {\n   "b": 1\n  }]}\n']],
  ['cut\n{"a": 1,\n  "b": 2', []],
  ['lines of a log\n[INFO] begun [1]\n[12:00] done]', []],
  ['body: { of a style }', []],
  ['{"a": 1}\nat the beginning of the text', []],
  ['none { at the beginning of a line }', []],
  ['src/a.ts:12:{"a": "}"} and {"b": 2}', ['{"a": "}"}', '{"b": 2}']],
  ['curl -d \'[{"a": 1}]\' x', ['[{"a": 1}]']],
  ['[12:00] {"a": {"b": 1}}', ['{"a": {"b": 1}}']],
  ['{+{"a": 1}+}', ['{"a": 1}']],
  ['"a": {"b": 1},\n  "c": [{"d": 1}, {"e": 1}],', []],
  ['call({"a": 1}, {"b": 2})', []],
  ['open {"a": 1\nand {"b": 2}', ['{"b": 2}']],
])('%j holds %j', (text, objects) => expect(within(text)).toEqual(objects));

it('reads what it is given of a text, and not what stands behind', () => {
  const text = 'before\n{"a": 1}\nwithin\n{"b": 2}\nbehind\n{"c": 3}';
  expect(within(text, 8, 34)).toEqual(['{"b": 2}']);
  const steps = (behind: string): number => stepsOf(() => within(`words of a string${behind}`, 0, 17));
  expect(steps(' x'.repeat(5000))).toBe(steps(''));
});
