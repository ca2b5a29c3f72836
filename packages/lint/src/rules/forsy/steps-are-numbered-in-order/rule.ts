import { renumbering } from '../../traces/renumbering.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';

/** Steps are numbered 1, 2, 3. */
export const stepsAreNumberedInOrder: ForsyTraceRule = {
  id: 'steps-are-numbered-in-order',
  claim: 'Steps are numbered from 1 upwards in the order in which they stand.',
  why: 'Every link of the trace names a number; a gap or a number that stands twice makes links ambiguous.',
  fix: 'Number the steps anew and relink them.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  fixable: true,
  reads: ['steps[].step'],
  *check(trace) {
    if (trace.steps.every(({ step }, index) => step === index + 1)) return;
    const seen = new Set<number>();
    const apart = renumbering(trace) === undefined ? { fixable: false as const, fix: byHand } : {};
    for (const [index, { step }] of trace.steps.entries()) {
      const message = seen.has(step)
        ? `The number ${step} stands twice; this step should be ${index + 1}.`
        : `This step has the number ${step}, but in its place it should be ${index + 1}.`;
      // Of two steps with one number the one in its place is right.
      if (step !== index + 1) yield { at: ['steps', index, 'step'], ...apart, message };
      seen.add(step);
    }
  },
};

const byHand =
  'Number the steps anew and relink them; where the numbers are right and the order is not, put the steps in the order of their numbers. `--fix` numbers and relinks once the numbers rise, each stands only once, each link names a step that is there, and no sentence names a step by a number that it would lose.';
