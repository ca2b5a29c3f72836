import { expect, test } from 'vitest';
import { standalone } from './standalone.ts';

const { source, flags } = standalone(/tok_[a-z]{4}/);
const found = (text: string): readonly string[] => text.match(new RegExp(source, flags)) ?? [];

test('a token stands behind a sign, at the beginning, and behind an escape that ends in a letter', () => {
  for (const before of ['', ' ', '-', '"', '\\n', '\\t', '%3D', '\\u003d', '\u001b[0m', '[1;32m'])
    expect(found(`${before}tok_abcd.`), before).toEqual(['tok_abcd']);
});

test('what goes on before it or behind it is another word', () => {
  for (const text of ['xtok_abcd', '_tok_abcd', '7tok_abcd', '3Dtok_abcd', '[xmtok_abcd', 'tok_abcde', 'tok_abcd_'])
    expect(found(text), text).toEqual([]);
});
