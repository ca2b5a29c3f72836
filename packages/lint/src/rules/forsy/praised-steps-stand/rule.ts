import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import { listed } from '@trace-formats/validate';
import type { Hit } from '../../../engine/rule.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import { stepsByNumber } from '../../traces/steps-by-number.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';

/** What tells which steps a person corrected. */
const ofCorrections = ['steps[].caused_by', 'steps[].feedback_type'];

/** A step that had to be done again is not praised. */
export const praisedStepsStand: ForsyTraceRule = {
  id: 'praised-steps-stand',
  claim: 'No step with `eval` 1 was redone or corrected later.',
  why: 'A redo is evidence that the step was wrong or not enough; a model trained on the praise would learn the mistake.',
  fix: 'Rate the step -1 and say in its `directive` what should have been done, or remove the link of the later step where it is not about this one.',
  checklist: null,
  severity: 'warning',
  certainty: 'hint',
  reads: ['steps[].step', 'steps[].eval', 'steps[].retry_of', 'steps[].action', 'steps[].message_role'],
  readsApart: ofCorrections,
  *check(trace, { isSound }): Iterable<Hit> {
    const redone = redoers(trace);
    if (isSound(ofCorrections)) yield* correctedAndPraised(trace, redone);
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

/** Corrections of which every step that they speak of is praised: those that were redone are named by the redo. */
function* correctedAndPraised(trace: ForsyTrace, redone: ReadonlyMap<number, ForsyStep>): Generator<Hit> {
  const steps = stepsByNumber(trace);
  for (const [index, step] of trace.steps.entries()) {
    if (step.feedback_type !== 'correction' || !isUserMessage(step)) continue;
    const causes = (step.caused_by ?? []).flatMap((cause) => steps.get(cause) ?? []);
    const work = causes.filter((cause) => !isUserMessage(cause));
    if (work.length === 0 || !work.every((cause) => cause.eval === 1 && !redone.has(cause.step))) continue;
    const named =
      work.length === 1
        ? `step ${work[0]!.step}, but it has`
        : `steps ${listed(work.map((cause) => String(cause.step)))}, but all have`;
    yield {
      at: ['steps', index, 'caused_by'],
      message: `With step ${step.step} the user corrected ${named} eval 1, so the praise looks like it does not hold.`,
      fix: 'Rate the step that was corrected -1 and say in its `directive` what should have been done, or name in `caused_by` the step that the correction is about.',
    };
  }
}

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
