import type { ForsyArtifact, ForsyTrace } from '@trace-formats/schema';
import { ofOneTrace } from '../of-one-trace.ts';
import { mistypedPlace } from './steps-by-number.ts';

/**
 * From the number that each step has to the number of its place; undefined where that would be a guess: a number stands twice,
 * the numbers do not rise and may tell the true order, a link names a step that is not there and would come to name another one,
 * or so would words that nobody may change. A link to no place at all leads nowhere before and after. Where one number alone was
 * mistyped, a link to the number of its place means that step.
 */
export const renumbering: (trace: ForsyTrace) => ReadonlyMap<number, number> | undefined = ofOneTrace(numbersOf);

function numbersOf(trace: ForsyTrace): ReadonlyMap<number, number> | undefined {
  const mistyped = mistypedPlace(trace);
  const numbers = new Map<number, number>();
  let before = Number.NEGATIVE_INFINITY;
  for (const [index, step] of trace.steps.entries()) {
    if (!Number.isInteger(step?.step) || numbers.has(step.step)) return undefined;
    if (mistyped === undefined && step.step < before) return undefined;
    before = step.step;
    numbers.set(step.step, index + 1);
  }
  const links = linksOf(trace).every(
    (link) => numbers.has(link) || link === mistyped || link < 1 || link > numbers.size,
  );
  return links && wordsOf(trace).every((text) => namesNoOther(text, numbers)) ? numbers : undefined;
}

/** What is written about steps, in them and beside them; inputs and outputs speak of other things. */
function wordsOf({ steps, summary, final_output, learning, dataset_summary, static_output }: ForsyTrace): unknown[] {
  return [
    ...steps.flatMap((step) => [
      step.observation,
      step.state_change,
      step.reasoning,
      step.causal_note,
      step.alternatives_considered,
      step.eval_reason,
      step.directive,
      step.feedback_content,
      step.input_source?.note,
    ]),
    ...[summary?.goal_notes, final_output, learning, dataset_summary?.description],
    ...artifactsOf(static_output).flatMap((artifact) => [artifact?.description, artifact?.state]),
  ];
}

/** Numbers of steps as people write them: "step 30", "steps 3 and 16", "#14". */
const named =
  /(?:(?<![\p{L}\d])(?:steps?|schritte?n?|étapes?|pasos?)\s{0,4}|(?=#\d))#?\d{1,9}(?:\s{0,2}(?:[,&–-]|(?:and|or|to|und|bis|et|y|a)\s)\s{0,2}#?\d{1,9}){0,20}/giu;

/** False for a text that names a step by a number that it would lose. */
function namesNoOther(text: unknown, numbers: ReadonlyMap<number, number>): boolean {
  if (typeof text !== 'string') return true;
  return [...text.matchAll(named)]
    .flatMap(([words]) => words.match(/\d+/g)!)
    .every((number) => (numbers.get(Number(number)) ?? Number(number)) === Number(number));
}

/** Every number by which something names a step. */
function linksOf({ steps, static_output }: ForsyTrace): number[] {
  return [
    ...steps.flatMap(({ caused_by, retry_of, input_source }) => [
      ...(Array.isArray(caused_by) ? caused_by : []),
      ...(typeof retry_of === 'number' ? [retry_of] : []),
      ...(typeof input_source?.source_step === 'number' ? [input_source.source_step] : []),
    ]),
    ...artifactsOf(static_output).flatMap((artifact) =>
      Array.isArray(artifact?.related_steps) ? artifact.related_steps : [],
    ),
  ];
}

function artifactsOf(output: ForsyTrace['static_output']): readonly ForsyArtifact[] {
  return Array.isArray(output?.artifacts) ? output.artifacts : [];
}
