import type { Path } from '@trace-formats/schema';
import { isObject, type JsonObject } from '../json-object.ts';

/** An Open-Token stream put together into a document, and the way back to its records. */
export interface StreamView {
  readonly document: Readonly<Record<string, unknown>>;
  /** Which record a place of the document comes from, by its position in the list given, and the place in it. */
  origin(path: Path): { readonly record: number; readonly path: Path };
}

/** Puts the records of an Open-Token stream together: header, events in any of the three shapes, footer. */
export function streamView(records: readonly unknown[]): StreamView {
  let head: JsonObject = {};
  const from = new Map<string, number>();
  const events: unknown[] = [];
  const places: { readonly record: number; readonly nested: boolean; readonly renamed: boolean }[] = [];
  for (const [record, value] of records.entries()) {
    if (!isObject(value)) continue;
    if (value['type'] === 'header' || value['type'] === 'footer') {
      const { type: _, ...rest } = value;
      head = { ...head, ...rest };
      for (const key of Object.keys(rest)) from.set(key, record);
      continue;
    }
    const event = eventOfRecord(value);
    const nested = event === value['event'];
    places.push({ record, nested, renamed: !nested && event !== value });
    events.push(event);
  }
  return {
    document: { ...head, events },
    origin([first, second, ...rest]) {
      const place = first === 'events' && typeof second === 'number' ? places[second] : undefined;
      if (place === undefined) {
        const path =
          first === undefined || first === 'events' ? [] : second === undefined ? [first] : [first, second, ...rest];
        return { record: from.get(String(first)) ?? 0, path };
      }
      const inner = place.renamed && rest[0] === 'type' ? ['event_type', ...rest.slice(1)] : rest;
      return { record: place.record, path: place.nested ? ['event', ...inner] : inner };
    },
  };
}

/** The event in a record of a stream: under a key, with its own type beside that of the record, or as the record itself. */
export function eventOfRecord(record: JsonObject): unknown {
  if (record['type'] !== 'event') return record;
  if (isObject(record['event'])) return record['event'];
  const { event_type, type: _, ...rest } = record;
  return { ...rest, type: event_type };
}
