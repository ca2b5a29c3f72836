import { describe, expect, it } from 'vitest';
import type { PatternDetector } from '../src/detector.ts';
import { catalogue } from '../src/generated/catalogue.ts';
import { guardOf } from '../src/shape/guard.ts';

const guarded = catalogue.filter(
  (detector): detector is PatternDetector => 'pattern' in detector && guardOf(detector) !== undefined,
);

describe('a guard', () => {
  it('stands before most patterns', () => {
    expect(guarded.length).toBeGreaterThan(280);
  });

  it.each(guarded.map((detector) => [detector.id, detector] as const))('of %s fails at once', (_, detector) => {
    const guard = guardOf(detector)!;
    for (const anchor of detector.anchors.slice(0, 8))
      for (const bait of baits) {
        const text = `${anchor}${bait}`;
        const begun = process.cpuUsage().user;
        for (const at of [0, anchor.length]) {
          guard.lastIndex = at;
          guard.test(text);
        }
        // A way back that doubles with each backslash or escape would take longer than anybody waits.
        expect(process.cpuUsage().user - begun, bait.slice(0, 20)).toBeLessThan(400_000);
      }
  });
});

/** What can be read in several ways: runs of backslashes, escapes by number, blanks, quotes, digits and words. */
const baits = [
  '\\'.repeat(600),
  `${'\\'.repeat(7)}"`.repeat(80),
  '\\u0041\\x41'.repeat(60),
  '\\\\n \\t'.repeat(100),
  ' '.repeat(600),
  '"\\"\\\\"'.repeat(100),
  '1 2-3.4/'.repeat(80),
  'Ab cd.e-f, '.repeat(60),
  'a,b;c\t'.repeat(100),
];
