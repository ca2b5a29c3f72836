import { type JsonObject, objectAt, stringAt } from '../../json/json.ts';
import { known, unlessEmpty } from '../../json/known.ts';
import { noteTwin } from './note-ids.ts';
import type { Reading, SourceEvent } from './reading.ts';

/** Reads the event that opens a span. */
export function openSpan(reading: Reading, { facts, content, link, place }: SourceEvent): void {
  const { draft, spans, opened } = reading;
  const sourceId = stringAt(link, 'span_id');
  const index = draft.events.length;
  const span = draft.openSpan(
    known({ actor: facts.actor, sourceId, spawn: statedData(content), parent: facts.span, source: place }),
    facts.at,
  );
  draft.complete(index, known({ sourceId: facts.sourceId, usage: facts.usage }));
  if (sourceId === undefined) return;
  if (opened.has(sourceId)) noteTwin(place, 'links/span_id', reading.ledger);
  opened.add(sourceId);
  spans.set(sourceId, span);
}

/** Reads the event that closes a span. */
export function closeSpan({ draft, tally, spans }: Reading, { facts, content, link, place }: SourceEvent): void {
  const sourceId = stringAt(link, 'span_id') ?? '';
  const span = spans.get(sourceId);
  if (span === undefined) return void tally.misshapen(place, 'A span was closed that was not open.');
  spans.delete(sourceId);
  const data = statedData(content);
  draft.closeSpan(span, known({ ...facts, extra: data && { 'open-token': { content: data } } }));
}

/** An object that says nothing is what the format wants where there is nothing to say. */
function statedData(content: JsonObject | undefined): JsonObject | undefined {
  return unlessEmpty(objectAt(content, 'data') ?? {});
}
