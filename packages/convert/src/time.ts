import type { Json } from './json.ts';
import type { Ledger } from './loss.ts';
import type { Place } from './source.ts';
import type { TimelineEvent } from './timeline.ts';

const iso = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;

/** A time as the timeline holds it: ISO 8601 text stays as it is, milliseconds are written out; anything else is noted and left out. */
export function timeOf(value: Json | undefined, place: Place, ledger: Ledger): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'string' && iso.test(value) && !Number.isNaN(Date.parse(value))) return value;
  if (typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= 8.64e15)
    return new Date(value).toISOString();
  ledger.lose({
    kind: 'dropped',
    place,
    why: 'The time is not written in a way that can be read, so it was left out.',
    trap: 'time-unreadable',
  });
  return undefined;
}

/** Notes each event that is earlier than the one before it among the main agent's events, or among those of one span. */
export function noteTimesThatRunBackwards(events: readonly TimelineEvent[], ledger: Ledger): void {
  const latest = new Map<string | undefined, number>();
  for (const event of events) {
    if (event.at === undefined) continue;
    const time = Date.parse(event.at);
    const before = latest.get(event.span);
    if (before !== undefined && time < before)
      ledger.lose({
        kind: 'approximated',
        place: event.source,
        field: '',
        why: 'An event is earlier than the event before it; the order of the source was kept, and the times are as they were.',
        trap: 'time-runs-backwards',
      });
    else latest.set(event.span, time);
  }
}
