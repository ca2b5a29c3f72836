import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expander } from '../../../test/template.ts';
import { selectDetectors } from '../../options/selection.ts';
import { withNumbers } from '../../shape/for-engines/repeated-names.ts';
import { asOne, quickParts, type Searcher } from './quick-parts.ts';

const cut = selectDetectors({ policy: 'strict' }).patterns.filter(
  ({ pattern: { source, flags } }) => quickParts(source, flags).length > 1,
);

/** All that is found in a text, one behind the other, or at every place of it by an expression that is tried at one. */
function foundIn(text: string, pattern: Searcher, isSticky: boolean): readonly string[] {
  const found: string[] = [];
  for (let from = 0; from <= text.length; ) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (match === null && !isSticky) return found;
    if (match !== null) found.push(`${match.index} ${match[0]} ${pattern.lastIndex}`);
    // As where a match was refused: another may begin inside it.
    from = match === null || isSticky ? from + 1 : match.index + 1;
  }
  return found;
}

describe('an expression in parts', () => {
  it('is made of some that are too long', () => {
    expect(cut.map(({ id }) => id)).toContain('street-address-abroad');
  });

  it.each(cut)('$id finds what it finds as one', ({ id, pattern: { source, flags } }) => {
    const expand = expander(id);
    const cases = JSON.parse(readFileSync(new URL(`../../detectors/${id}/cases.json`, import.meta.url), 'utf8'));
    const texts: string[] = cases.map(({ text }: { text: string }) => expand(text));
    for (const mode of ['g', 'y']) {
      const own = flags.replace(/[dgy]/g, '') + mode;
      const whole = new RegExp(withNumbers(source), own);
      const parts = asOne(quickParts(source, flags).map((part) => new RegExp(withNumbers(part), own)));
      const all = texts.map((text) => foundIn(text, whole, mode === 'y'));
      expect(texts.map((text) => foundIn(text, parts, mode === 'y'))).toEqual(all);
      expect(all.flat().length).toBeGreaterThan(10);
    }
  });

  it('goes on behind a match, and takes what stands first of two that begin together', () => {
    const found = (text: string): readonly string[] => {
      const pattern = asOne([/ab?/g, /abc|c/g]);
      const all: string[] = [];
      for (let match = pattern.exec(text); match; match = pattern.exec(text)) all.push(match[0]);
      return all;
    };
    expect(found('abc c ab')).toEqual(['ab', 'c', 'c', 'ab']);
    expect(found('c')).toEqual(['c']);
    expect(found('x')).toEqual([]);
  });

  it('begins anew in another text, also where a search was broken off', () => {
    const pattern = asOne([/ab?/g, /abc|c/g]);
    expect(pattern.exec('c ab')?.[0]).toBe('c');
    pattern.lastIndex = 0;
    expect(pattern.exec('.......abc')?.index).toBe(7);
  });
});
