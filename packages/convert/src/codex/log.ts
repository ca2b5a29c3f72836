import { isObject, type JsonObject, objectAt, stringAt } from '../json/json.ts';
import { inside, type Place, recordPlace, recordsOf, type SourceFile } from '../source/source.ts';

/** A record of a rollout: its type, its payload, and where that stands. */
export interface LogRecord {
  readonly type: string;
  readonly payload: JsonObject;
  readonly place: Place;
  readonly timestamp: JsonObject[string];
}

/** The records of a rollout, and the places of lines that hold no object. */
export interface Log {
  readonly records: readonly LogRecord[];
  readonly strange: readonly Place[];
  /** The facts of the session, and where they stand. */
  readonly meta: JsonObject | undefined;
  readonly metaPlace: Place;
}

/** Reads the lines of a rollout; early ones have no envelope, and their items stand at the top. */
export function logIn(file: SourceFile, name: string | undefined): Log {
  const records: LogRecord[] = [];
  const strange: Place[] = [];
  for (const { value, record } of recordsOf(file)) {
    const place = recordPlace(name, record);
    if (!isObject(value)) {
      strange.push(place);
      continue;
    }
    const payload = objectAt(value, 'payload');
    const type = stringAt(value, 'type');
    const timestamp = value['timestamp'];
    if (payload && type !== undefined) records.push({ type, payload, place: inside(place, 'payload'), timestamp });
    else records.push({ type: typeWithoutEnvelope(value), payload: value, place, timestamp });
  }
  const first = records.find((record) => record.type === 'session_meta');
  return { records, strange, meta: first?.payload, metaPlace: first?.place ?? { pointer: '' } };
}

/** What a line of an early log is, whose items and facts stand at the top. */
export function typeWithoutEnvelope(value: JsonObject): string {
  const type = stringAt(value, 'type');
  if (type === 'compacted' || type === 'world_state' || type === 'turn_context') return type;
  if (type !== undefined || typeof value['role'] === 'string') return 'response_item';
  if (typeof value['id'] === 'string' && 'timestamp' in value) return 'session_meta';
  return stringAt(value, 'record_type') ?? 'none';
}
