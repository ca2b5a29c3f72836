import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writableFormats } from '../../src/index.ts';
import { anyTimeline } from '../arbitrary-timeline.ts';
import { honest } from '../round-trip/pass.ts';
import { problemsOf } from './problems.ts';

describe('whatever a session holds', () => {
  for (const format of writableFormats)
    it(`it is valid when written as ${format}`, () => {
      fc.assert(
        fc.property(anyTimeline, (timeline) => {
          const written = honest(timeline, format, { lose: () => undefined, losses: () => [] });
          if (written !== undefined) expect(problemsOf(format, written.document)).toEqual([]);
        }),
        { numRuns: 150 },
      );
    });
});
