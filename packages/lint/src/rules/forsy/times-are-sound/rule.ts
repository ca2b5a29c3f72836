import type { ForsyTrace } from '@trace-formats/schema';
import type { Hit } from '../../../engine/rule.ts';
import { isCertainlyBefore, type Moment, momentOf } from '../../moment.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';

/** Times exist in the calendar, and nothing ends before it starts. */
export const timesAreSound: ForsyTraceRule = {
  id: 'times-are-sound',
  claim: 'Every time exists in the calendar, and nothing ends before it starts.',
  why: 'Durations and orders are computed from the times; an impossible one makes them wrong without a sign.',
  fix: 'Write the time that the log has, or null when it is not known.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  reads: ['started_at', 'ended_at', 'steps[].started_at', 'steps[].ended_at', 'steps[].step'],
  *check(trace) {
    if (isDoubtful(trace)) yield* span([], 'The work', trace);
    for (const [index, step] of trace.steps.entries())
      if (isDoubtful(step)) yield* span(['steps', index], `Step ${step.step}`, step);
  },
};

type Span = Pick<ForsyTrace, 'started_at' | 'ended_at'>;

/** False for two sound times in their order, of which there is nothing to say: nearly all are. */
function isDoubtful({ started_at, ended_at }: Span): boolean {
  const started = read(started_at);
  const ended = read(ended_at);
  if (started === 'unreadable' || ended === 'unreadable') return true;
  return started !== undefined && ended !== undefined && ended.at < started.at;
}

function* span(at: readonly (string | number)[], what: string, { started_at, ended_at }: Span): Generator<Hit> {
  const started = read(started_at);
  const ended = read(ended_at);
  if (started === 'unreadable')
    yield {
      at: [...at, 'started_at'],
      message: `${what} starts at ${JSON.stringify(started_at)}, which is no date of the calendar.`,
    };
  if (ended === 'unreadable')
    yield {
      at: [...at, 'ended_at'],
      message: `${what} ends at ${JSON.stringify(ended_at)}, which is no date of the calendar.`,
    };
  if (typeof started === 'object' && typeof ended === 'object' && isCertainlyBefore(ended, started))
    yield { at: [...at, 'ended_at'], message: `${what} ends at ${ended_at}, before it starts at ${started_at}.` };
}

function read(text: string | null): Moment | 'unreadable' | undefined {
  return text === null || text === '' ? undefined : (momentOf(text) ?? 'unreadable');
}
