import { isObject } from '../json/json.ts';
import type { Ledger } from '../losses/loss.ts';
import { inside, type Place } from '../source/source.ts';
import type { TimelineEvent } from './timeline.ts';

const iso =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?)?$/;

/**
 * The time under a key, as the timeline holds it: ISO 8601 text stays as it is, milliseconds are written out; anything else is noted and
 * left out. The place is that of the object.
 */
export function timeAt(object: unknown, key: string, place: Place, ledger: Ledger): string | undefined {
  const value = isObject(object) ? object[key] : undefined;
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'string' && iso.test(value) && isDay(value)) return value;
  if (typeof value === 'number' && value >= firstMoment && value < afterLastMoment) {
    if (!Number.isInteger(value))
      ledger.lose({
        kind: 'approximated',
        place: inside(place, key),
        why: 'The time is written in whole milliseconds, and what it has beyond them was cut off.',
      });
    if (value > 0 && value < earliestLikely)
      ledger.lose({
        kind: 'approximated',
        place: inside(place, key),
        why: 'The time is a number that was read as milliseconds and so lies before 1973; if it counts seconds, it is another.',
        trap: 'time-in-seconds',
      });
    return new Date(value).toISOString();
  }
  ledger.lose({
    kind: 'dropped',
    place: inside(place, key),
    why: 'The time is not written in a way that can be read, so it was left out.',
    trap: 'time-unreadable',
  });
  return undefined;
}

/** Milliseconds from the year 0 up to the year 10000: no other years have the four digits that every format wants. */
const firstMoment = Date.parse('0000-01-01T00:00:00Z');
/** No agent ran before it; a number of seconds below it is a time up to the year 5138. */
const earliestLikely = 100_000_000_000;
const afterLastMoment = Date.UTC(10000, 0);

/** True where a month has the day that a time begins with; only its last days may be missing. */
export function isDay(text: string): boolean {
  return (
    text.slice(8, 10) <= '28' || new Date(`${text.slice(0, 10)}T00:00:00Z`).getUTCDate() === Number(text.slice(8, 10))
  );
}

/** Whether a time says how far it is from UTC. */
export function isZoned(time: string): boolean {
  return /^\d{4}-\d\d-\d\d[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)$/i.test(time);
}

/** Milliseconds of a time; one without a zone is taken as UTC, so that no answer depends on where the program runs. */
export function momentOf(time: string): number {
  const text = time.replace(' ', 'T');
  return Date.parse(isZoned(text) || text.length === dayLength ? text : `${text}Z`);
}

const dayLength = '2026-01-31'.length;

/** Whether a time has a fraction that milliseconds cannot hold. */
export function isFinerThanMilliseconds(time: string): boolean {
  return /\.\d{3}\d*[1-9]/.test(time);
}

/**
 * Notes each event that is earlier than the one before it among the main agent's events, or among those of one span. Nobody knows which of
 * two is earlier of which only one states its zone.
 */
export function noteTimesThatRunBackwards(events: readonly TimelineEvent[], ledger: Ledger): void {
  const zoned = new Map<string | undefined, string>();
  const zoneless = new Map<string | undefined, string>();
  for (const event of events) {
    if (event.at === undefined) continue;
    const latest = isZoned(event.at) ? zoned : zoneless;
    const before = latest.get(event.span);
    if (before !== undefined && isEarlier(event.at, before))
      ledger.lose({
        kind: 'approximated',
        place: event.source,
        field: '',
        why: 'An event is earlier than the event before it; the order of the source was kept, and the times are as they were.',
        trap: 'time-runs-backwards',
      });
    else latest.set(event.span, event.at);
  }
}

/** Times in UTC that are written alike can be compared as they are written. */
function isEarlier(time: string, before: string): boolean {
  if (time.length === before.length && time.endsWith('Z') && before.endsWith('Z')) return time < before;
  return momentOf(time) < momentOf(before);
}
