import { expect, test } from 'vitest';
import { behindLetters, saidBy } from './trigger-signs.ts';

test.each<[alternative: string, signs: string | undefined, longest: number]>([
  ['ordinary', undefined, 8],
  ['señor', 'ñÑ', 5],
  ['m[aá]s allá', 'áÁ', 8],
  ['[ée] fala ', undefined, 7],
  ['[éè]t?', 'éÉèÈ', 2],
  ['é?a\\.ß', 'ßSS', 4],
  ['é{0,3}', undefined, 3],
  ['é{1,3}x', 'éÉ', 4],
  ['(?:mãe|p[éè]re)x', 'ãÃéÉèÈ', 5],
  ['(?:mãe|pere)é', 'éÉ', 5],
  ['(?:mãe)?x', undefined, 4],
  ['(?=é)x', undefined, 2],
  ['\\p{Lu}ć', 'ćĆ', 2],
  ['é.*', 'éÉ', Number.POSITIVE_INFINITY],
  ['é\\d+', 'éÉ', Number.POSITIVE_INFINITY],
  ['é\\d{2,}', 'éÉ', Number.POSITIVE_INFINITY],
  ['[一-龯]者', '者者', 2],
])('%s says which letters stand in all its matches, and how long they are', (alternative, signs, longest) => {
  expect(saidBy(alternative)).toEqual({ signs: signs && expect.any(Array), longest });
  expect(saidBy(alternative).signs?.join('')).toBe(signs);
});

test('of a letter it is known what may stand behind it, or that it may be anything', () => {
  const behind = new Map<string, Set<string> | undefined>();
  for (const trigger of ['’API|d’acc', 'é ', 'ñ?a', 'ß', '[äö]x', 'ü(?:b|c)', 'çb?', 'éd'])
    behindLetters(trigger, behind);
  expect([...behind.get('’')!].sort().join('')).toBe('A\\a');
  expect([...behind.get('é')!].sort().join('')).toBe(' D\\d');
  expect([...behind.keys()].filter((letter) => behind.get(letter) === undefined).join('')).toBe('ñÑßSSäÄöÖüÜçÇ');
});
