import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import { isUserMessage } from '../../traces/is-user-message.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';

/** A step that had to be done again is not praised. */
export const praisedStepsStand: ForsyTraceRule = {
  id: 'praised-steps-stand',
  claim: 'No step with `eval` 1 was redone later.',
  why: 'A redo is evidence that the step was wrong or not enough; a model trained on the praise would learn the mistake.',
  fix: 'Rate the step -1 and say in its `directive` what should have been done, or remove `retry_of` from the later step.',
  checklist: null,
  severity: 'warning',
  certainty: 'hint',
  reads: ['steps[].step', 'steps[].eval', 'steps[].retry_of', 'steps[].action', 'steps[].message_role'],
  *check(trace) {
    const redone = redoers(trace);
    if (redone.size === 0) return;
    const changes = changesIn(trace);
    for (const [index, step] of trace.steps.entries()) {
      if (step.eval !== 1) continue;
      const redo = redone.get(step.step);
      if (redo === undefined || redo.step <= step.step || wishesChanged(step, redo, changes)) continue;
      yield {
        at: ['steps', index, 'eval'],
        message: `Step ${step.step} has eval 1, but step ${redo.step} redid it, so the praise looks like it does not hold.`,
      };
    }
  },
};

/** The first step that redid each step. */
function redoers(trace: ForsyTrace): ReadonlyMap<number, ForsyStep> {
  const found = new Map<number, ForsyStep>();
  for (const step of trace.steps)
    if (step.retry_of !== null && !found.has(step.retry_of)) found.set(step.retry_of, step);
  return found;
}

/** What was right when it was done can be done again because the person now wants something else. */
function wishesChanged({ step }: ForsyStep, redo: ForsyStep, changes: readonly number[]): boolean {
  let low = 0;
  let high = changes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (changes[middle]! > step) high = middle;
    else low = middle + 1;
  }
  return low < changes.length && changes[low]! < redo.step;
}

/** The numbers of the messages with which the person changed what they want, from the least on. */
function changesIn(trace: ForsyTrace): number[] {
  return trace.steps
    .filter(
      (step) =>
        isUserMessage(step) && (step.message_role === 'new_constraint' || step.feedback_type === 'new_instruction'),
    )
    .map(({ step }) => step)
    .sort((one, other) => one - other);
}
