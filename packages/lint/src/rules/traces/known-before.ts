import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import { type Left, markKnown } from '../sieve/asked-stems.ts';
import { stemsOf } from '../sieve/reading.ts';
import type { Stems } from '../sieve/stems.ts';

/**
 * Takes out of the stems that were asked for those that were known before a step: from its input, the steps shortly before it
 * and the task. Stops early once fewer than `least` of the shared ones are left.
 */
export function markKnownBefore(step: ForsyStep, { steps, task }: ForsyTrace, index: number, least: number): Left {
  let left = markKnown(beginningOf(step.input));
  for (let at = index - 1; left.shared >= least && at >= Math.max(0, index - lookedBack); at--)
    for (const field of fieldsOfAState) left = markKnown(beginningOf(steps[at]![field]));
  return left.shared < least ? left : markKnown(stemsOf(task));
}

/** The stems of a text; longer texts are known by their beginning. */
export function beginningOf(text: string | null): Stems {
  return stemsOf((text ?? '').slice(0, longest));
}

/** The fields of a step in which something stands that later steps may know. */
export const fieldsOfAState = ['output', 'observation', 'input'] as const;

/** Steps that are looked back; what lies further back is rarely observed anew. */
export const lookedBack = 12;
const longest = 3000;
