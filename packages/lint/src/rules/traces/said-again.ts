import type { ForsyTrace } from '@trace-formats/schema';
import { ofOneTrace } from '../of-one-trace.ts';

/** In how many steps the same observation stands; the state of a work changes. */
export const observationsAgain = saidAgain('observation');

/** In how many steps the same reasoning stands; why one step was chosen is seldom why the next one was. */
export const reasonsAgain = saidAgain('reasoning');

function saidAgain(field: 'observation' | 'reasoning'): (trace: ForsyTrace) => ReadonlyMap<string, number> {
  return ofOneTrace(({ steps }) => {
    const made = new Map<string, number>();
    const told = new Set<string>();
    for (const step of steps) {
      const text = step[field]?.trim();
      if (text === undefined) continue;
      // Steps that begin at once begin in one state, and for one reason.
      const together = `${step.parallel_group} ${text}`;
      if (step.parallel_group !== null && told.has(together)) continue;
      told.add(together);
      made.set(text, (made.get(text) ?? 0) + 1);
    }
    return made;
  });
}
