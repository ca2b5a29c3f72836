import type { ForsyTrace } from '@trace-formats/schema';
import { ofOneTrace } from '../of-one-trace.ts';

/**
 * From the number that each step has to the number of its place; undefined where that would be a guess: a number stands twice,
 * or a link names a step that is not there and would come to name another one.
 */
export const renumbering: (
  trace: Pick<ForsyTrace, 'steps' | 'static_output'>,
) => ReadonlyMap<number, number> | undefined = ofOneTrace(numbersOf);

function numbersOf(trace: Pick<ForsyTrace, 'steps' | 'static_output'>): ReadonlyMap<number, number> | undefined {
  const numbers = new Map<number, number>();
  for (const [index, step] of trace.steps.entries()) {
    if (!Number.isInteger(step?.step) || numbers.has(step.step)) return undefined;
    numbers.set(step.step, index + 1);
  }
  return linksOf(trace).every((link) => numbers.has(link)) ? numbers : undefined;
}

/** Every number by which something names a step. */
function linksOf({ steps, static_output }: Pick<ForsyTrace, 'steps' | 'static_output'>): number[] {
  const artifacts = Array.isArray(static_output?.artifacts) ? static_output.artifacts : [];
  return [
    ...steps.flatMap(({ caused_by, retry_of, input_source }) => [
      ...(Array.isArray(caused_by) ? caused_by : []),
      ...(typeof retry_of === 'number' ? [retry_of] : []),
      ...(typeof input_source?.source_step === 'number' ? [input_source.source_step] : []),
    ]),
    ...artifacts.flatMap((artifact) => (Array.isArray(artifact?.related_steps) ? artifact.related_steps : [])),
  ];
}
