import { valueAt } from '@trace-formats/schema';
import { forsyTraceDraftShape } from '@trace-formats/validate';

/** The words of which v0.1 takes one, as a definition of its schema lists them, or one of its fields; null is no word. */
export function wordsOf(definition: string, field?: string): readonly string[] {
  const place = field === undefined ? [] : ['properties', field];
  const listed = valueAt(forsyTraceDraftShape, ['$defs', definition, ...place, 'enum']);
  if (!Array.isArray(listed)) throw new Error(`v0.1 lists no words of ${definition} ${field}.`);
  return listed.filter((word) => typeof word === 'string');
}
