import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { learnedModule } from '../../../labels/lessons.ts';
import { featuresOf } from './features.ts';
import { leans, learnedFrom } from './leans.ts';

describe('what was learned', () => {
  it('is what the labels teach; if not, run `pnpm learn:lint --write`', () => {
    const file = fileURLToPath(new URL('./learned.ts', import.meta.url));
    expect(readFileSync(file, 'utf8')).toBe(learnedModule());
  });
});

describe('a leaning', () => {
  const learned = learnedFrom(-5, '6 next\n3 &output>0\n-4 because');
  const nothing = (): ReadonlySet<string> => new Set();
  const inOutput = (): ReadonlySet<string> => new Set(['&output>0']);
  const never = (): never => {
    throw new Error('asked in vain');
  };

  it('is the sum of what a text is made of and what surrounds it', () => {
    expect(leans(learned, 'the next one', nothing)).toBe(true);
    expect(leans(learned, 'the next one because', nothing)).toBe(false);
    expect(leans(learned, 'the next one because', inOutput)).toBe(false);
    expect(leans(learnedFrom(-4, '3 next\n3 &output>0'), 'the next one', inOutput)).toBe(true);
  });

  it('asks for what surrounds a text only where that can decide', () => {
    expect(leans(learned, 'the one before', never)).toBe(false);
    expect(() => leans(learned, 'the next one', never)).toThrow('asked in vain');
  });

  it('leaves alone what has no little word of English', () => {
    expect(featuresOf('Nächste Woche')).toBeUndefined();
    expect(leans(learned, 'next', nothing)).toBe(false);
  });
});

describe('what a text is made of', () => {
  it('is its words, their kinds, its ends and its length', () => {
    const features = featuresOf('The parser read "a.csv" in 12 s, quickly; see src/read.ts.')!;
    for (const name of ['the', 'parser', '~quote', '~number', '~ly', '~literal', '^the', '^^the ~word', '$~literal .'])
      expect(features).toContain(name);
    expect(features).toContain('tokens>8');
    expect(features).not.toContain('tokens>16');
    expect(features).toContain('sentences>0');
  });

  it('counts a word once and names of the world by their capital letters', () => {
    expect([...featuresOf('It is, it is.')!].filter((name) => name === 'it')).toHaveLength(1);
    expect(featuresOf('A walk with Anna and Otto.')).toContain('names>1');
    expect(featuresOf('A walk with nobody.')).not.toContain('names>0');
  });
});
