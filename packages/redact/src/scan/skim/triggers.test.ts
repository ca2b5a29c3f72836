import { describe, expect, it } from 'vitest';
import type { PatternDetector } from '../../detector.ts';
import { triggersOf } from './triggers.ts';

const detectors = [/ordinary/g, /señor|m[aá]s alla/g, /@\w{2}/g, /\d{3}-\d/g].map(
  (trigger) => ({ trigger }) as unknown as PatternDetector,
);

describe('what detectors without anchors begin with', () => {
  it('is told from its first character to its last, with the detector that begins with it', () => {
    const text = 'más: 414-7 @abc señor';
    const found: string[] = [];
    triggersOf(detectors).each(text, (start, end, detector) => found.push(`${detector} ${text.slice(start, end)}`));
    expect(found.sort()).toEqual(['1 señor', '2 @ab', '3 414-7']);
  });

  it('is found among few letters beyond ASCII and among many', () => {
    const told = (text: string): string[] => {
      const found = new Set<string>();
      triggersOf(detectors).each(text, (start, end, detector) =>
        found.add(`${detector} ${start} ${text.slice(start, end)}`),
      );
      return [...found].sort();
    };
    const far = 'a'.repeat(3000);
    expect(told(`${far} más alla ${far}`)).toEqual(['1 3001 más alla']);
    expect(told(`${'ñá'.repeat(300)} más alla señor`)).toEqual(['1 601 más alla', '1 610 señor']);
  });

  it('is hidden by a letter by its number only where that what stands behind it lets it go on', () => {
    const { mayHold } = triggersOf(detectors);
    expect(['o', 'O', '\\', 'a', ''].filter((next) => mayHold('ñ', next))).toEqual(['o', 'O', '\\']);
    expect(mayHold('á', 'x')).toBe(true);
    expect(mayHold('é', 'o')).toBe(false);
  });
});
