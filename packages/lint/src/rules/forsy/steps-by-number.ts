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

/**
 * The place of the one step whose number was mistyped: all others have theirs, and it has one that is that of no place. The last step is
 * none, since one before it may have been taken out.
 */
export const mistypedPlace: (trace: Pick<ForsyTrace, 'steps'>) => number | undefined = ofOneTrace(({ steps }) => {
  const wrong = steps.filter(({ step }, index) => step !== index + 1);
  const [one] = wrong;
  if (one === undefined || wrong.length > 1 || (one.step >= 1 && one.step <= steps.length)) return undefined;
  const place = steps.indexOf(one) + 1;
  return place === steps.length ? undefined : place;
});

/** Says that a number is that of no step, and which number the step in its place has where that was mistyped. */
export function noStep(trace: Pick<ForsyTrace, 'steps'>, number: number): string {
  const mistyped =
    mistypedPlace(trace) === number ? `; the one in its place has the number ${trace.steps[number - 1]!.step}` : '';
  return `there is no step ${number}${mistyped}`;
}

/** What to do about a link to a place whose number was mistyped: the link is right. */
export function fixOfNumber(trace: Pick<ForsyTrace, 'steps'>, number: number): { readonly fix?: string } {
  return mistypedPlace(trace) === number ? { fix: `Give that step its number, ${number}; the link is right.` } : {};
}
