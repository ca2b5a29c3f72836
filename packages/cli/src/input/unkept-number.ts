import { type ReadDocument, unkeptOf } from '@trace-formats/validate';
import { CannotWork } from '../cannot-work.ts';

/**
 * Refuses a document that is to be written anew and holds a number with more digits than JavaScript keeps, because another number would
 * be written. A number that only loses decimals, or the minus of a zero, stays the same for every program that reads it as a double; such
 * numbers are counted.
 */
export function mustKeepNumbers(document: ReadDocument, name: string): { readonly shortened: number } {
  const unkept = unkeptOf(document);
  const first = unkept.find(({ fate }) => fate === 'rounded' || fate === 'too-large');
  if (first === undefined)
    return { shortened: unkept.filter(({ fate }) => fate === 'shortened' || fate === 'unsigned').length };
  const record = document.record === null ? '' : ` of record ${document.record}`;
  throw new CannotWork(
    `${name} holds a number at ${first.pointer || 'its root'}${record} that has more digits than programs keep, so another one would be written in its place.`,
    'Nothing was changed. Put the number into quotes first.',
  );
}
