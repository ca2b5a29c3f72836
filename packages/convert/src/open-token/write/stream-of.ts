import { isObject, type Json, type JsonObject } from '../../json/json.ts';

/**
 * Writes a document as a stream: a header with everything but the events, a record for each event, and a footer where there is a
 * digest.
 */
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
