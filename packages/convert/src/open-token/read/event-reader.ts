import { type JsonObject, objectAt, stringAt } from '../../json/json.ts';
import { known } from '../../json/known.ts';
import type { Ledger } from '../../losses/loss.ts';
import type { Tally } from '../../losses/tally.ts';
import { inside, type Place } from '../../source/source.ts';
import type { Draft } from '../../timeline/draft.ts';
import { timeAt } from '../../timeline/time.ts';
import { annotationOf } from '../annotation.ts';
import { partsOf } from '../content.ts';
import { usageOf } from '../usage.ts';
import { wordAt, type words } from '../words.ts';
import { startEventLinks } from './event-links.ts';
import { keepWhatIsUnusual } from './keep-unusual.ts';
import { noteDangling } from './note-ids.ts';
import type { Reading, SourceEvent } from './reading.ts';
import { startResponses } from './responses.ts';
import { closeSpan, openSpan } from './span-reader.ts';
import { authorOf, kindOf, roleOf } from './usual.ts';

/** Text of the event that stands for a thought which is not shown. */
export const hiddenThought = '[REDACTED:thought]';

/** Reads events one after the other into the draft. */
export interface EventReader {
  readonly event: (event: JsonObject, place: Place) => void;
  /** Resolves the links that name other events. */
  readonly finish: () => void;
}

type Role = (typeof words)['role'][number];

/** Starts reading events; links are resolved at the end, by the events' own ids. */
export function startEvents(draft: Draft, ledger: Ledger, tally: Tally): EventReader {
  const reading: Reading = {
    draft,
    ledger,
    tally,
    responses: startResponses(),
    links: startEventLinks(draft, ledger),
    calls: new Map(),
    spans: new Map(),
    opened: new Set(),
  };
  return { event: (value, place) => readEvent(reading, value, place), finish: reading.links.resolve };
}

function readEvent(reading: Reading, value: JsonObject, place: Place): void {
  const { draft, ledger, tally } = reading;
  const type = stringAt(value, 'type') ?? 'none';
  tally.record(type);
  const index = draft.events.length;
  const link = objectAt(value, 'links') ?? {};
  const facts = factsOf(reading, value, link, place);
  const event: SourceEvent = { value, content: objectAt(value, 'content'), link, place, facts };
  const role = wordAt(value, 'role', place, ledger);
  if (type === 'message' && role === 'assistant_thought') readThought(reading, event);
  else if (type === 'message') readMessage(reading, event, role);
  else if (type === 'tool_use') readCall(reading, event);
  else if (type === 'tool_result') readResult(reading, event);
  else if (type === 'span_start') openSpan(reading, event);
  else if (type === 'span_end') closeSpan(reading, event);
  else if (type === 'annotation') draft.annotation({ ...facts, ...annotationOf(event.content) });
  else tally.unknownRecord(type, place);
  if (draft.events.length === index) return;
  reading.links.note(index, stringAt(value, 'id'), link, place);
  keepWhatIsUnusual(reading, event, role, index);
}

/** Who an event is of: a participant, else somebody of whom nothing is known but what the event says. */
function actorOf({ draft, ledger }: Reading, value: JsonObject, place: Place): string {
  const id = stringAt(value, 'actor_id') ?? 'unknown';
  if (draft.actorOf(id) !== undefined) return id;
  ledger.lose({
    kind: 'missing',
    place: inside(place, 'actor_id'),
    fact: 'actor.name',
    why: 'The source lists no such participant; what is known of it is its id, and its kind from the role of its first event.',
  });
  return draft.actor({ id, kind: kindOf(value), name: id });
}

function factsOf(reading: Reading, value: JsonObject, link: JsonObject, place: Place): SourceEvent['facts'] {
  const { ledger } = reading;
  const spanId = stringAt(link, 'span_id');
  const span = spanId === undefined ? undefined : reading.spans.get(spanId);
  const isBound = value['type'] === 'span_start' || value['type'] === 'span_end';
  if (spanId !== undefined && span === undefined && !isBound) noteDangling(inside(place, 'links'), 'span_id', ledger);
  return known({
    actor: actorOf(reading, value, place),
    at: timeAt(value, 'ts', place, ledger),
    span,
    sourceId: stringAt(value, 'id'),
    usage: usageOf(value),
    source: place,
  });
}

function readMessage({ draft, responses }: Reading, event: SourceEvent, stated: Role | undefined): void {
  const { facts, content } = event;
  const kind = draft.actorOf(facts.actor)?.kind;
  const role = stated === undefined || stated === 'tool' || stated === 'assistant_thought' ? roleOf(kind) : stated;
  const author = authorOf(role, kind);
  const response = author === 'model' ? responses.of(event.value, facts.span) : undefined;
  draft.message({ ...facts, role, author, content: partsOf(content), ...known({ response }) });
}

function readThought({ draft, responses }: Reading, { value, facts, content }: SourceEvent): void {
  const text = stringAt(content, 'text');
  const response = responses.of(value, facts.span);
  draft.thought({ ...facts, response }, 'verbatim', text === hiddenThought ? undefined : text);
}

function readCall({ draft, responses, calls }: Reading, { value, facts, content, link, place }: SourceEvent): void {
  const data = objectAt(content, 'data');
  const linked = stringAt(link, 'call_id');
  const id = draft.call(
    known({
      ...facts,
      response: responses.of(value, facts.span),
      sourceCallId: stringAt(data, 'source_call_id') ?? linked,
      tool: stringAt(data, 'tool_name') ?? 'unknown',
      input: { form: 'json', value: data?.['arguments'] ?? null } as const,
      source: place,
    }),
  );
  if (linked !== undefined) calls.set(linked, id);
}

/** A result that the export marks as missing is no result; the mark is kept, so that it can be put back where it stood. */
function readResult({ draft, ledger, calls }: Reading, { facts, content, link }: SourceEvent): void {
  const linked = stringAt(link, 'call_id');
  const callId = linked === undefined ? undefined : calls.get(linked);
  if (objectAt(content, 'data')?.['missing_result'] === true)
    return void draft.annotation({ ...facts, name: 'missing_result', data: known({ call_id: linked }) });
  if (callId === undefined)
    ledger.lose({
      kind: 'missing',
      place: facts.source,
      why: 'No call stands before this result.',
      trap: 'result-without-call',
      of: 'call',
    });
  const index = draft.events.length;
  draft.resultOf(callId, { ...facts, ...known({ sourceCallId: linked }), content: partsOf(content) });
  draft.complete(index, { actor: facts.actor });
}
