import { isObject, type Json, type JsonObject } from '../json.ts';
import { known } from '../known.ts';
import { placeOfEventFact } from '../losses/fact-places.ts';
import type { Fact } from '../losses/facts.ts';
import { leaveOut } from '../losses/leave-out.ts';
import type { Ledger } from '../losses/loss.ts';
import type { Place } from '../source/source.ts';
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
  Usage,
} from '../timeline/timeline.ts';
import { annotationData } from './annotation.ts';
import { contentOf } from './content.ts';
import { hiddenThought } from './event-reader.ts';
import { startIds } from './ids.ts';
import { withMissingResults } from './missing-results.ts';
import { type OpenTokenOptions, utc } from './options.ts';
import type { Participants } from './participants.ts';
import { startResponseLinks } from './response-links.ts';

/** Writes the events of a session, in the order of the source. */
export function writeEvents(
  timeline: Timeline,
  people: Participants,
  options: OpenTokenOptions,
  ledger: Ledger,
): readonly JsonObject[] {
  const written: JsonObject[] = [];
  const own = (event: TimelineEvent): JsonObject => event.extra?.['open-token'] ?? {};
  const events = startIds(
    'evt',
    timeline.events.map(({ id, sourceId }) => ({ key: id, sourceId })),
  );
  const calls = startIds(
    'call',
    timeline.events.flatMap((event) =>
      event.kind === 'call' ? [{ key: event.call, sourceId: stringOr(own(event)['call_id'], event.sourceCallId) }] : [],
    ),
  );
  const spans = startIds(
    'span',
    timeline.spans.map(({ id, sourceId }) => ({ key: id, sourceId })),
  );
  const spanOf = new Map(timeline.spans.map((span): [string, Span] => [span.id, span]));
  const done = new Map<string, string>();
  const callEvents = new Map<string, string>();
  const flagged = new Set<string>();
  const answered = new Set<string>();
  const unanswered: string[] = [];
  const responses = startResponseLinks();
  for (const event of timeline.events)
    if (event.kind === 'annotation' && event.about !== undefined && typeof event.data?.['is_error'] === 'boolean')
      flagged.add(event.about);
  for (const item of withMissingResults(timeline.events))
    if (item.kind === 'missing') writeMissing(item.call, item.event);
    else write(item.event);
  noteMissing();
  return written;

  function write(event: TimelineEvent): void {
    if (event.kind === 'message') writeMessage(event);
    else if (event.kind === 'thought') writeThought(event);
    else if (event.kind === 'call') writeCall(event);
    else if (event.kind === 'result') writeResult(event);
    else if (event.kind === 'annotation') writeAnnotation(event);
    else writeSpanBound(event);
  }

  function add(
    event: TimelineEvent,
    fields: { readonly type: string; readonly visibility: string; readonly role: string; readonly content: JsonObject },
    links: JsonObject = {},
  ): string {
    const id = events.of(event.id);
    const { visibility, role, mime } = own(event);
    const allLinks = known({
      parent_id: done.get(event.parent ?? '') ?? links['parent_id'],
      replies_to: repliesTo(event),
      call_id: links['call_id'],
      span_id: event.span === undefined ? undefined : spans.of(event.span),
    });
    written.push(
      known({
        id,
        seq: written.length + 1,
        ts: timeIn(event),
        type: fields.type,
        actor_id: people.of(event.actor),
        visibility: stringOr(visibility, fields.visibility),
        role: stringOr(role, fields.role),
        content: mime === undefined ? fields.content : { ...fields.content, mime },
        links: Object.keys(allLinks).length === 0 ? undefined : allLinks,
        usage: usageOf(event.usage),
      }),
    );
    noteTheRest(event);
    done.set(event.id, id);
    return id;
  }

  /** The link that a reader needs to find the event in its response. */
  function responseLink(event: Message | Thought | Call): JsonObject {
    const { parent, problem } = responses.of(event, events.of(event.id), written.length + 1);
    if (problem !== undefined)
      ledger.lose({
        kind: 'approximated',
        place: event.source,
        fact: 'event.response',
        why: `The format cannot say which response this event belongs to. ${problem}`,
      });
    return parent === undefined ? {} : { parent_id: parent };
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
    const links = event.author === 'model' ? responseLink(event) : {};
    add(event, { type: 'message', visibility: isShown ? 'public' : 'internal', role: event.role, content }, links);
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
    const text = isShown ? event.text : hiddenThought;
    const content = { mime: 'text/plain', text };
    add(event, { type: 'message', visibility: 'internal', role: 'assistant_thought', content }, responseLink(event));
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
    const links = { call_id: id, ...responseLink(event) };
    const content = { mime: 'application/json', data };
    callEvents.set(
      event.call,
      add(event, { type: 'tool_use', visibility: 'internal', role: 'assistant', content }, links),
    );
  }

  function writeResult(event: Result): void {
    const content = contentOf(event.content, event, ledger);
    if (event.call === undefined || answered.has(event.call)) {
      leaveOut(event, 'A result that answers no call stands as an annotation.', ledger, 'result-without-call');
      const data = annotationData(
        known({ name: 'result_without_call', data: { source_call_id: event.sourceCallId, content } }),
      );
      add(event, {
        type: 'annotation',
        visibility: 'metadata',
        role: 'tool',
        content: { mime: 'application/json', data },
      });
      return;
    }
    answered.add(event.call);
    const fields = { type: 'tool_result', visibility: 'internal', role: 'tool', content };
    const id = add(event, fields, { call_id: calls.of(event.call) });
    if (event.isError !== undefined && !flagged.has(event.id)) ofOurOwn({ is_error: event.isError }, event.span, id);
  }

  /** Both events of a call always stand: where the source has no result, the second one says so. */
  function writeMissing(call: string, event: Call | Annotation): void {
    const id = calls.of(call);
    answered.add(call);
    unanswered.push(id);
    const content = { mime: 'application/json', data: { missing_result: true } };
    const base = event.kind === 'annotation' ? event : bare(event);
    add(base, { type: 'tool_result', visibility: 'internal', role: 'tool', content }, { call_id: id });
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
      ofOurOwn(annotationData({ name: 'missing_results', data: { call_ids: unanswered } }), undefined, undefined);
  }

  function writeAnnotation(event: Annotation): void {
    const kind = people.kindOf(event.actor);
    const role = kind === 'human' ? 'user' : kind === 'model' ? 'assistant' : kind === 'tool' ? 'tool' : 'system';
    // A cause is what an annotation speaks of to whoever reads it, so it need not be named twice.
    const parent = event.about === event.causes?.[0] ? undefined : done.get(event.about ?? '');
    const content = { mime: 'application/json', data: annotationData(event) };
    const fields = { type: 'annotation', visibility: 'metadata', role, content };
    add(event, fields, parent === undefined ? {} : { parent_id: parent });
  }

  /** An annotation that the export itself makes. */
  function ofOurOwn(data: Json, span: string | undefined, parent: string | undefined): void {
    const links = known({ parent_id: parent, span_id: span === undefined ? undefined : spans.of(span) });
    written.push(
      known({
        id: events.next(),
        seq: written.length + 1,
        type: 'annotation',
        actor_id: people.program(),
        visibility: 'metadata',
        role: 'system',
        content: { mime: 'application/json', data },
        links: Object.keys(links).length === 0 ? undefined : links,
      }),
    );
  }

  function writeSpanBound(event: Extract<TimelineEvent, { readonly kind: 'span_start' | 'span_end' }>): void {
    const span = spanOf.get(event.span);
    const kept = own(event)['content'];
    const data = event.kind === 'span_start' ? (span?.spawn ?? {}) : isObject(kept) ? kept : {};
    const parent = span?.call === undefined || event.kind === 'span_end' ? undefined : callEvents.get(span.call);
    const content = { mime: 'application/json', data };
    const role = people.kindOf(event.actor) === 'model' ? 'assistant' : 'system';
    const fields = { type: event.kind, visibility: 'metadata', role, content };
    add(event, fields, parent === undefined ? {} : { parent_id: parent });
  }

  /** A message answers the first event that the source names as its cause, if that was written. */
  function repliesTo(event: TimelineEvent): string | undefined {
    const causes = (event.causes ?? []).flatMap((cause) => done.get(cause) ?? []);
    const left = (event.causes?.length ?? 0) - Math.min(1, causes.length);
    if (left > 0)
      ledger.lose({
        kind: 'dropped',
        count: left,
        place: placeOf(event, 'event.causes'),
        fact: 'event.causes',
        trap: 'second-cause',
        why: 'An event names one cause, which must stand before it.',
      });
    return causes[0];
  }

  function timeIn(event: TimelineEvent): string | undefined {
    if (event.at === undefined || utc.test(event.at)) return event.at;
    const isZoned = /T.*(?:Z|[+-]\d\d:?\d\d)$/i.test(event.at);
    const inUtc = isZoned ? new Date(event.at).toISOString() : '';
    ledger.lose({
      kind: utc.test(inUtc) ? 'approximated' : 'dropped',
      place: placeOf(event, 'event.time'),
      fact: 'event.time',
      trap: 'time-without-zone',
      why: utc.test(inUtc)
        ? 'The time is written in UTC.'
        : 'The time has no zone, and a time in UTC cannot be told from it.',
    });
    return utc.test(inUtc) ? inUtc : undefined;
  }

  function noteTheRest(event: TimelineEvent): void {
    if (event.usage?.cachedInputTokens === undefined && event.usage?.costUsd === undefined) return;
    ledger.lose({
      kind: 'approximated',
      place: placeOf(event, 'event.usage'),
      fact: 'event.usage',
      why: 'The format has no place for cached tokens and for cost.',
    });
  }

  function placeOf(event: TimelineEvent, fact: Fact): Place {
    return placeOfEventFact(timeline.format, fact, event.source);
  }
}

function usageOf(usage: Usage | undefined): JsonObject | undefined {
  const count = (value: number | undefined): number | undefined =>
    value !== undefined && Number.isInteger(value) && value >= 0 ? value : undefined;
  const counts = known({
    input_tokens: count(usage?.inputTokens),
    output_tokens: count(usage?.outputTokens),
    reasoning_tokens: count(usage?.reasoningTokens),
  });
  return Object.keys(counts).length === 0 ? undefined : counts;
}

function stringOr<Other extends string | undefined>(value: Json | undefined, other: Other): string | Other {
  return typeof value === 'string' ? value : other;
}
