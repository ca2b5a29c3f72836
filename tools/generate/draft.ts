import type { Output } from './output.ts';
import type { Schema, SchemaSource } from './schema-source.ts';

/** The seven things that a converter or a migration cannot know; in a draft they may be null, which means not assessed yet. */
export const judgements: readonly string[] = [
  '/properties/agent_tools',
  '/properties/validation_level',
  '/properties/termination_reason',
  '/properties/final_output',
  '/$defs/step/properties/eval',
  '/$defs/summary/properties/agent_confidence',
  '/$defs/summary/properties/goal_achieved',
];

/** The draft schema: the strict one with null allowed for the seven judgements, and nothing else changed. */
export function draftOf(strict: Schema, id: string): Schema {
  const draft = structuredClone(strict);
  draft['$id'] = id;
  draft.title = 'ForsyTraceDraft';
  draft.description =
    'A Forsy trace that nobody has judged yet, as a converter or a migration makes it: seven judgements may be null, which means not assessed. Everything else is as in the strict schema. A draft cannot be released.';
  draft['$comment'] = 'Generated from trace.schema.json; do not edit.';
  for (const pointer of judgements) allowNull(draft, pointer);
  return draft;
}

function allowNull(schema: Schema, pointer: string): void {
  const steps = pointer.slice(1).split('/');
  const last = steps.pop()!;
  let holder = schema;
  for (const step of steps) holder = holder[step] as Schema;
  const place = holder[last] as Schema | undefined;
  if (!place) throw new Error(`The strict schema has no ${pointer} to make nullable.`);
  if ('$ref' in place) {
    holder[last] = {
      anyOf: [{ $ref: place.$ref }, { type: 'null' }],
      description: 'Not assessed yet where it is null.',
    };
    return;
  }
  if (Array.isArray(place.enum)) place.enum = [...place.enum, null];
  if (typeof place.type === 'string') place.type = [place.type, 'null'];
  if (!('enum' in place) && !('type' in place)) throw new Error(`Nothing at ${pointer} says what it allows.`);
  place.description = `${String(place.description)} Null in a draft: not assessed yet.`;
}

/** The draft schema as the file that stands beside the strict one. */
export function draftSchema(sources: readonly SchemaSource[]): Output {
  const draft = sources.find((source) => source.name === 'forsy-draft')!;
  return { path: `schemas/${draft.path}`, text: `${JSON.stringify(draft.schema, null, 2)}\n` };
}
