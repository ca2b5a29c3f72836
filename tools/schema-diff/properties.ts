import { toPointer } from '@trace-formats/schema';
import { propertiesOf } from '../generate/keywords.ts';
import type { Schema } from '../generate/schema-source.ts';
import type { Change } from './change.ts';
import type { Compare } from './compare-two.ts';
import { optional } from './values.ts';

/**
 * Compares the keys of an object. A key that only one side names is judged, on the other side, by `additionalProperties`: a new
 * optional key is compatible where other keys were refused, and breaking where they were free to hold anything.
 */
export function compareProperties(before: Schema, after: Schema, pointer: string, compare: Compare): Change[] {
  const old = propertiesOf(before);
  const now = propertiesOf(after);
  const changes: Change[] = [];
  for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const at = pointer + toPointer(['properties', key]);
    const was = Object.hasOwn(old, key) ? old[key]! : optional(before.additionalProperties);
    const is = Object.hasOwn(now, key) ? now[key]! : optional(after.additionalProperties);
    const found = compare(was, is, at);
    if (found.length === 0 && Object.hasOwn(old, key) !== Object.hasOwn(now, key))
      changes.push({
        pointer: at,
        kind: 'documentation',
        says: `${key} is ${key in now ? 'named' : 'no longer named'}.`,
      });
    changes.push(...found);
  }
  const others = `${pointer}/additionalProperties`;
  changes.push(...compare(optional(before.additionalProperties), optional(after.additionalProperties), others));
  return changes;
}
