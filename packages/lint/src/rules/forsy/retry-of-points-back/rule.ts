import { fixOfNumber, noStep, stepsByNumber } from '../../traces/steps-by-number.ts';
import type { ForsyStepRule } from '../forsy-rule.ts';

/** A retry comes after what it retries. */
export const retryOfPointsBack: ForsyStepRule = {
  id: 'retry-of-points-back',
  claim: 'Every `retry_of` link points to an earlier step.',
  why: 'Pairs of failure and retry are built from this link; one that points forward or nowhere makes a pair that never was.',
  fix: 'Link to the earlier step that was redone, or set `retry_of` to null.',
  checklist: 11,
  severity: 'error',
  certainty: 'exact',
  reads: ['steps[].step'],
  readsEntry: ['step', 'retry_of'],
  concerns: ({ retry_of }) => retry_of !== null,
  *checkEntry(step, index, trace) {
    const target = step.retry_of;
    if (target === null) return;
    const at = ['steps', index, 'retry_of'];
    if (target === step.step) yield { at, message: `Step ${step.step} says that it retries itself.` };
    else if (!stepsByNumber(trace).has(target))
      yield {
        at,
        ...fixOfNumber(trace, target),
        message: `Step ${step.step} says that it retries step ${target}, but ${noStep(trace, target)}.`,
      };
    else if (target > step.step)
      yield {
        at,
        message: `Step ${step.step} says that it retries step ${target}, but step ${target} is not earlier.`,
      };
  },
};
