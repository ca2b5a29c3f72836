import { isObject, type Json, type JsonObject } from '../json.ts';
import { known } from '../known.ts';

/** Writes a document as a stream: a header with everything but the events, a record for each event, and a footer where there is a digest. */
export function streamOf(document: object): readonly JsonObject[] {
  const { events, integrity, ...head } = document as JsonObject;
  const records = (Array.isArray(events) ? (events as readonly Json[]) : []).flatMap((event) => {
    if (!isObject(event)) return [];
    const { type, ...rest } = event;
    return [{ type: 'event', event_type: type, ...rest }];
  });
  const footer = integrity === undefined ? [] : [{ type: 'footer', integrity }];
  return [{ type: 'header', ...head }, ...records, ...footer];
}

/** Puts a stream that `streamOf` wrote together again. */
export function documentOf(records: readonly unknown[]): JsonObject {
  let head: JsonObject = {};
  let integrity: Json | undefined;
  const events: JsonObject[] = [];
  for (const record of records) {
    if (!isObject(record)) continue;
    const { type, ...rest } = record;
    if (type === 'header') head = rest;
    else if (type === 'footer') integrity = rest['integrity'];
    else if (type === 'event') {
      const { event_type, ...event } = rest;
      events.push({ ...event, type: event_type });
    }
  }
  return known({ ...head, events, integrity });
}
