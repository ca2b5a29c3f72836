import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isInShare } from '../../../tools/chance/share.ts';
import { growth, limit } from '../../../tools/steps/growth.ts';
import { stepsOf } from '../../../tools/steps/steps-of.ts';
import { defaultSettings, lintDocument } from '../src/index.ts';

const example = readFileSync(new URL('../../../examples/dataset/csv-totals/trace.json', import.meta.url), 'utf8');
const settings = { ...defaultSettings, skip: new Set(['secrets-are-masked', 'redaction-is-stated']) };

interface Trace {
  final_output: string;
  readonly steps: Record<string, unknown>[];
}

const fields: Readonly<Record<string, (trace: Trace, text: string) => unknown>> = {
  final_output: (trace, text) => Object.assign(trace, { final_output: text }),
  ...Object.fromEntries(
    ['observation', 'reasoning', 'input', 'output'].map((field) => [
      field,
      (trace: Trace, text: string) => Object.assign(trace.steps[1]!, { [field]: text }),
    ]),
  ),
};

/** Longer than what any rule reads to its end or reads in another way, so that each stretch more is read as the one before. */
const stretch = 40_000;

/** Words with blanks and without, sentences, brackets that nothing closes, nothing at all, numbers, and empty lines. */
const baits = ['中', 'é', 'ab ', 'A. ', '(a', ' ', '1234567, ', '\n'];

// A quarter of the texts for each field, the next field another.
const inTurn = Object.entries(fields).map(([field, put], turn) => [field, put, turn] as const);

describe.each(inTurn)('a long %s', (_, put, turn) => {
  it.each(baits.filter((_, index) => isInShare(index + turn, 6)))(
    'made of %j is judged in steps in proportion to its length',
    (bait) => {
      const judge = (text: string): number => {
        const trace = JSON.parse(example) as Trace;
        put(trace, text);
        return stepsOf(() => lintDocument(trace, 'forsy/v0.1', { settings }));
      };
      // What is made ready at the first use is no part of it, nor what is remembered of the beginning of a long text, which costs
      // steps only where there is no module to read it.
      judge(bait.repeat(stretch / bait.length));
      expect(growth(judge, bait, [stretch])).toBeLessThanOrEqual(limit);
    },
  );
});
