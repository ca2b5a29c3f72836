import type { ForsyStep } from '@trace-formats/schema';

/** What a step is called within a sentence: by its number, or by its place where it has none. */
export function nameOfStep({ step }: Pick<ForsyStep, 'step'>, index: number): string {
  return typeof step === 'number' ? `step ${step}` : `the step at steps[${index}]`;
}

/** The same where a sentence begins with it. */
export function stepAtFirst(step: Pick<ForsyStep, 'step'>, index: number): string {
  const name = nameOfStep(step, index);
  return `${name[0]!.toUpperCase()}${name.slice(1)}`;
}
