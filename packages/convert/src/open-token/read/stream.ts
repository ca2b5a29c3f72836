import { arrayAt, isObject, type Json, type JsonObject, objectAt, stringAt } from '../../json/json.ts';
import { inside, type Place, placeOf, recordPlace, type SourceFile } from '../../source/source.ts';

/** An Open-Token export, whether it came as one document or as a stream. */
export interface Export {
  /** The document without its events, or the header of the stream. */
  readonly head: JsonObject;
  readonly headPlace: Place;
  readonly events: readonly { readonly value: JsonObject; readonly place: Place }[];
  readonly strange: readonly Place[];
  /** Headers and footers of a stream after the first of each. */
  readonly further: readonly { readonly value: JsonObject; readonly place: Place }[];
}

/** The types an event can have: in a stream, one of them may stand in the record's own `type`. */
export const eventTypes: ReadonlySet<string> = new Set([
  'message',
  'tool_use',
  'tool_result',
  'span_start',
  'span_end',
  'annotation',
]);

/** Takes an export apart, in any of the shapes that are read. */
export function exportIn(file: SourceFile, name: string | undefined): Export | undefined {
  if ('records' in file) return streamIn(file.records, name);
  return isRecord(file.value) ? streamIn([file], name) : documentIn(file.value, placeOf(file, name));
}

/** A stream may be cut down to one record; to whoever reads it, that is a document then. A whole one has no type. */
function isRecord(value: Json): value is JsonObject {
  if (!isObject(value) || arrayAt(value, 'events')) return false;
  return value['type'] === 'header' || value['type'] === 'footer' || eventOf(value) !== undefined;
}

function documentIn(value: Json, place: Place): Export | undefined {
  const events = arrayAt(value, 'events');
  if (!isObject(value) || !events) return undefined;
  const { events: _, ...head } = value;
  const placed = events.map((event, index) => ({ value: event, place: inside(place, 'events', index) }));
  return {
    head,
    headPlace: place,
    events: placed.filter((event): event is { value: JsonObject; place: Place } => isObject(event.value)),
    strange: placed.filter((event) => !isObject(event.value)).map((event) => event.place),
    further: [],
  };
}

function streamIn(
  records: readonly { readonly value: Json; readonly record?: number }[],
  name: string | undefined,
): Export | undefined {
  const events: { value: JsonObject; place: Place }[] = [];
  const strange: Place[] = [];
  const further: { value: JsonObject; place: Place }[] = [];
  let header: JsonObject | undefined;
  let footer: JsonObject | undefined;
  let headPlace = recordPlace(name, undefined);
  for (const { value, record } of records) {
    const place = recordPlace(name, record);
    const type = stringAt(value, 'type');
    const event = isObject(value) ? eventOf(value) : undefined;
    if (event) events.push({ value: event, place: event === value ? place : placeOfEvent(value, place) });
    else if (isObject(value) && type === 'header') {
      if (header) further.push({ value: withoutType(value), place });
      else headPlace = place;
      header ??= withoutType(value);
    } else if (isObject(value) && type === 'footer') {
      if (footer) further.push({ value: withoutType(value), place });
      footer ??= withoutType(value);
    } else strange.push(place);
  }
  return { head: { ...header, ...footer }, headPlace, events, strange, further };
}

/** The event in a record: under `event`, in the record with its type as `event_type`, or in the record with its own type. */
function eventOf(record: JsonObject): JsonObject | undefined {
  const wrapped = record['type'] === 'event' ? objectAt(record, 'event') : undefined;
  if (wrapped) return wrapped;
  if (record['type'] === 'event') {
    const { event_type, type: _, ...rest } = record;
    return { ...rest, type: event_type };
  }
  return eventTypes.has(stringAt(record, 'type') ?? '') ? record : undefined;
}

function placeOfEvent(record: Json, place: Place): Place {
  return objectAt(record, 'event') ? inside(place, 'event') : place;
}

function withoutType(record: JsonObject): JsonObject {
  const { type: _, ...rest } = record;
  return rest;
}
