import type { Call, TimelineEvent } from '../../timeline/timeline.ts';

/** Numbers the groups of calls that were given out together, which are those of one response; null for a call that stands alone. */
export function startParallelGroups(events: readonly TimelineEvent[]): (call: Call) => string | null {
  const width = callsByResponse(events);
  const groups = new Map<string, string>();
  return ({ response }) => {
    if (response === undefined || (width.get(response) ?? 0) < 2) return null;
    const known = groups.get(response) ?? `pg_${String(groups.size + 1).padStart(3, '0')}`;
    groups.set(response, known);
    return known;
  };
}

function callsByResponse(events: readonly TimelineEvent[]): ReadonlyMap<string, number> {
  const calls = new Map<string, number>();
  for (const event of events)
    if (event.kind === 'call' && event.response !== undefined)
      calls.set(event.response, (calls.get(event.response) ?? 0) + 1);
  return calls;
}
