import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import { isDraft } from '../../traces/is-draft.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import { lookedBack } from '../../traces/known-before.ts';
import { longest, trigramsOf } from './trigrams.ts';

/** What is read of the steps before it. */
export const ofACall: readonly string[] = [
  'action',
  'operation',
  'tool',
  'input',
  'success',
  'eval',
  'feedback_type',
  'caused_by',
  'causal_type',
  'retry_of',
];

/** Why a step without `retry_of` looks like a redo; undefined for one that does not. */
export function redoWithoutLink(
  step: ForsyStep,
  index: number,
  trace: ForsyTrace,
  isSound: (index: number) => boolean,
): string | undefined {
  if (isDraft(trace)) return undefined;
  if (step.causal_type === 'retry_after_failure')
    return `Step ${step.step} says that it is a retry after a failure, but it looks like nothing says of which step.`;
  const corrected = answeredCorrection(step, index, trace, isSound);
  if (corrected !== undefined)
    return `Step ${step.step} says that it answers a correction and comes from step ${corrected.step}, which has eval -1, but it looks like no step says that it redoes that one.`;
  const failed = redone(step, index, trace, isSound);
  return failed === undefined || (!hasFailed(step) && isLinked(failed, trace, isSound))
    ? undefined
    : `Step ${step.step} sends nearly the same to ${step.tool} as step ${failed.step}, which ${failed.success === false ? 'failed' : 'has eval -1'}, so it looks like a redo of it.`;
}

/**
 * The faulted step that a correction speaks of and that the last answer to it names as its cause, where no step says that it redoes
 * it: those before the last may only have looked.
 */
function answeredCorrection(
  step: ForsyStep,
  index: number,
  { steps }: ForsyTrace,
  isSound: (index: number) => boolean,
): ForsyStep | undefined {
  if (step.causal_type !== 'correction_response' || step.caused_by === null) return undefined;
  if (!steps.every((_, at) => isSound(at))) return undefined;
  const spokenOf = steps
    .slice(0, index)
    .flatMap((one) => (one.feedback_type === 'correction' ? (one.caused_by ?? []) : []));
  return steps
    .slice(0, index)
    .find(
      (one) =>
        one.eval === -1 &&
        one.action === step.action &&
        one.tool === step.tool &&
        step.caused_by!.includes(one.step) &&
        spokenOf.includes(one.step) &&
        !steps.some(({ retry_of }) => retry_of === one.step) &&
        !steps.slice(index + 1).some((later) => answers(later, one)),
    );
}

function answers({ causal_type, caused_by }: ForsyStep, { step }: ForsyStep): boolean {
  return causal_type === 'correction_response' && caused_by?.includes(step) === true;
}

/** The failed call that a step makes again: mended at once, or as it was when something else had been put in order. */
function redone(
  step: ForsyStep,
  index: number,
  { steps }: ForsyTrace,
  isSound: (index: number) => boolean,
): ForsyStep | undefined {
  if (step.action !== 'agent_step' || step.tool === null || step.input === null) return undefined;
  let enough = mended;
  for (let at = index - 1; at >= Math.max(0, index - lookedBack); at--) {
    if (!isSound(at)) return undefined;
    const earlier = steps[at]!;
    if (earlier.tool === step.tool && hasFailed(earlier))
      return likeness(step, earlier) >= enough &&
        !looksAfter(step, earlier) &&
        !isNextOfASeries(step, at, steps, isSound)
        ? earlier
        : undefined;
    // Who corrects a step has it made again.
    if (isUserMessage(earlier)) return correctedIn(earlier, step, steps, isSound);
    // What is run again after a change verifies the change.
    if (earlier.action !== 'agent_step' || changing.test(earlier.operation ?? '')) return undefined;
    if (!looking.test(earlier.operation ?? '')) enough = asItWas;
  }
  return undefined;
}

/** Whoever links a later step as the redo knows which one it is: what lies between looks for the cause. */
function isLinked(failed: ForsyStep, { steps }: ForsyTrace, isSound: (index: number) => boolean): boolean {
  return steps.some(({ retry_of }, at) => retry_of === failed.step && isSound(at));
}

/** The step that a correction of the user faults, where the same tool is then sent nearly the same. */
function correctedIn(
  message: ForsyStep,
  step: ForsyStep,
  steps: readonly ForsyStep[],
  isSound: (index: number) => boolean,
): ForsyStep | undefined {
  if (message.feedback_type !== 'correction') return undefined;
  return steps.find(
    (earlier, at) =>
      message.caused_by?.includes(earlier.step) === true &&
      isSound(at) &&
      earlier.tool === step.tool &&
      hasFailed(earlier) &&
      likeness(step, earlier) >= mended,
  );
}

const looking = /^(?:plan|analyze|search|read|select)$/;
const changing = /^(?:write|edit)$/;

function hasFailed({ success, eval: judged }: ForsyStep): boolean {
  return success === false || judged === -1;
}

/** "ls docs/plans" behind "mkdir docs/plans": what only looks makes nothing again, however long the path that both name. */
function looksAfter({ input: one }: ForsyStep, { input: other }: ForsyStep): boolean {
  return toLook.test(one!) && !toLook.test(other ?? '');
}

const toLook =
  /^(?:\{\s?"(?:command|cmd)":\s?")?\s*(?:cd\s\S+\s&&\s)?(?:ls|cat|stat|find|file|head|tail|which|test|git (?:status|log|diff))\s/;

/** One of many calls of a kind follows another, whether that failed or not. */
function isNextOfASeries(
  step: ForsyStep,
  failedAt: number,
  steps: readonly ForsyStep[],
  isSound: (index: number) => boolean,
): boolean {
  const failed = steps[failedAt]!;
  if (step.input === failed.input) return false;
  const causes = step.caused_by ?? [];
  if (causes.length > 0 && causes.every((cause) => cause < failed.step)) return true;
  const before = failedAt > 0 && isSound(failedAt - 1) ? steps[failedAt - 1] : undefined;
  return before?.tool === step.tool && before.success === true && likeness(step, before) >= mended;
}

/** How much of the shorter input stands in the longer one: 0 for nothing, 1 for all of it. */
function likeness({ input: one }: ForsyStep, { input: other }: ForsyStep): number {
  if (one === null || other === null) return 0;
  if (one.trim() === other.trim()) return 1;
  if (one.length > longest || other.length > longest) return 0;
  const met = trigramsOf(one, other);
  const [some, more] = met.one < met.other ? [met.one, met.other] : [met.other, met.one];
  return some < fewest || some < more / 4 ? 0 : met.common / some;
}

const mended = 0.75;
const asItWas = 0.95;
/** Shorter calls are the same or they are not. */
const fewest = 8;
