import type { Annotation, Call, TimelineEvent } from '../timeline/timeline.ts';

/** An event, or the place where the result of a call is missing: after the call's response, or where an earlier export marked it. */
export type Item =
  | { readonly kind: 'event'; readonly event: TimelineEvent }
  | { readonly kind: 'missing'; readonly call: string; readonly event: Call | Annotation };

/** The events with a mark for each call that has no result. */
export function withMissingResults(events: readonly TimelineEvent[]): readonly Item[] {
  const answered = new Set<string>();
  const byLink = new Map<string, Call>();
  for (const event of events) {
    if (event.kind === 'result' && event.call !== undefined) answered.add(event.call);
    if (event.kind !== 'call') continue;
    const link = event.extra?.['open-token']?.['call_id'] ?? event.sourceCallId;
    if (typeof link === 'string') byLink.set(link, event);
  }
  const marked = new Map<TimelineEvent, Call>();
  for (const event of events) {
    if (event.kind !== 'annotation' || event.name !== 'missing_result') continue;
    const call = byLink.get(String(event.data?.['call_id']));
    if (call === undefined || answered.has(call.call)) continue;
    answered.add(call.call);
    marked.set(event, call);
  }
  const items: Item[] = [];
  let waiting: Call[] = [];
  const settle = (): void => {
    for (const call of waiting) items.push({ kind: 'missing', call: call.call, event: call });
    waiting = [];
  };
  for (const event of events) {
    if (waiting.length > 0 && (event.response === undefined || event.response !== waiting[0]!.response)) settle();
    const call = marked.get(event);
    if (call !== undefined && event.kind === 'annotation') items.push({ kind: 'missing', call: call.call, event });
    else items.push({ kind: 'event', event });
    if (event.kind === 'call' && !answered.has(event.call)) waiting.push(event);
  }
  settle();
  return items;
}
