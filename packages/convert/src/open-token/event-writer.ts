import { isObject, type JsonObject } from '../json/json.ts';
import { known } from '../json/known.ts';
import { leaveOut } from '../losses/leave-out.ts';
import type { Ledger } from '../losses/loss.ts';
import { argumentsValue } from '../timeline/call-arguments.ts';
import type {
  Annotation,
  Call,
  Message,
  Result,
  Span,
  Thought,
  Timeline,
  TimelineEvent,
} from '../timeline/timeline.ts';
import { annotationData } from './annotation.ts';
import { contentOf } from './content.ts';
import { startEventList } from './event-list.ts';
import { hiddenThought } from './event-reader.ts';
import { startIds } from './ids.ts';
import { withMissingResults } from './missing-results.ts';
import type { OpenTokenOptions } from './options.ts';
import type { Participants } from './participants.ts';

/** Writes the events of a session, in the order of the source. */
export function writeEvents(
  timeline: Timeline,
  people: Participants,
  options: OpenTokenOptions,
  ledger: Ledger,
): readonly JsonObject[] {
  const list = startEventList(timeline, people, ledger);
  const calls = startIds(
    'call',
    timeline.events.flatMap((event) => (event.kind === 'call' ? [{ key: event.call, sourceId: callIdOf(event) }] : [])),
  );
  const spanOf = new Map(timeline.spans.map((span): [string, Span] => [span.id, span]));
  const callEvents = new Map<string, string>();
  const flagged = new Set<string>();
  const answered = new Set<string>();
  const unanswered: string[] = [];
  for (const event of timeline.events)
    if (event.kind === 'annotation' && event.about !== undefined && typeof event.data?.['is_error'] === 'boolean')
      flagged.add(event.about);
  withMissingResults(timeline.events, { event: write, missing: writeMissing });
  noteMissing();
  list.finish();
  return list.written;

  function write(event: TimelineEvent): void {
    if (event.kind === 'message') writeMessage(event);
    else if (event.kind === 'thought') writeThought(event);
    else if (event.kind === 'call') writeCall(event);
    else if (event.kind === 'result') writeResult(event);
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

  function writeCall(event: Call): void {
    const id = calls.of(event.call);
    const data = known({
      tool_name: event.tool,
      arguments: argumentsValue(event, ledger),
      source_call_id: event.sourceCallId === id ? undefined : event.sourceCallId,
    });
    if (!event.sourceCallId)
      ledger.lose({
        kind: 'missing',
        place: event.source,
        fact: 'call.id',
        why: 'The source gives the call no id, so it was given a number.',
      });
    const content = { mime: 'application/json', data };
    const fields = { type: 'tool_use', visibility: 'internal', role: 'assistant', content };
    callEvents.set(event.call, list.addOfModel(event, fields, id));
  }

  function writeResult(event: Result): void {
    const content = contentOf(event.content, event, ledger);
    if (event.call === undefined || answered.has(event.call)) {
      leaveOut(event, 'A result that answers no call stands as an annotation.', ledger, 'result-without-call');
      const data = annotationData(
        known({ name: 'result_without_call', data: { source_call_id: event.sourceCallId, content } }),
      );
      list.add(event, {
        type: 'annotation',
        visibility: 'metadata',
        role: 'tool',
        content: { mime: 'application/json', data },
      });
      return;
    }
    answered.add(event.call);
    const fields = { type: 'tool_result', visibility: 'internal', role: 'tool', content };
    const id = list.add(event, fields, { call: calls.of(event.call) });
    if (event.isError !== undefined && !flagged.has(event.id))
      list.addOfOurOwn({ is_error: event.isError }, event.span, id);
  }

  /** Both events of a call always stand: where the source has no result, the second one says so. */
  function writeMissing(call: string, event: Call | Annotation): void {
    const id = calls.of(call);
    answered.add(call);
    unanswered.push(id);
    const content = { mime: 'application/json', data: { missing_result: true } };
    const base = event.kind === 'annotation' ? event : bare(event);
    list.add(base, { type: 'tool_result', visibility: 'internal', role: 'tool', content }, { call: id });
  }

  /** What is written in the place of an event that the source has not: nothing of the call's own but where it belongs. */
  function bare(event: Call): TimelineEvent {
    const tool = `tool:${event.tool}`;
    const span = event.span === undefined ? {} : { span: event.span };
    return {
      kind: 'annotation',
      name: 'missing_result',
      id: `missing ${event.id}`,
      actor: people.knows(tool) ? tool : 'tool',
      ...span,
      source: event.source,
    };
  }

  function noteMissing(): void {
    const before = timeline.events.some((event) => event.kind === 'annotation' && event.name === 'missing_results');
    if (unanswered.length > 0 && !before)
      list.addOfOurOwn(
        annotationData({ name: 'missing_results', data: { call_ids: unanswered } }),
        undefined,
        undefined,
      );
  }

  function writeAnnotation(event: Annotation): void {
    const kind = people.kindOf(event.actor);
    const role = kind === 'human' ? 'user' : kind === 'model' ? 'assistant' : kind === 'tool' ? 'tool' : 'system';
    // A cause is what an annotation speaks of to whoever reads it, so it need not be named twice.
    const parent = event.about === event.causes?.[0] ? undefined : list.idOf(event.about);
    const content = { mime: 'application/json', data: annotationData(event) };
    list.add(event, { type: 'annotation', visibility: 'metadata', role, content }, { parent });
  }

  function writeSpanBound(event: Extract<TimelineEvent, { readonly kind: 'span_start' | 'span_end' }>): void {
    const span = spanOf.get(event.span);
    const kept = event.extra?.['open-token']?.['content'];
    const data = event.kind === 'span_start' ? (span?.spawn ?? {}) : isObject(kept) ? kept : {};
    const parent = span?.call === undefined || event.kind === 'span_end' ? undefined : callEvents.get(span.call);
    const content = { mime: 'application/json', data };
    const role = people.kindOf(event.actor) === 'model' ? 'assistant' : 'system';
    list.add(event, { type: event.kind, visibility: 'metadata', role, content }, { parent });
  }
}

/** The id of a call in the export that the source is, or in the source. */
function callIdOf({ extra, sourceCallId }: Call): string | undefined {
  const before = extra?.['open-token']?.['call_id'];
  return typeof before === 'string' ? before : sourceCallId;
}
