import { describe, expect, it } from 'vitest';
import { quotesOf } from '../src/scan/skim/quotes.ts';
import { listsIn } from '../src/scan/views/lists.ts';

describe('a word in a string', () => {
  it.each([
    ['has the next line of a list behind it', '["the user says", "and goes on"]', true],
    ['has it also in a string of JSON', String.raw`"[\"the user says\", \"and goes on\"]"`, true],
    ['has a line with a quotation in it behind it', String.raw`["the user", "says\": no"]`, true],
    ['has the next key of an object behind it, which is no line', '{"actor": "user", "action": "say"}', false],
    ['has such a key in a string of JSON', String.raw`"{\"actor\": \"user\", \"action\" : \"say\"}"`, false],
    ['has nothing behind it', '["the user"]', false],
    ['has the next line far behind it', `["the user${' and so on'.repeat(30)}", "goes on"]`, false],
    ['is not the end of a line in which the string ends', '["the user\n", "goes on"]', false],
  ])('%s', (_, text, expected) => {
    const goesOnInList = listsIn(text, quotesOf(text));
    expect(goesOnInList(text.indexOf('user') + 4)).toBe(expected);
  });

  it('is judged by the string in which it stands, not by the one before', () => {
    const text = '["the user"]\n["another user", "goes on"]\n["the last user"]';
    const goesOnInList = listsIn(text, quotesOf(text));
    const ends = Array.from(text.matchAll(/user/g), ({ index }) => index + 4);
    expect(ends.map(goesOnInList)).toEqual([false, true, false]);
  });
});
