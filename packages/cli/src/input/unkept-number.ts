import { withoutLostNumbers } from '@trace-formats/convert';
import { type ReadDocument, textOf } from '@trace-formats/validate';
import { CannotWork } from '../cannot-work.ts';

/** Refuses a document that is to be written anew and holds a number of more digits than are kept: another one would stand there. */
export function mustKeepNumbers(document: ReadDocument, name: string): void {
  const [first] = withoutLostNumbers(document.value, () => textOf(document)).lost;
  if (first === undefined) return;
  const record = document.record === null ? '' : ` of record ${document.record}`;
  throw new CannotWork(
    `${name} holds a number at ${first.pointer || 'its root'}${record} that has more digits than programs keep, so another one would be written in its place.`,
    'Nothing was changed. Put the number into quotes first.',
  );
}
