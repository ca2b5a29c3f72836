import { describe, expect, it } from 'vitest';
import type { PatternDetector } from '../detector.ts';
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
});
