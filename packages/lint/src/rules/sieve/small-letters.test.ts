import { expect, it } from 'vitest';
import { inSmallLetters } from './small-letters.ts';

it('every letter that has a small one is taken for it by an expression that does not look at case', () => {
  const odd: string[] = [];
  let asked = 0;
  for (let code = 0; code < 0x10000; code++) {
    const letter = String.fromCharCode(code);
    const small = inSmallLetters(letter);
    if (small === undefined || small === letter) continue;
    asked += 1;
    const written = `\\u${small.charCodeAt(0).toString(16).padStart(4, '0')}`;
    for (const flags of ['i', 'iu']) if (!new RegExp(written, flags).test(letter)) odd.push(`${letter} ${flags}`);
  }
  expect(asked).toBeGreaterThan(1000);
  expect(odd).toEqual([]);
});
