import { momentOf } from '../../moment.ts';
import type { OpenTokenRule } from '../open-token-rule.ts';

/** Events stand in the order in which they happened. */
export const timesAreInOrder: OpenTokenRule = {
  id: 'times-are-in-order',
  claim: 'No event has an earlier time than the event before it, and every time exists in the calendar.',
  why: 'The order of events and their times are two accounts of one thing; where they differ, one is wrong.',
  fix: 'Write the times that the source has, or leave out the one that is wrong; never reorder events.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  reads: ['events[].ts', 'events[].links'],
  *check({ events }) {
    // Parallel spans run on clocks of their own: each is in order for itself.
    const last = new Map<string, { at: number; ts: string }>();
    for (const [index, { ts, links }] of events.entries()) {
      if (ts === undefined) continue;
      const at = ['events', index, 'ts'];
      const moment = momentOf(ts);
      if (!moment) {
        yield { at, message: `The time ${JSON.stringify(ts)} is no date of the calendar.` };
        continue;
      }
      const span = links?.span_id ?? '';
      const before = last.get(span);
      if (before && moment.at < before.at)
        yield { at, message: `This event is of ${ts}, but an event before it is of ${before.ts}.` };
      else last.set(span, { at: moment.at, ts });
    }
  },
};
