import { closest, forsyTraceShape } from '@trace-formats/validate';
import type { Hit } from '../../../rule.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';

type Properties = Readonly<Record<string, unknown>>;
const definitions = forsyTraceShape['$defs'] as Readonly<Record<string, { readonly properties?: Properties }>>;
const traceKeys = Object.keys(forsyTraceShape['properties'] as Properties);
const keysOf = (definition: string): readonly string[] => Object.keys(definitions[definition]!.properties!);
const stepKeys = keysOf('step');
const summaryKeys = keysOf('summary');
const artifactKeys = keysOf('artifact');

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
  *check(trace) {
    yield* unknown(trace, [], traceKeys, 'The trace');
    if (isObject(trace.summary)) yield* unknown(trace.summary, ['summary'], summaryKeys, 'The summary');
    const artifacts = isObject(trace.static_output) ? trace.static_output.artifacts : [];
    for (const [index, artifact] of (Array.isArray(artifacts) ? artifacts : []).entries()) {
      if (isObject(artifact))
        yield* unknown(artifact, ['static_output', 'artifacts', index], artifactKeys, `Artifact ${index + 1}`);
    }
    yield* inSteps(Array.isArray(trace.steps) ? trace.steps : []);
  },
};

/** A key that stands in many steps is one finding, at the first of them. */
function* inSteps(steps: readonly unknown[]): Generator<Hit> {
  const seen = new Map<string, { index: number; count: number }>();
  // Most steps have the same keys in the same order as the one before.
  let before: readonly string[] = [];
  for (const [index, step] of steps.entries()) {
    if (!isObject(step)) continue;
    const keys = Object.keys(step);
    if (keys.length === before.length && keys.every((key, place) => key === before[place])) continue;
    const others = keys.filter((key) => !stepKeys.includes(key));
    if (others.length === 0) before = keys;
    for (const key of others) {
      const entry = seen.get(key);
      if (entry) entry.count += 1;
      else seen.set(key, { index, count: 1 });
    }
  }
  for (const [key, { index, count }] of seen)
    yield hit(
      ['steps', index, key],
      count === 1 ? `The step at steps[${index}] has` : `This step and ${count - 1} more have`,
      key,
      stepKeys,
    );
}

function* unknown(
  object: object,
  at: readonly (string | number)[],
  known: readonly string[],
  what: string,
): Generator<Hit> {
  for (const key of Object.keys(object)) if (!known.includes(key)) yield hit([...at, key], `${what} has`, key, known);
}

function hit(at: readonly (string | number)[], who: string, key: string, known: readonly string[]): Hit {
  const near = closest(key, known);
  return {
    at,
    message: `${who} the key ${JSON.stringify(key.slice(0, 60))}, which the format does not define.${near === undefined ? '' : ` The nearest key that it defines is ${near}.`}`,
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
