import { expect, it } from 'vitest';
import { changed } from '../spelling/changed.ts';
import { byteNumbersIn } from './byte-numbers.ts';

const read = (text: string): (string | undefined)[] =>
  byteNumbersIn(text).map((changes) => changed(text, changes)?.text);

it.each([
  ['two by two, with nothing behind them', '7a39 6b51 3272 5737', ['7a396b5132725737']],
  ['one by one', 'aa 7a:39:6b:51:32:72:57:37.', ['aa7a396b5132725737.']],
  ['with what other programs put before them', '0x7a, 0x39, 0x6b, 0x51, 0x32, 0x72, 0x57, 0x37', ['7a396b5132725737']],
  ['as decimal numbers', '[122, 57, 107, 81, 50, 114, 87, 55]', ['[z9kQ2rW7]']],
])('reads the eight bytes of the shortest value: %s', (_, text, expected) => {
  expect(read(text)).toEqual(expect.arrayContaining(expected));
});

it.each(['7a39 6b51 3272', '7a:39:6b:51:32:72:57', 'a be deaf bad cafe', '122, 57, 107, 81'])(
  'reads nothing in fewer, and in words: %s',
  (text) => {
    expect(read(text)).toEqual([]);
  },
);
