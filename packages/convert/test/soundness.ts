import type { Timeline } from '../src/index.ts';

/** Everything a timeline promises and does not keep, as sentences; none for a sound one. */
export function unsoundnessOf(timeline: Timeline): readonly string[] {
  const wrong: string[] = [];
  const actors = new Set(timeline.actors.map((actor) => actor.id));
  const spans = new Set(timeline.spans.map((span) => span.id));
  const opened = new Set<string>();
  const closed = new Set<string>();
  const ids = new Set<string>();
  const calls = new Set<string>();
  const answered = new Set<string>();
  if (actors.size !== timeline.actors.length) wrong.push('Two actors have one id.');
  if (spans.size !== timeline.spans.length) wrong.push('Two spans have one id.');
  for (const span of timeline.spans) if (!actors.has(span.actor)) wrong.push(`Nobody is the actor of span ${span.id}.`);
  for (const event of timeline.events) {
    if (ids.has(event.id)) wrong.push(`Two events have the id ${event.id}.`);
    ids.add(event.id);
    if (!actors.has(event.actor)) wrong.push(`Nobody is the actor ${event.actor} of ${event.id}.`);
    if (event.span !== undefined && event.kind !== 'span_start' && !opened.has(event.span))
      wrong.push(`${event.id} belongs to a span that has not opened.`);
    if (event.span !== undefined && event.kind !== 'span_start' && closed.has(event.span))
      wrong.push(`${event.id} belongs to a span that has closed.`);
    if (event.kind === 'span_start') opened.add(event.span);
    if (event.kind === 'span_end') closed.add(event.span);
    if (event.kind === 'thought' && (event.form === 'unavailable') !== (event.text === undefined))
      wrong.push(`${event.id} is a thought with a text that is unavailable, or without one that is not.`);
    if (event.kind === 'call') {
      if (calls.has(event.call)) wrong.push(`Two calls are ${event.call}.`);
      calls.add(event.call);
    }
    if (event.kind === 'result' && event.call !== undefined) {
      if (!calls.has(event.call)) wrong.push(`${event.id} answers a call that has not come.`);
      if (answered.has(event.call)) wrong.push(`${event.call} is answered twice.`);
      answered.add(event.call);
    }
    if (typeof event.source.pointer !== 'string') wrong.push(`${event.id} has no place.`);
  }
  return wrong;
}
