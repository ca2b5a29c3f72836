import { type Json, type JsonObject, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import type { Tally } from '../losses/tally.ts';
import { inside, type Place } from '../source/source.ts';
import type { Draft } from '../timeline/draft.ts';
import { timeAt } from '../timeline/time.ts';
import type { EventFacts } from '../timeline/timeline.ts';
import { annotationOf } from './annotation.ts';
import { partsOf } from './content.ts';
import { startResponses } from './responses.ts';
import { usageOf } from './usage.ts';
import { authorOf, kindOf, roleOf, usualMime, usualRole, usualVisibility } from './usual.ts';
import { wordAt, type words } from './words.ts';

/** Text of the event that stands for a thought which is not shown. */
export const hiddenThought = '[REDACTED:thought]';

/** Reads events one after the other into the draft. */
export interface EventReader {
  readonly event: (event: JsonObject, place: Place) => void;
  /** Resolves the links that name other events. */
  readonly finish: () => void;
}

type Facts = Omit<EventFacts, 'id'>;
type Role = (typeof words)['role'][number];

/** Starts reading events; links are resolved at the end, by the events' own ids. */
export function startEvents(draft: Draft, ledger: Ledger, tally: Tally): EventReader {
  const responses = startResponses();
  const calls = new Map<string, string>();
  const spans = new Map<string, string>();
  const opened = new Set<string>();
  const indexById = new Map<string, number>();
  const links: { readonly index: number; readonly links: JsonObject; readonly place: Place }[] = [];
  return { event, finish };

  function event(value: JsonObject, place: Place): void {
    const type = stringAt(value, 'type') ?? 'none';
    tally.record(type);
    const index = draft.events.length;
    const link = objectAt(value, 'links') ?? {};
    const facts = factsOf(value, link, place);
    const content = objectAt(value, 'content');
    const role = wordAt(value, 'role', place, ledger);
    const response = () => responses.of(value, facts.span);
    if (type === 'message' && role === 'assistant_thought') thought(facts, content, response());
    else if (type === 'message') message(role, facts, content, response);
    else if (type === 'tool_use') call(facts, content, link, place, response());
    else if (type === 'tool_result') result(facts, content, link);
    else if (type === 'span_start') openSpan(facts, content, link, place);
    else if (type === 'span_end') closeSpan(facts, content, link, place);
    else if (type === 'annotation') draft.annotation({ ...facts, ...annotationOf(content) });
    else tally.unknownRecord(type, place);
    if (draft.events.length === index) return;
    const id = stringAt(value, 'id');
    if (id !== undefined && indexById.has(id)) noteTwin(place, 'id', ledger);
    if (id !== undefined) indexById.set(id, index);
    if ('parent_id' in link || 'replies_to' in link) links.push({ index, links: link, place: inside(place, 'links') });
    keepWhatIsUnusual(value, index, role, content, place);
  }

  function factsOf(value: JsonObject, link: JsonObject, place: Place): Facts {
    const actor = stringAt(value, 'actor_id');
    const spanId = stringAt(link, 'span_id');
    const span = spanId === undefined ? undefined : spans.get(spanId);
    const bounds = value['type'] === 'span_start' || value['type'] === 'span_end';
    if (spanId !== undefined && span === undefined && !bounds) noteDangling(inside(place, 'links'), 'span_id', ledger);
    return known({
      actor: draft.actor({ id: actor ?? 'unknown', kind: kindOf(value), name: actor ?? 'unknown' }),
      at: timeAt(value, 'ts', place, ledger),
      span,
      sourceId: stringAt(value, 'id'),
      usage: usageOf(value),
      source: place,
    });
  }

  function message(
    stated: Role | undefined,
    facts: Facts,
    content: JsonObject | undefined,
    response: () => string,
  ): void {
    const kind = draft.actorOf(facts.actor)?.kind;
    const role = stated === undefined || stated === 'tool' || stated === 'assistant_thought' ? roleOf(kind) : stated;
    const author = authorOf(role, kind);
    draft.message({
      ...facts,
      role,
      author,
      content: partsOf(content),
      ...(author === 'model' ? { response: response() } : {}),
    });
  }

  function thought(facts: Facts, content: JsonObject | undefined, response: string): void {
    const text = stringAt(content, 'text');
    draft.thought({ ...facts, response }, 'verbatim', text === hiddenThought ? undefined : text);
  }

  function call(facts: Facts, content: JsonObject | undefined, link: JsonObject, place: Place, response: string): void {
    const data = objectAt(content, 'data');
    const linked = stringAt(link, 'call_id');
    const input = { form: 'json', value: (data?.['arguments'] ?? null) as Json } as const;
    const sourceCallId = stringAt(data, 'source_call_id') ?? linked;
    const id = draft.call(
      known({
        ...facts,
        response,
        sourceCallId,
        tool: stringAt(data, 'tool_name') ?? 'unknown',
        input,
        source: place,
      }),
    );
    if (linked !== undefined) calls.set(linked, id);
  }

  /** A result that the export marks as missing is no result; the mark is kept, so that it can be put back where it stood. */
  function result(facts: Facts, content: JsonObject | undefined, link: JsonObject): void {
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
    draft.resultOf(callId, {
      ...facts,
      ...known({ sourceCallId: linked }),
      content: partsOf(content),
    });
    draft.complete(index, { actor: facts.actor });
  }

  function openSpan(facts: Facts, content: JsonObject | undefined, link: JsonObject, place: Place): void {
    const sourceId = stringAt(link, 'span_id');
    const index = draft.events.length;
    const span = draft.openSpan(
      known({ actor: facts.actor, sourceId, spawn: statedData(content), parent: facts.span, source: place }),
      facts.at,
    );
    draft.complete(index, known({ sourceId: facts.sourceId, usage: facts.usage }));
    if (sourceId === undefined) return;
    if (opened.has(sourceId)) noteTwin(place, 'links/span_id', ledger);
    opened.add(sourceId);
    spans.set(sourceId, span);
  }

  function closeSpan(facts: Facts, content: JsonObject | undefined, link: JsonObject, place: Place): void {
    const sourceId = stringAt(link, 'span_id') ?? '';
    const span = spans.get(sourceId);
    if (span === undefined) return void tally.misshapen(place, 'A span was closed that was not open.');
    spans.delete(sourceId);
    const data = objectAt(content, 'data');
    const extra = data && Object.keys(data).length > 0 ? { 'open-token': { content: data } } : undefined;
    draft.closeSpan(span, known({ ...facts, extra }));
  }

  /** What the timeline takes for granted is kept where an event has it otherwise. */
  function keepWhatIsUnusual(
    value: JsonObject,
    index: number,
    role: Role | undefined,
    content: JsonObject | undefined,
    place: Place,
  ): void {
    const event = draft.events[index]!;
    const extra: Record<string, Json | undefined> = {};
    const visibility = wordAt(value, 'visibility', place, ledger);
    if (visibility !== undefined && visibility !== usualVisibility(event)) extra['visibility'] = visibility;
    const mime = wordAt(content, 'mime', inside(place, 'content'), ledger);
    if (mime !== undefined && mime !== usualMime(content)) extra['mime'] = mime;
    if (role !== undefined && role !== usualRole(event, draft.actorOf(event.actor)?.kind)) extra['role'] = role;
    const linked = stringAt(objectAt(value, 'links'), 'call_id');
    if (event.kind === 'call' && linked !== undefined && linked !== event.sourceCallId) extra['call_id'] = linked;
    if (Object.keys(extra).length === 0) return;
    const before = event.extra?.['open-token'] ?? {};
    draft.complete(index, { extra: { ...event.extra, 'open-token': { ...before, ...extra } } });
  }

  /** The event that a link names, which may stand before or after it. */
  function indexOf(link: JsonObject, key: 'parent_id' | 'replies_to', place: Place): number | undefined {
    const id = stringAt(link, key);
    const index = id === undefined ? undefined : indexById.get(id);
    if (id !== undefined && index === undefined) noteDangling(place, key, ledger);
    return index;
  }

  function finish(): void {
    for (const { index, links: link, place } of links) {
      const parent = indexOf(link, 'parent_id', place);
      const cause = indexOf(link, 'replies_to', place);
      const facts = known({
        parent: parent === undefined ? undefined : draft.events[parent]?.id,
        causes: cause === undefined ? undefined : [draft.events[cause]!.id],
      });
      draft.complete(index, facts);
      const event = draft.events[index];
      const about = parent ?? cause;
      if (event?.kind !== 'annotation' || about === undefined) continue;
      draft.complete(index, { about: draft.events[about]!.id });
      const isError = event.data?.['is_error'];
      if (typeof isError === 'boolean' && draft.events[about]?.kind === 'result') draft.complete(about, { isError });
    }
  }
}

/** Notes that a link leads nowhere. */
function noteDangling(place: Place, key: string, ledger: Ledger): void {
  const why = 'The link names what the export does not hold, so it was left out.';
  ledger.lose({ kind: 'dropped', place: inside(place, key), why, trap: 'dangling-parent' });
}

/** An object that says nothing is what the format wants where there is nothing to say. */
function statedData(content: JsonObject | undefined): JsonObject | undefined {
  const data = objectAt(content, 'data');
  return data !== undefined && Object.keys(data).length > 0 ? data : undefined;
}

/** Notes that what an id names has the id of another: links lead to one of the two. */
function noteTwin(place: Place, way: string, ledger: Ledger): void {
  ledger.lose({
    kind: 'renamed',
    place: inside(place, ...way.split('/')),
    why: 'Another one before it has the same id; links lead to one of the two, and an export gives each an id of its own.',
    trap: 'id-collides',
  });
}
