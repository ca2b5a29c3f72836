import type { ForsyStep, ForsyTrace } from '@trace-formats/schema';
import { ofOneTrace } from '../of-one-trace.ts';

/** The steps of a trace by their number, worked out once for each trace; of two steps with one number the first counts. */
export const stepsByNumber: (trace: Pick<ForsyTrace, 'steps'>) => ReadonlyMap<number, ForsyStep> = ofOneTrace(
  (trace) => {
    const steps = new Map<number, ForsyStep>();
    for (const step of trace.steps) if (!steps.has(step.step)) steps.set(step.step, step);
    return steps;
  },
);
