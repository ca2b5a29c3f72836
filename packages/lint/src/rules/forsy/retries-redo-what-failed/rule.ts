import type { ForsyDraftStep, ForsyTrace } from '@trace-formats/schema';
import { isBlank } from '../../blank.ts';
import { ofOneTrace } from '../../of-one-trace.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import { stepsByNumber } from '../../traces/steps-by-number.ts';
import type { ForsyStepRule } from '../forsy-rule.ts';
import { ofACall, redoWithoutLink } from './redo-without-link.ts';

/** What tells whether a step went wrong. */
const ofATarget = ['action', 'success', 'eval', 'directive'];
/** What tells whether the user corrected it. */
const ofACorrection = ['steps[].feedback_type', 'steps[].caused_by'];

/** What is redone went wrong before. */
export const retriesRedoWhatFailed: ForsyStepRule = {
  id: 'retries-redo-what-failed',
  claim: 'Every `retry_of` names a step that failed or was faulted, and every redo names what it redoes.',
  why: 'Pairs of failure and retry are built from this link; a next step of the same kind is no retry, and a retry without it is lost.',
  fix: 'Set `retry_of` to null where the step only follows the other, or give the earlier step its eval of -1 and a directive.',
  checklist: 11,
  severity: 'warning',
  certainty: 'hint',
  reads: ['steps[].step'],
  readsApart: [...ofACorrection, ...[...new Set([...ofATarget, ...ofACall])].map((field) => `steps[].${field}`)],
  readsEntry: ['step', 'retry_of', 'causal_type', 'action', 'tool', 'input'],
  concerns: ({ retry_of, action, tool, causal_type }) =>
    retry_of !== null ||
    causal_type === 'retry_after_failure' ||
    causal_type === 'correction_response' ||
    (action === 'agent_step' && tool !== null),
  *checkEntry(step, index, trace, { isSound }) {
    if (step.retry_of === null) {
      const message = redoWithoutLink(step, index, trace, (at) => isSound(ofACall, at));
      if (message !== undefined)
        yield {
          at: ['steps', index, 'retry_of'],
          message,
          fix: 'Write the number of the step that is redone into `retry_of`.',
        };
      return;
    }
    if (step.retry_of >= step.step) return;
    const target = stepsByNumber(trace).get(step.retry_of);
    if (target === undefined) return;
    const at = ['steps', index, 'retry_of'];
    if (!isSound(ofATarget, trace.steps.indexOf(target))) return;
    if (isUserMessage(step)) {
      yield {
        at,
        message: `Step ${step.step} is a message of the user, which looks like no redo of step ${target.step}: it may ask for one.`,
        fix: 'Set `retry_of` to null here, name the step that the message speaks of in `caused_by`, and write `retry_of` on the step that redoes it.',
      };
    } else if (isUserMessage(target)) {
      yield {
        at,
        message: `Step ${step.step} says that it retries step ${target.step}, which is a message of the user and looks like nothing that could be redone.`,
      };
    } else if (isSound(ofACorrection) && !wentWrong(target, trace)) {
      yield {
        at,
        message: `Step ${step.step} says that it retries step ${target.step}, which looks like it went well: it neither failed nor has eval -1 nor a directive.`,
      };
    }
  },
};

function wentWrong(step: ForsyDraftStep, trace: ForsyTrace): boolean {
  return (
    step.success === false ||
    step.action === 'error' ||
    step.eval === -1 ||
    // Nobody has judged the step of a draft yet.
    step.eval === null ||
    !isBlank(step.directive ?? '') ||
    corrected(trace).has(step.step)
  );
}

/** The numbers of the steps that the user corrected, worked out once for each trace. */
const corrected = ofOneTrace(
  (trace: ForsyTrace): ReadonlySet<number> =>
    new Set(trace.steps.flatMap((step) => (step.feedback_type === 'correction' ? (step.caused_by ?? []) : []))),
);
