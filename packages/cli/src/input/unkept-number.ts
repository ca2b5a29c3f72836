import { type ReadDocument, unkeptOf } from '@trace-formats/validate';
import { CannotWork } from '../cannot-work.ts';

/**
 * Refuses a document that is to be written anew and holds a number of more digits than are kept: another one would stand there. What is
 * only shortened (decimals, the minus of a zero) is the same number for every program that reads one, so it is counted.
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
