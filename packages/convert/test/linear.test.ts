import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { baitsFor } from '../../../tools/steps/baits.ts';
import { growth, limit } from '../../../tools/steps/growth.ts';
import { stepsToMatchAll } from '../../../tools/steps/search.ts';
import { expressionsIn } from '../../../tools/steps/written-down.ts';

const all = expressionsIn(fileURLToPath(new URL('../src/', import.meta.url)));

describe('every expression that reads a log', () => {
  it('is known', () => expect(all.length).toBeGreaterThan(30));

  it.each(all.map((one) => [one.place, one] as const))('takes steps in proportion to the text: %s', (_, one) => {
    for (const { lead, again, end } of baitsFor(one)) {
      const ratio = growth((text) => stepsToMatchAll(one, lead + text + end), again);
      expect(ratio, `on ${JSON.stringify([lead, again, end])}`).toBeLessThanOrEqual(limit);
    }
  });
});
