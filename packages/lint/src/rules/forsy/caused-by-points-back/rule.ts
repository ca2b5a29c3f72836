import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import type { Hit } from '../../../engine/rule.ts';
import { fixOfNumber, noStep, stepsByNumber } from '../../traces/steps-by-number.ts';
import type { ForsyStepRule } from '../forsy-rule.ts';

/** Causes come before their effects. */
export const causedByPointsBack: ForsyStepRule = {
  id: 'caused-by-points-back',
  claim: 'Every `caused_by` link points to an earlier step.',
  why: 'Readers replay a trace by following its causes; a link forward cannot be followed.',
  fix: 'Link to the step whose result led to this one, or set `caused_by` to null.',
  checklist: 10,
  severity: 'error',
  certainty: 'exact',
  reads: ['steps[].step'],
  readsEntry: ['step', 'caused_by'],
  concerns: ({ caused_by }) => caused_by !== null && caused_by.length > 0,
  checkEntry(step, index, trace) {
    const known = stepsByNumber(trace);
    const isSound = step.caused_by!.every((cause) => cause < step.step && known.has(cause));
    return isSound ? undefined : unsoundLinks(step, index, trace);
  },
};

function* unsoundLinks(step: ForsyStep, index: number, trace: ForsyTrace): Generator<Hit> {
  for (const [link, cause] of (step.caused_by ?? []).entries()) {
    const at = ['steps', index, 'caused_by', link];
    if (cause === step.step) yield { at, message: `Step ${step.step} names itself as its cause.` };
    else if (!stepsByNumber(trace).has(cause))
      yield {
        at,
        ...fixOfNumber(trace, cause),
        message: `Step ${step.step} names step ${cause} as its cause, but ${noStep(trace, cause)}.`,
      };
    else if (cause > step.step)
      yield { at, message: `Step ${step.step} names step ${cause} as its cause, but step ${cause} is not earlier.` };
  }
}
