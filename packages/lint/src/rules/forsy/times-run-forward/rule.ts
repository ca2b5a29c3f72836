import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import type { Hit } from '../../../engine/rule.ts';
import { isCertainlyBefore, isOfNoSession, type Moment, momentOf } from '../../moment.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';
import { afterTheCapture, endingOutsideOfTheTrace, outsideOfTheTrace } from './outside-of-the-trace.ts';

/** Later steps begin later. */
export const timesRunForward: ForsyTraceRule = {
  id: 'times-run-forward',
  claim:
    'No step starts before the step that precedes it, unless the two ran in parallel, all lie between the times of the trace and before it was captured, and all are of a year in which such work was done.',
  why: 'Waiting times and orders are computed from the times; one that runs backwards makes them negative.',
  fix: 'Write the times that the log has, put the steps in the order of the work, or mark those that ran in parallel.',
  checklist: null,
  severity: 'warning',
  certainty: 'hint',
  reads: ['steps[].step', 'steps[].started_at', 'steps[].execution_mode', 'steps[].actor'],
  readsApart: ['started_at', 'ended_at', 'steps[].ended_at'],
  *check(trace, { isSound, manifest }) {
    if (isSound(['started_at', 'ended_at'])) yield* outsideOfTheTrace(trace);
    if (isSound(['started_at', 'ended_at', 'steps[].ended_at'])) {
      yield* endingOutsideOfTheTrace(trace);
      yield* afterTheCapture(trace, manifest);
      yield* ofNoSession(trace);
    }
    let before: { step: ForsyStep; moment: Moment } | undefined;
    for (const [index, step] of trace.steps.entries()) {
      const moment = step.started_at === null ? undefined : momentOf(step.started_at);
      if (moment === undefined) continue;
      if (before !== undefined && isCertainlyBefore(moment, before.moment) && !besideEachOther(before.step, step))
        yield {
          at: ['steps', index, 'started_at'],
          message: `Step ${step.step} starts at ${step.started_at}, before step ${before.step.step} at ${before.step.started_at}, which looks like a wrong time or a wrong order.`,
        };
      before = { step, moment };
    }
  },
};

/** The first time that no work of an agent can have had: one that a program made up stands for all of them. */
function* ofNoSession(trace: ForsyTrace): Generator<Hit> {
  const own = keyOfNoSession(trace);
  if (own !== undefined) {
    yield notOfASession([own], trace[own]);
    return;
  }
  for (const [index, step] of trace.steps.entries()) {
    const key = keyOfNoSession(step);
    if (key === undefined) continue;
    yield notOfASession(['steps', index, key], step[key]);
    return;
  }
}

type Times = Pick<ForsyTrace, 'started_at' | 'ended_at'>;

function keyOfNoSession(times: Times): keyof Times | undefined {
  return (['started_at', 'ended_at'] as const).find((key) => {
    const moment = times[key] === null ? undefined : momentOf(times[key]);
    return moment !== undefined && isOfNoSession(moment);
  });
}

function notOfASession(at: Hit['at'], time: string | null): Hit {
  return {
    at,
    message: `The time ${JSON.stringify(time)} looks like what a program writes where it knows none: no agent worked in that year.`,
    fix: 'Write the time that the log has, or null where it has none.',
  };
}

/** Whether two neighbours may have run at once: subagents work beside their agent and beside each other. */
function besideEachOther(one: ForsyStep, other: ForsyStep): boolean {
  const parallel = one.execution_mode === 'parallel' || other.execution_mode === 'parallel';
  return parallel || (one.actor !== other.actor && [one, other].some(({ actor }) => /^subagent|:/.test(actor)));
}
