import { valueAt } from '@trace-formats/schema';
import { forsyTraceShape } from '@trace-formats/validate';

/** The words that a definition of the schema of traces lists, such as all levels of validation. */
export function wordsOfSchema(definition: string): readonly string[] {
  const listed = valueAt(forsyTraceShape, ['$defs', definition, 'enum']);
  if (!Array.isArray(listed)) throw new Error(`The schema of traces lists no words as ${definition}.`);
  return listed.filter((word) => typeof word === 'string');
}
