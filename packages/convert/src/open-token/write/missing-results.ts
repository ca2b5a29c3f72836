import { stringAt } from '../../json/json.ts';
import type { Annotation, Call, TimelineEvent } from '../../timeline/timeline.ts';

/** What is done with each event, and in each place where the result of a call is missing. */
export interface Taker {
  readonly event: (event: TimelineEvent) => void;
  /** After the call's response, or where an earlier export marked it. */
  readonly missing: (call: string, at: Call | Annotation) => void;
}

/** Goes through the events in order, and through the places of the results that calls should have and have not. */
export function withMissingResults(events: readonly TimelineEvent[], take: Taker): void {
  const answered = new Set<string>();
  for (const event of events) if (event.kind === 'result' && event.call !== undefined) answered.add(event.call);
  const marked = markedCalls(events, answered);
  let waiting: Call[] = [];
  const settle = (): void => {
    for (const call of waiting) take.missing(call.call, call);
    waiting = [];
  };
  for (const event of events) {
    if (waiting.length > 0 && (event.response === undefined || event.response !== waiting[0]!.response)) settle();
    const call = event.kind === 'annotation' ? marked.get(event) : undefined;
    if (call !== undefined) take.missing(call.call, event as Annotation);
    else take.event(event);
    if (event.kind === 'call' && !answered.has(event.call)) waiting.push(event);
  }
  settle();
}

/** The calls that an earlier export marked as unanswered, by the mark; each counts as answered from then on. */
function markedCalls(events: readonly TimelineEvent[], answered: Set<string>): ReadonlyMap<TimelineEvent, Call> {
  const marked = new Map<TimelineEvent, Call>();
  const marks = events.filter((event) => event.kind === 'annotation' && event.name === 'missing_result');
  if (marks.length === 0) return marked;
  const byLink = new Map<string, Call>();
  for (const event of events) {
    if (event.kind !== 'call') continue;
    const link = event.extra?.['open-token']?.['call_id'] ?? event.sourceCallId;
    if (typeof link === 'string') byLink.set(link, event);
  }
  for (const mark of marks) {
    const call = mark.kind === 'annotation' ? byLink.get(stringAt(mark.data, 'call_id') ?? '') : undefined;
    if (call === undefined || answered.has(call.call)) continue;
    answered.add(call.call);
    marked.set(mark, call);
  }
  return marked;
}
