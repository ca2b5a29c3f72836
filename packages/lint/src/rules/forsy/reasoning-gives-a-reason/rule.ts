import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import { isBlank } from '../../blank.ts';
import { saysNothing } from '../../says-nothing.ts';
import { isUserMessage } from '../../traces/is-user-message.ts';
import { ofALaterStep } from '../../traces/of-a-later-step.ts';
import type { Doubt } from '../../wording/doubt.ts';
import { inHindsight } from '../../wording/in-hindsight.ts';
import { quoted } from '../../wording/quoted.ts';
import type { ForsyStepRule } from '../forsy-rule.ts';
import { seenAfterwards } from './seen-afterwards.ts';
import { withoutReason } from './without-reason.ts';

/** The numbers of other steps, and what stands in those before. */
const ofOtherSteps = ['task', 'steps[].step', 'steps[].input', 'steps[].output', 'steps[].observation'];

/** Why this step and no other. */
export const reasoningGivesAReason: ForsyStepRule = {
  id: 'reasoning-gives-a-reason',
  claim: '`reasoning` says why the step was chosen: a constraint, evidence, a trade-off, what it was expected to tell.',
  why: 'The reason is what transfers to the next task; the action and its result stand in the trace already.',
  fix: 'Write the reason that the evidence gives, or null in a retraced trace where it gives none.',
  checklist: 9,
  severity: 'warning',
  certainty: 'hint',
  judgesWords: true,
  reads: ['trace_mode'],
  readsEntry: ['step', 'action', 'operation', 'tool', 'reasoning', 'input', 'output', 'observation', 'eval_reason'],
  readsApart: ofOtherSteps,
  checkEntry(step, index, trace, { isSound }) {
    if (isUserMessage(step)) return undefined;
    const at = ['steps', index, 'reasoning'];
    // A text in which nothing can be seen gives no reason either.
    if (step.reasoning === null || isBlank(step.reasoning)) {
      if (trace.trace_mode === 'live' && step.action === 'agent_step')
        return [
          {
            at,
            message: `Step ${step.step} of a live trace has no reasoning, which looks like the reason was not kept.`,
            fix: 'Write down why the agent chose the step, if its own words are at hand.',
          },
        ];
      return undefined;
    }
    if (saysNothing(step.reasoning))
      return [
        {
          at,
          message: `The reasoning of step ${step.step} is ${quoted(step.reasoning)}, which looks like it only fills the place of one.`,
          fix: 'Write the reason, if the agent’s own words are at hand, or null.',
        },
      ];
    const found =
      (isSound(ofOtherSteps) ? onlyKnownLater(step.reasoning, step, trace, index) : undefined) ??
      withoutReason(step.reasoning, step);
    if (found !== undefined)
      return [
        {
          at,
          message: `The reasoning of step ${step.step} says ${quoted(step.reasoning, ...found.range)}, which looks like ${found.because}.`,
        },
      ];
    return undefined;
  },
};

/** A reason that nobody had before the step was done. */
function onlyKnownLater(reasoning: string, step: ForsyStep, trace: ForsyTrace, index: number): Doubt | undefined {
  const words = inHindsight.exec(reasoning) ?? seenAfterwards.exec(reasoning);
  const range =
    words === null
      ? ofALaterStep(reasoning, step, trace, index)
      : ([words.index, words.index + words[0].length] as const);
  return range === undefined ? undefined : { range, because: 'what was only known later' };
}
