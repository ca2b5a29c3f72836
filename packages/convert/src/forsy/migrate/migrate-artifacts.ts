import { forsyWords } from '../../generated/forsy-words.ts';
import { arrayAt, isArray, isObject, type Json, type JsonObject, stringAt } from '../../json/json.ts';
import { known } from '../../json/known.ts';
import { oneOf } from './migrate-values.ts';

const types = forsyWords['artifact.type'];
const sensitivities = forsyWords['artifact.release_sensitivity'];
const hash = /^sha256:[0-9a-f]{64}$/;

/** The artifacts that v0.1 can hold; older traces often have them as JSON in a text. Null where there is none. */
export function migrateArtifacts(output: Json | undefined, steps: number): JsonObject | null {
  const whole = typeof output === 'string' ? parsed(output) : output;
  const artifacts = isArray(whole) ? whole : arrayAt(whole, 'artifacts');
  const kept: JsonObject[] = [];
  for (const artifact of artifacts ?? []) {
    const one = isObject(artifact) ? artifactOf(artifact, steps) : undefined;
    if (one !== undefined) kept.push(one);
  }
  return kept.length === 0 ? null : { artifacts: kept };
}

/** An artifact without a path, or of a type that v0.1 does not know, cannot be held at all. */
function artifactOf(artifact: JsonObject, steps: number): JsonObject | undefined {
  const path = stringAt(artifact, 'path');
  const type = oneOf(types, artifact['type']);
  if (!path || type === null) return undefined;
  const text = (key: string): string | undefined => stringAt(artifact, key);
  const related = arrayAt(artifact, 'related_steps')?.filter(
    (step) => typeof step === 'number' && Number.isInteger(step) && step >= 1 && step <= steps,
  );
  const digest = text('hash');
  return known({
    path,
    type,
    role: text('role'),
    related_steps: related,
    description: text('description'),
    state: text('state'),
    hash: digest !== undefined && hash.test(digest) ? digest : undefined,
    content: text('content'),
    diff: text('diff'),
    release_sensitivity: oneOf(sensitivities, artifact['release_sensitivity']) ?? undefined,
  });
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
