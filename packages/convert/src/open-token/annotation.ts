import { isObject, type Json, type JsonObject, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import type { Annotation } from '../timeline/timeline.ts';

/**
 * How an annotation stands in the data of an annotation event: `{"annotation": name, "text"?, "data"?}`. The writer writes and the
 * reader reads it here, so that the two cannot drift apart. The data of other programs' annotations stays whole under the name `note`.
 */
export function annotationData(annotation: Pick<Annotation, 'name' | 'text' | 'data'>): JsonObject {
  if (annotation.name === foreign && annotation.text === undefined) return annotation.data ?? {};
  return known({ annotation: annotation.name, text: annotation.text, data: annotation.data });
}

/** Reads what `annotationData` wrote, and anything else that stands in an annotation event. */
export function annotationOf(content: JsonObject | undefined): Pick<Annotation, 'name' | 'text' | 'data'> {
  const data = content?.['data'];
  const name = stringAt(data, 'annotation');
  if (name !== undefined && isObject(data) && Object.keys(data).every((key) => ownKeys.has(key)))
    return known({ name, text: stringAt(data, 'text'), data: objectAt(data, 'data') });
  return known({
    name: foreign,
    text: stringAt(content, 'text'),
    data: isObject(data) ? data : data === undefined ? undefined : ({ value: data } as { value: Json }),
  });
}

const foreign = 'note';
const ownKeys = new Set(['annotation', 'text', 'data']);
