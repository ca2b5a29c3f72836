import type { Part, Timeline, TimelineEvent } from '../src/index.ts';

/** A timeline in one line an event, for tests that a person reads: `[2] human: Hello`, `[2]` being the span. */
export function outline(timeline: Timeline): readonly string[] {
  return timeline.events.map((event) => `${event.span === undefined ? '' : `[${event.span}] `}${lineOf(event)}`);
}

function lineOf(event: TimelineEvent): string {
  switch (event.kind) {
    case 'message':
      return `${event.role}/${event.author}: ${event.content.map(partLine).join(' + ')}`;
    case 'thought':
      return `thought/${event.form}: ${event.text ?? ''}`.trim();
    case 'call':
      return `call ${event.call} ${event.tool}(${event.input.form === 'text' ? event.input.text : JSON.stringify(event.input.value)})`;
    case 'result':
      return `result ${event.call ?? '?'}${event.isError === true ? ' failed' : ''}: ${event.content.map(partLine).join(' + ')}`;
    case 'annotation':
      return `note ${event.name}${event.text === undefined ? '' : `: ${event.text}`}`;
    default:
      return event.kind;
  }
}

function partLine(part: Part): string {
  if (part.type === 'text') return part.text;
  if (part.type === 'json' || part.type === 'other') return JSON.stringify(part.value);
  return `<${part.type} ${part.mediaType ?? part.url ?? part.name ?? ''}>`;
}
