import type { ForsyTrace } from '@trace-formats/schema';
import { ofOneTrace } from '../of-one-trace.ts';
import { mistypedPlace } from './steps-by-number.ts';

/**
 * From the number that each step has to the number of its place; undefined where that would be a guess: a number stands twice,
 * a link names a step that is not there and would come to name another one, or so would words that nobody may change. A link to no
 * place at all leads nowhere before and after. Where one number alone was mistyped, a link to the number of its place means that step.
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
  const mistyped = mistypedPlace(trace);
  const links = linksOf(trace).every(
    (link) => numbers.has(link) || link === mistyped || link < 1 || link > numbers.size,
  );
  return links && wordsOf(trace).every((text) => namesNoOther(text, numbers)) ? numbers : undefined;
}

/** What is written about steps; inputs and outputs speak of other things. */
function wordsOf({ steps }: Pick<ForsyTrace, 'steps'>): unknown[] {
  return steps.flatMap((step) => [
    step.observation,
    step.state_change,
    step.reasoning,
    step.causal_note,
    step.alternatives_considered,
    step.eval_reason,
    step.directive,
    step.input_source?.note,
  ]);
}

/** False for a text that names a step by a number that it would lose: "as in step 30". */
function namesNoOther(text: unknown, numbers: ReadonlyMap<number, number>): boolean {
  if (typeof text !== 'string') return true;
  return [...text.matchAll(/\b(?:steps?|schritte?n?|étapes?|pasos?)\s+(\d+)/giu)].every(
    ([, number]) => !numbers.has(Number(number)) || numbers.get(Number(number)) === Number(number),
  );
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
