import { isObject, type JsonObject } from '../../json/json.ts';
import { leaveOut } from '../../losses/leave-out.ts';
import type { Ledger } from '../../losses/loss.ts';
import type { Annotation, Message, Span, Thought, Timeline, TimelineEvent } from '../../timeline/timeline.ts';
import { annotationData } from '../annotation.ts';
import { contentOf } from '../content.ts';
import type { OpenTokenOptions } from '../options.ts';
import { hiddenThought } from '../read/event-reader.ts';
import { roleOfKind } from '../read/usual.ts';
import { startCallWriter } from './call-writer.ts';
import { startEventList } from './event-list.ts';
import { withMissingResults } from './missing-results.ts';
import type { Participants } from './participants.ts';

/** Writes the events of a session, in the order of the source. */
export function writeEvents(
  timeline: Timeline,
  people: Participants,
  options: OpenTokenOptions,
  ledger: Ledger,
): readonly JsonObject[] {
  const list = startEventList(timeline, people, ledger);
  const calls = startCallWriter(timeline, people, list, ledger);
  const spanOf = new Map(timeline.spans.map((span): [string, Span] => [span.id, span]));
  withMissingResults(timeline.events, { event: write, missing: calls.missing });
  calls.finish();
  list.finish();
  return list.written;

  function write(event: TimelineEvent): void {
    if (event.kind === 'message') writeMessage(event);
    else if (event.kind === 'thought') writeThought(event);
    else if (event.kind === 'call') calls.call(event);
    else if (event.kind === 'result') calls.result(event);
    else if (event.kind === 'annotation') writeAnnotation(event);
    else writeSpanBound(event);
  }

  function writeMessage(event: Message): void {
    const isShown =
      event.role === 'assistant' || (event.role === 'user' && (event.author === 'human' || event.author === 'unknown'));
    const content = contentOf(event.content, event, ledger);
    if (event.author === 'summary')
      ledger.lose({
        kind: 'approximated',
        place: event.source,
        fact: 'message.author',
        why: 'The format cannot say that a message stands for earlier ones that were summed up.',
      });
    const fields = { type: 'message', visibility: isShown ? 'public' : 'internal', role: event.role, content };
    if (event.author === 'model') list.addOfModel(event, fields);
    else list.add(event, fields);
  }

  function writeThought(event: Thought): void {
    const { include = 'visible-only', internal = 'redacted' } = options;
    const leave = (why: string): void => {
      leaveOut(event, why, ledger, 'thought-left-out');
    };
    if (include === 'visible-only') {
      leave('The export was made without internal events.');
      return;
    }
    const isShown =
      event.text !== undefined && (internal === 'full' || (internal === 'summary' && event.form === 'summary'));
    if (!isShown && event.text !== undefined)
      leave('A placeholder stands for the thought, as the export was asked to write.');
    const content = { mime: 'text/plain', text: isShown ? event.text : hiddenThought };
    list.addOfModel(event, { type: 'message', visibility: 'internal', role: 'assistant_thought', content });
  }

  function writeAnnotation(event: Annotation): void {
    // A cause is what an annotation speaks of to whoever reads it, so it need not be named twice.
    const parent = event.about === event.causes?.[0] ? undefined : list.idOf(event.about);
    const content = { mime: 'application/json', data: annotationData(event) };
    const role = roleOfKind(people.kindOf(event.actor));
    list.add(event, { type: 'annotation', visibility: 'metadata', role, content }, { parent });
  }

  function writeSpanBound(event: Extract<TimelineEvent, { readonly kind: 'span_start' | 'span_end' }>): void {
    const span = spanOf.get(event.span);
    const kept = event.extra?.['open-token']?.['content'];
    const data = event.kind === 'span_start' ? (span?.spawn ?? {}) : isObject(kept) ? kept : {};
    const parent = span?.call === undefined || event.kind === 'span_end' ? undefined : calls.eventOf(span.call);
    const content = { mime: 'application/json', data };
    const role = roleOfKind(people.kindOf(event.actor));
    list.add(event, { type: event.kind, visibility: 'metadata', role, content }, { parent });
  }
}
