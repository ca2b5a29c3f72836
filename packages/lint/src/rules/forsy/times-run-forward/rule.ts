import type { ForsyStep } from '@trace-formats/schema';
import { type Moment, momentOf } from '../../moment.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';

/** Later steps begin later. */
export const timesRunForward: ForsyTraceRule = {
  id: 'times-run-forward',
  claim: 'No step starts before the step that precedes it, unless the two ran in parallel.',
  why: 'Waiting times and orders are computed from the times; one that runs backwards makes them negative.',
  fix: 'Write the times that the log has, put the steps in the order of the work, or mark those that ran in parallel.',
  checklist: null,
  severity: 'warning',
  certainty: 'hint',
  reads: ['steps[].step', 'steps[].started_at', 'steps[].execution_mode', 'steps[].actor'],
  *check(trace) {
    let before: { step: ForsyStep; moment: Moment } | undefined;
    for (const [index, step] of trace.steps.entries()) {
      const moment = step.started_at === null ? undefined : momentOf(step.started_at);
      if (moment === undefined || moment.dateOnly) continue;
      if (
        before !== undefined &&
        before.moment.hasZone === moment.hasZone &&
        moment.at < before.moment.at &&
        !besideEachOther(before.step, step)
      )
        yield {
          at: ['steps', index, 'started_at'],
          message: `Step ${step.step} starts at ${step.started_at}, before step ${before.step.step} at ${before.step.started_at}, which looks like a wrong time or a wrong order.`,
        };
      before = { step, moment };
    }
  },
};

/** Whether two neighbours may have run at once: subagents work beside their agent and beside each other. */
function besideEachOther(one: ForsyStep, other: ForsyStep): boolean {
  const parallel = one.execution_mode === 'parallel' || other.execution_mode === 'parallel';
  return parallel || (one.actor !== other.actor && [one, other].some(({ actor }) => /^subagent|:/.test(actor)));
}
