import { valueAt } from '@trace-formats/schema';
import { forsyTraceDraftShape } from '@trace-formats/validate';

/** The words of which v0.1 takes one, as its schema lists them at a place; null, for what was not recorded, is no word. */
export function wordsAt(pointer: string): readonly string[] {
  const listed = valueAt(forsyTraceDraftShape, pointer);
  if (!Array.isArray(listed)) throw new Error(`The schema of v0.1 lists nothing at ${pointer}.`);
  return listed.filter((word) => typeof word === 'string');
}
