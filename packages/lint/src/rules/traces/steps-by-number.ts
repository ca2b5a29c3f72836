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
 * The place of the one step that does not have the number of its place, where all others have theirs. The last step is none, since
 * one before it may have been taken out.
 */
const misnumberedPlace: (trace: Pick<ForsyTrace, 'steps'>) => number | undefined = ofOneTrace(({ steps }) => {
  const wrong = steps.filter(({ step }, index) => step !== index + 1);
  const place = wrong.length === 1 ? steps.indexOf(wrong[0]!) + 1 : undefined;
  return place === steps.length ? undefined : place;
});

/** The place of the one step whose number was mistyped and is that of no place, so that no link to it can mean another step. */
export function mistypedPlace(trace: Pick<ForsyTrace, 'steps'>): number | undefined {
  const place = misnumberedPlace(trace);
  if (place === undefined) return undefined;
  const { step } = trace.steps[place - 1]!;
  return step >= 1 && step <= trace.steps.length ? undefined : place;
}

/** Says that a number is that of no step, and which number the step in its place has where that alone is wrong. */
export function noStep(trace: Pick<ForsyTrace, 'steps'>, number: number): string {
  const wrong =
    misnumberedPlace(trace) === number ? `; the one in its place has the number ${trace.steps[number - 1]!.step}` : '';
  return `there is no step ${number}${wrong}`;
}

/** What to do about a link to a place whose number alone is wrong: the link is right. */
export function fixOfNumber(trace: Pick<ForsyTrace, 'steps'>, number: number): { readonly fix?: string } {
  return misnumberedPlace(trace) === number ? { fix: `Give that step its number, ${number}; the link is right.` } : {};
}
