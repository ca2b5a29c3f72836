import { expect, it } from 'vitest';
import { findText } from '../index.ts';

/** The first name is told by the last name beside it. */
const namesIn = (text: string): readonly string[] =>
  findText(text, { policy: 'pii' })
    .filter(({ detector }) => detector === 'named-person')
    .map(({ range }) => text.slice(...range));

it.each([
  ['a bracket that ends nothing', 'a } in it'],
  ['a quote that ends nothing, and a bracket', 'it says "so }" to all'],
  ['a backslash at its end', 'C:\\'],
  ['brackets that go together', '[{"of": "others"}]'],
])('what stands beside a value is read over a string with %s', (_, note) => {
  const beside = JSON.stringify({ first: 'Otto', note, last: 'Weber' });
  expect(namesIn(`[{"n": 1, "of": ${beside}}, {"first": "Anna"}]`)).toEqual(['Otto', 'Weber']);
});

it('and over an object within, but not beyond its own', () => {
  expect(namesIn('[{"first": "Otto", "of": {"x": [1, {"y": 2}]}, "last": "Weber"}]')).toEqual(['Otto', 'Weber']);
  expect(namesIn('[{"of": {"first": "Otto"}, "last": "Weber"}]')).not.toContain('Otto');
});
