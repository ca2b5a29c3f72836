import { expect, test } from 'vitest';
import { quotesOf } from './quotes.ts';

const texts = ['', 'no quote at all', '"', 'a"b"c', `${'"x'.repeat(5000)} and "more" of "them"`, 'far  "behind"'];

test.each(texts)('The quotes of text %# are those that a search finds, in whatever order it is asked', (text) => {
  let seed = 1;
  const random = (): number => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  const quoteBehind = quotesOf(text);
  const wrong: number[] = [];
  for (let round = 0, at = 0; round < 20_000; round++) {
    // Mostly a little ahead, as the words of a text come, or back by some quotes, and now and then anywhere.
    at = random() < 0.02 ? Math.floor(random() * (text.length + 1)) : at + Math.floor((random() - 0.45) * 40);
    at = Math.min(Math.max(at, 0), text.length);
    const found = text.indexOf('"', at);
    if (quoteBehind(at) !== (found === -1 ? text.length : found)) wrong.push(at);
  }
  expect(wrong).toEqual([]);
});
