import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';

const known = new WeakMap<object, ReadonlyMap<number, ForsyStep>>();

/** The steps of a trace by their number, worked out once for each trace; of two steps with one number the first counts. */
export function stepsByNumber(trace: Pick<ForsyTrace, 'steps'>): ReadonlyMap<number, ForsyStep> {
  let steps = known.get(trace);
  if (!steps) {
    const made = new Map<number, ForsyStep>();
    for (const step of trace.steps) if (!made.has(step.step)) made.set(step.step, step);
    steps = made;
    known.set(trace, steps);
  }
  return steps;
}
