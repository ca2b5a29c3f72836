import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import type { Hit } from '../../../engine/rule.ts';
import { isOfNoSession, type Moment, momentOf } from '../../moment.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';

/** Later steps begin later. */
export const timesRunForward: ForsyTraceRule = {
  id: 'times-run-forward',
  claim:
    'No step starts before the step that precedes it, unless the two ran in parallel, all lie between the times of the trace, and all are of a year in which such work was done.',
  why: 'Waiting times and orders are computed from the times; one that runs backwards makes them negative.',
  fix: 'Write the times that the log has, put the steps in the order of the work, or mark those that ran in parallel.',
  checklist: null,
  severity: 'warning',
  certainty: 'hint',
  reads: ['steps[].step', 'steps[].started_at', 'steps[].execution_mode', 'steps[].actor'],
  readsApart: ['started_at', 'ended_at', 'steps[].ended_at'],
  *check(trace, { isSound }) {
    if (isSound(['started_at', 'ended_at'])) yield* outsideOfTheTrace(trace);
    if (isSound(['started_at', 'ended_at', 'steps[].ended_at'])) {
      yield* endingAfterTheTrace(trace);
      yield* ofNoSession(trace);
    }
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

/** Whether the first step starts before the trace, or the last after its end: the others lie between them, or run backwards. */
function* outsideOfTheTrace({ steps, started_at, ended_at }: ForsyTrace): Generator<Hit> {
  const timed = steps.flatMap(({ step, started_at: at }, index) => {
    const moment = at === null ? undefined : momentOf(at);
    return moment === undefined || moment.dateOnly ? [] : [{ step, at, index, moment }];
  });
  const told = ({ step, at, index }: (typeof timed)[number], where: string): Hit => ({
    at: ['steps', index, 'started_at'],
    message: `Step ${step} starts at ${at}, ${where}, which looks like one of the two is a wrong time.`,
  });
  const first = timed[0];
  const last = timed.at(-1);
  if (first && apart(first.moment, momentOf(started_at ?? '')) < 0)
    yield told(first, `before the trace starts at ${started_at}`);
  if (last && apart(last.moment, momentOf(ended_at ?? '')) > 0) yield told(last, `after the trace ends at ${ended_at}`);
}

/** The step that ends last, where that is after the trace has ended, in which it began. */
function* endingAfterTheTrace({ steps, ended_at }: ForsyTrace): Generator<Hit> {
  const end = momentOf(ended_at ?? '');
  if (end === undefined) return;
  let latest: { step: ForsyStep; index: number; behind: number } | undefined;
  for (const [index, step] of steps.entries()) {
    const moment = momentOf(step.ended_at ?? '');
    const behind = moment === undefined || moment.dateOnly ? 0 : apart(moment, end);
    if (behind > (latest?.behind ?? 0)) latest = { step, index, behind };
  }
  if (latest === undefined || apart(momentOf(latest.step.started_at ?? '') ?? end, end) > 0) return;
  yield {
    at: ['steps', latest.index, 'ended_at'],
    message: `Step ${latest.step.step} ends at ${latest.step.ended_at}, after the trace ends at ${ended_at}, which looks like one of the two is a wrong time.`,
  };
}

/** How far one time lies behind another; 0 where the two can't be compared, or times of which one has no parts of a second agree. */
function apart(one: Moment, other: Moment | undefined): number {
  if (other === undefined || other.dateOnly || one.hasZone !== other.hasZone) return 0;
  const behind = one.at - other.at;
  return Math.abs(behind) < 1000 ? 0 : behind;
}

/** Whether two neighbours may have run at once: subagents work beside their agent and beside each other. */
function besideEachOther(one: ForsyStep, other: ForsyStep): boolean {
  const parallel = one.execution_mode === 'parallel' || other.execution_mode === 'parallel';
  return parallel || (one.actor !== other.actor && [one, other].some(({ actor }) => /^subagent|:/.test(actor)));
}
