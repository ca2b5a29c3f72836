import type { ForsyTrace } from '@trace-formats/schema';
import { momentOf } from '../../moment.ts';

// Fewer steps may fall into step by chance, or because a poll was set to a minute.
const enough = 7;
/** Of steps that begin on the full minute as well, fewer are enough. */
const enoughOnTheMinute = 5;
/** Of steps that all begin at the same moment too: a few calls may fall into one second, the answers to them do not. */
const enoughAtOnce = 5;
const clockwork =
  /\b(?:poll\w*|cron\w*|interval|schedul\w+|monitor\w*|watch\w*|heartbeat|sampl\w+|benchmark\w*|ping\w*|(?:every|each)\s(?:(?:\d+|few|other|half|full|two|three|five|ten)\s?)?(?:s|secs?|seconds?|min|mins|minutes?|h|hours?|days?|weeks?|nights?|mornings?|months?|ticks?|frames?))\b/i;

/** Says how evenly the steps start, where the times look made up; undefined where they look real. */
export function evenGap(trace: Pick<ForsyTrace, 'steps' | 'task' | 'trace_mode'>): string | undefined {
  const starts: number[] = [];
  for (const { started_at } of trace.steps) {
    const moment = started_at === null ? undefined : momentOf(started_at);
    if (moment !== undefined && !moment.dateOnly) starts.push(moment.at);
  }
  const evenness = evennessOf(starts, trace.trace_mode);
  return evenness === undefined || clockwork.test(trace.task) ? undefined : evenness;
}

function evennessOf(starts: readonly number[], mode: ForsyTrace['trace_mode']): string | undefined {
  if (mode === 'live' && starts.length >= enoughAtOnce && starts.every((start) => start === starts[0]))
    return `at one moment, all ${starts.length} of them`;
  const onTheMinute = starts.every((start) => start % 60_000 === 0);
  if (starts.length < (onTheMinute ? enoughOnTheMinute : enough)) return undefined;
  const gaps = starts.slice(1).map((start, index) => start - starts[index]!);
  const [gap] = gaps;
  if (gap! > 0 && gaps.every((one) => one === gap))
    return `exactly ${gap! / 1000} seconds apart, all ${starts.length} of them`;
  const distinct = new Set(starts);
  if (mode === 'live' && distinct.size >= enough && onTheMinute)
    return `on the full minute, all ${starts.length} of them`;
  return undefined;
}
