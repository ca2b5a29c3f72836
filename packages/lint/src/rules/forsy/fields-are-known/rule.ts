import { closest, forsyLegacyTraceShape, forsyTraceShape, type Shape } from '@trace-formats/validate';
import type { Hit } from '../../../engine/rule.ts';
import { isObject } from '../../../json-object.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';

const keysIn = (shape: Shape | undefined): readonly string[] => Object.keys(shape?.properties ?? {});
const traceKeys = keysIn(forsyTraceShape);
const keysOf = (definition: string): readonly string[] => keysIn(forsyTraceShape.$defs?.[definition]);
const stepKeys = keysOf('step');
const summaryKeys = keysOf('summary');
const feedbackKeys = keysOf('humanFeedback');
const publishedKeys = keysOf('datasetSummary');
const outputKeys = keysOf('staticOutput');
const artifactKeys = keysOf('artifact');
const sourceKeys = keysOf('inputSource');
/** What older traces have by right under names of their own. */
const legacyKeys = keysIn(forsyLegacyTraceShape).filter((key) => !traceKeys.includes(key));
const legacyStepKeys = keysIn(forsyLegacyTraceShape.$defs?.['step']).filter((key) => !stepKeys.includes(key));

/** Keys that the format does not know are kept, and named. */
export const fieldsAreKnown: ForsyTraceRule = {
  id: 'fields-are-known',
  claim: 'Every key is one that the format defines.',
  why: 'Other keys are allowed and kept, but no other program reads them, and a misspelt key hides a recorded value.',
  fix: 'Correct the spelling; keep the key if it is meant, and suppress the warning with a reason.',
  checklist: null,
  severity: 'warning',
  certainty: 'exact',
  reads: [],
  *check(trace, { legacy }) {
    yield* unknown(legacy ? withoutKeys(trace, legacyKeys) : trace, [], traceKeys, 'The trace');
    yield* unknown(trace.summary, ['summary'], summaryKeys, 'The summary');
    // Older traces have words of their own for what people said.
    if (!legacy && isObject(trace.summary))
      yield* unknown(trace.summary.human_feedback, ['summary', 'human_feedback'], feedbackKeys, 'The human feedback');
    yield* unknown(trace.dataset_summary, ['dataset_summary'], publishedKeys, 'The dataset summary');
    yield* unknown(trace.static_output, ['static_output'], outputKeys, 'The static output');
    const artifacts = isObject(trace.static_output) ? trace.static_output.artifacts : [];
    for (const [index, artifact] of (Array.isArray(artifacts) ? artifacts : []).entries()) {
      yield* unknown(artifact, ['static_output', 'artifacts', index], artifactKeys, `Artifact ${index + 1}`);
    }
    const steps: readonly unknown[] = Array.isArray(trace.steps) ? trace.steps : [];
    yield* inSteps(legacy ? steps.map((step) => withoutKeys(step, legacyStepKeys)) : steps, [], stepKeys);
    yield* inSteps(
      steps.map((step) => (isObject(step) ? (step as Readonly<Record<string, unknown>>)['input_source'] : undefined)),
      ['input_source'],
      sourceKeys,
    );
  },
};

function withoutKeys(object: unknown, keys: readonly string[]): unknown {
  if (!isObject(object)) return object;
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

/** A key that stands in many steps, or in one object of many steps, is one finding, at the first of them. */
function* inSteps(objects: readonly unknown[], below: readonly string[], known: readonly string[]): Generator<Hit> {
  const seen = new Map<string, { index: number; count: number }>();
  // Most steps have the same keys in the same order as the one before.
  let before: readonly string[] = [];
  for (const [index, object] of objects.entries()) {
    if (!isObject(object)) continue;
    const keys = Object.keys(object);
    if (keys.length === before.length && keys.every((key, place) => key === before[place])) continue;
    const others = keys.filter((key) => !known.includes(key));
    if (others.length === 0) before = keys;
    for (const key of others) {
      const entry = seen.get(key);
      if (entry) entry.count += 1;
      else seen.set(key, { index, count: 1 });
    }
  }
  for (const [key, { index, count }] of seen)
    yield hit(
      ['steps', index, ...below, key],
      count === 1 ? `The step at steps[${index}] has` : `This step and ${count - 1} more have`,
      key,
      known,
    );
}

function* unknown(
  object: unknown,
  at: readonly (string | number)[],
  known: readonly string[],
  what: string,
): Generator<Hit> {
  if (!isObject(object)) return;
  for (const key of Object.keys(object)) if (!known.includes(key)) yield hit([...at, key], `${what} has`, key, known);
}

function hit(at: readonly (string | number)[], who: string, key: string, known: readonly string[]): Hit {
  const near = closest(key, known);
  return {
    at,
    message: `${who} the key ${JSON.stringify(key.slice(0, 60))}, which the format does not define.${near === undefined ? '' : ` The nearest key that it defines is ${near}.`}`,
  };
}
