import { readFileSync } from 'node:fs';
import type { ForsyTrace } from '@trace-formats/schema';
import { describe, expect, it } from 'vitest';
import { renumbering } from '../src/rules/traces/renumbering.ts';

const example = readFileSync(new URL('../../../examples/dataset/csv-totals/trace.json', import.meta.url), 'utf8');

/** A trace of steps with those numbers, in which nothing else names a step. */
function numbered(...numbers: number[]): ForsyTrace {
  const trace = JSON.parse(example) as ForsyTrace;
  const [step] = trace.steps;
  const bare = { caused_by: null, retry_of: null, input_source: null, causal_note: null, eval_reason: null };
  return {
    ...trace,
    steps: numbers.map((number) => ({ ...step!, ...bare, step: number })) as unknown as ForsyTrace['steps'],
    static_output: null,
    final_output: 'Done.',
  };
}

describe('steps are numbered anew', () => {
  it('where a step was taken out, and where one number alone was mistyped', () => {
    expect(renumbering(numbered(1, 3, 4))).toEqual(new Map([[1, 1], [3, 2], [4, 3]])); // biome-ignore format: one line says it
    expect(renumbering(numbered(1, 200, 3))).toEqual(new Map([[1, 1], [200, 2], [3, 3]])); // biome-ignore format: one line says it
  });

  it('but not where the numbers tell the true order of steps that were shuffled', () => {
    expect(renumbering(numbered(1, 3, 2, 4))).toBeUndefined();
    expect(renumbering(numbered(5, 4, 3, 2, 1))).toBeUndefined();
  });

  const fields: Readonly<Record<string, (trace: ForsyTrace, text: string) => unknown>> = {
    reasoning: (trace, text) => Object.assign(trace.steps[0]!, { reasoning: text }),
    'what feedback says': (trace, text) => Object.assign(trace.steps[0]!, { feedback_content: text }),
    'the notes on the goal': (trace, text) => Object.assign(trace.summary!, { goal_notes: text }),
    'the final output': (trace, text) => Object.assign(trace, { final_output: text }),
    'what was learned': (trace, text) => Object.assign(trace, { learning: text }),
    'the description of the dataset': (trace, text) => Object.assign(trace.dataset_summary!, { description: text }),
    'the description of an artifact': (trace, text) =>
      Object.assign(trace, { static_output: { artifacts: [{ path: 'a', type: 'code', description: text }] } }),
    'the state of an artifact': (trace, text) =>
      Object.assign(trace, { static_output: { artifacts: [{ path: 'a', type: 'code', state: text }] } }),
  };
  it.each(Object.entries(fields))('nor where %s names a step by a number that it would lose', (_, put) => {
    for (const text of [
      'As step 3 says.',
      'See steps 1 and 3.',
      'Steps 1, 2, 3 failed.',
      'Undone by #3.',
      'Schritt 3.',
    ]) {
      const trace = numbered(1, 3, 4);
      put(trace, text);
      expect(renumbering(trace), text).toBeUndefined();
    }
    for (const text of [
      'As step 1 says.',
      '3 files and 4 rows.',
      'Steps 7 and 9 of the manual.',
      'A misstep 3 times.',
    ]) {
      const trace = numbered(1, 3, 4);
      put(trace, text);
      expect(renumbering(trace), text).toBeDefined();
    }
  });
});
