import type { Hit } from '../../../engine/rule.ts';
import { momentOf } from '../../moment.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';

/** A time without a zone is a time nobody can place. */
export const timesHaveZones: ForsyTraceRule = {
  id: 'times-have-zones',
  claim: 'Every time says its zone.',
  why: 'A time without a zone can be off by a day, and two such times from two machines cannot be compared.',
  fix: 'Add Z or the offset, if the log tells it; never guess it.',
  checklist: null,
  severity: 'warning',
  certainty: 'exact',
  reads: ['started_at', 'ended_at', 'steps[].started_at', 'steps[].ended_at'],
  *check(trace) {
    const bare: { at: readonly (string | number)[]; time: string }[] = [];
    const look = (at: readonly (string | number)[], time: string | null): void => {
      const moment = time === null ? undefined : momentOf(time);
      // A day without a time has no zone to say.
      if (moment?.hasZone === false && !moment.dateOnly) bare.push({ at, time: time! });
    };
    look(['started_at'], trace.started_at);
    look(['ended_at'], trace.ended_at);
    for (const [index, step] of trace.steps.entries()) {
      look(['steps', index, 'started_at'], step.started_at);
      look(['steps', index, 'ended_at'], step.ended_at);
    }
    const [first] = bare;
    // A log without zones has none anywhere: one finding says so.
    if (first) yield hit(first.at, first.time, bare.length - 1);
  },
};

function hit(at: readonly (string | number)[], time: string, more: number): Hit {
  const others = more === 0 ? '' : ` Nor ${more === 1 ? 'does 1 more time' : `do ${more} more times`} of this trace.`;
  return { at, message: `The time ${JSON.stringify(time)} does not say its zone.${others}` };
}
