import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import type { Hit } from '../../../engine/rule.ts';
import { isObject } from '../../../json-object.ts';
import { isCertainlyBefore, isOfNoSession, type Moment, momentOf } from '../../moment.ts';

/** A step with a time of its own. */
interface Timed {
  readonly step: number;
  readonly index: number;
  readonly at: string;
  readonly moment: Moment;
}

function timedBy(key: 'started_at' | 'ended_at', { steps }: ForsyTrace): readonly Timed[] {
  return steps.flatMap((step, index) => {
    const at = step[key];
    const moment = at === null ? undefined : momentOf(at);
    return at === null || moment === undefined || isOfNoSession(moment) ? [] : [{ step: step.step, index, at, moment }];
  });
}

/**
 * Whether the first step starts before the trace, or the last after its end: the others lie between them, or run backwards, but
 * for those that ran beside others.
 */
export function* outsideOfTheTrace(trace: ForsyTrace): Generator<Hit> {
  const timed = timedBy('started_at', trace);
  const told = ({ step, at, index }: Timed, where: string): Hit => ({
    at: ['steps', index, 'started_at'],
    message: `Step ${step} starts at ${at}, ${where}, which looks like one of the two is a wrong time.`,
  });
  const [first, last] = firstAndLast(timed, trace);
  if (first && apart(first.moment, momentOf(trace.started_at ?? '')) < 0)
    yield told(first, `before the trace starts at ${trace.started_at}`);
  if (last && apart(last.moment, momentOf(trace.ended_at ?? '')) > 0)
    yield told(last, `after the trace ends at ${trace.ended_at}`);
}

function firstAndLast(timed: readonly Timed[], { steps }: ForsyTrace): readonly (Timed | undefined)[] {
  let [first, last] = [timed[0], timed.at(-1)];
  for (const one of timed) {
    if (!ranBeside(steps[one.index]!)) continue;
    if (one.moment.at < first!.moment.at) first = one;
    if (one.moment.at > last!.moment.at) last = one;
  }
  return [first, last];
}

function ranBeside({ execution_mode, actor }: ForsyStep): boolean {
  return execution_mode === 'parallel' || /^subagent|:/.test(actor);
}

/** The step that ends last, where that is after the trace has ended, in which it began; and one that ends before the trace starts. */
export function* endingOutsideOfTheTrace(trace: ForsyTrace): Generator<Hit> {
  const timed = timedBy('ended_at', trace);
  const told = ({ step, at, index }: Timed, where: string): Hit => ({
    at: ['steps', index, 'ended_at'],
    message: `Step ${step} ends at ${at}, ${where}, which looks like one of the two is a wrong time.`,
  });
  const start = momentOf(trace.started_at ?? '');
  // Of a step that starts before the trace, that is told.
  const early = timed.find(({ moment, index }) => apart(moment, start) < 0 && trace.steps[index]!.started_at === null);
  if (early) yield told(early, `before the trace starts at ${trace.started_at}`);
  const end = momentOf(trace.ended_at ?? '');
  if (end === undefined) return;
  let late: { readonly timed: Timed; readonly behind: number } | undefined;
  for (const one of timed) {
    const behind = apart(one.moment, end);
    if (behind > (late?.behind ?? 0)) late = { timed: one, behind };
  }
  if (late === undefined) return;
  if (apart(momentOf(trace.steps[late.timed.index]!.started_at ?? '') ?? end, end) <= 0)
    yield told(late.timed, `after the trace ends at ${trace.ended_at}`);
}

/** The first time of the trace that lies behind the one at which, by its manifest, all of it was captured. */
export function* afterTheCapture(trace: ForsyTrace, manifest: unknown): Generator<Hit> {
  const captured = isObject(manifest) ? manifest['captured_at'] : undefined;
  const moment = typeof captured === 'string' ? momentOf(captured) : undefined;
  if (moment === undefined) return;
  const own = (['ended_at', 'started_at'] as const).map((key) => ({ path: [key], time: trace[key] }));
  const ofSteps = trace.steps.flatMap((step, index) =>
    (['ended_at', 'started_at'] as const).map((key) => ({ path: ['steps', index, key], time: step[key] })),
  );
  const late = [...own, ...ofSteps].find(({ time }) => apart(momentOf(time ?? '') ?? moment, moment) > 0);
  if (late === undefined) return;
  yield {
    at: late.path,
    message: `The time ${JSON.stringify(late.time)} is after ${JSON.stringify(captured)}, at which the trace was captured by its manifest, which looks like one of the two is a wrong time.`,
    fix: 'Correct `captured_at` in the manifest, or write the time that the log has.',
  };
}

/** How far one time lies behind another; 0 where that is not certain, or times of which one has no parts of a second agree. */
function apart(one: Moment, other: Moment | undefined): number {
  if (other === undefined) return 0;
  const isSure = isCertainlyBefore(one, other) || isCertainlyBefore(other, one);
  const behind = one.at - other.at;
  return !isSure || Math.abs(behind) < 1000 ? 0 : behind;
}
