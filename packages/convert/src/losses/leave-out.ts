import type { Message, TimelineEvent } from '../timeline/timeline.ts';
import type { Counted, Ledger } from './loss.ts';
import type { Trap } from './trap.ts';

/** Notes that a writer leaves an event out, under the kind of thing that conservation counts it as. */
export function leaveOut(event: TimelineEvent, why: string, ledger: Ledger, trap?: Trap): void {
  const of = countedAs(event);
  const fact = trap === 'subagent-left-out' ? 'span' : wholeOf[event.kind];
  ledger.lose({
    kind: 'dropped',
    place: event.source,
    why,
    fact,
    ...(trap === undefined ? {} : { trap }),
    ...(of === undefined ? {} : { of }),
  });
}

/** The fact that stands for all of an event. */
const wholeOf = {
  message: 'message.text',
  thought: 'thought.text',
  call: 'call.tool',
  result: 'result.text',
  annotation: 'annotation',
  span_start: 'span',
  span_end: 'span',
} as const;

/** Formats write a message that says nothing where the model did nothing but call. */
function isEmpty({ content }: Message): boolean {
  return content.every((part) => part.type === 'text' && part.text === '');
}

/** What conservation counts an event as, if it counts it. A thought that the source does not show is not counted. */
export function countedAs(event: TimelineEvent): Counted | undefined {
  switch (event.kind) {
    case 'message':
      if (event.author === 'human' || event.author === 'unknown') return 'human-message';
      return event.author === 'model' && !isEmpty(event) ? 'assistant-text' : undefined;
    case 'thought':
      return event.form === 'unavailable' ? undefined : 'thought';
    case 'call':
      return 'call';
    case 'result':
      return 'result';
    default:
      return undefined;
  }
}
