import type { Schema } from '../generate/schema-source.ts';
import { compareBranches } from './branches.ts';
import { type Change, underNot, weightiest } from './change.ts';
import type { Compare } from './compare-two.ts';
import { compareLimits } from './limits.ts';
import { compareProperties } from './properties.ts';
import { equal, isAnnotation, optional, type SubSchema, shownValue } from './values.ts';

/** Where a comparison stands: both whole schemas for their references, and the pairs that are being compared already. */
export interface Sight {
  readonly before: Schema;
  readonly after: Schema;
  readonly open: ReadonlySet<string>;
}

/**
 * Every difference between two states of one schema file, each with its class. What cannot be decided from the text, such as
 * two different patterns, is taken for breaking. `ids` says whether the `$id` has to stay, as it does within one version folder.
 */
export function compareSchemas(before: Schema, after: Schema, { ids }: { readonly ids: boolean }): Change[] {
  const sight: Sight = { before, after, open: new Set() };
  const changes = compareAt(sight, withoutDefinitions(before), withoutDefinitions(after), '');
  const old = (before['$defs'] ?? {}) as Record<string, Schema>;
  const now = (after['$defs'] ?? {}) as Record<string, Schema>;
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const pointer = `/$defs/${name}`;
    if (!(name in old)) changes.push({ pointer, kind: 'documentation', says: `The definition ${name} is new.` });
    else if (!(name in now)) changes.push(gone(pointer, `The definition ${name}, to which others may refer, is gone.`));
    else changes.push(...compareAt(sight, old[name]!, now[name]!, pointer));
  }
  for (const key of ids ? ['$id', '$schema'] : ['$schema'])
    if (!equal(before[key], after[key]))
      changes.push(gone(`/${key}`, `${key} was ${shownValue(before[key])} and is ${shownValue(after[key])}.`));
  return changes;
}

function compareAt(sight: Sight, before: SubSchema, after: SubSchema, pointer: string): Change[] {
  if (equal(before, after)) return [];
  if (typeof before === 'boolean' || typeof after === 'boolean') return compareBooleans(before, after, pointer);
  const compare: Compare = (old, now, at) => compareAt(sight, old, now, at);
  return [
    ...compareWords(before, after, pointer),
    ...compareReferences(sight, before, after, pointer),
    ...compareLimits(before, after, pointer),
    ...compareProperties(before, after, pointer, compare),
    ...(['items', 'propertyNames', 'contains', 'unevaluatedItems', 'unevaluatedProperties'] as const).flatMap((key) =>
      equal(before[key], after[key]) ? [] : compare(optional(before[key]), optional(after[key]), `${pointer}/${key}`),
    ),
    ...compareBranches(before, after, pointer, compare),
    ...compareConditions(before, after, pointer, compare),
    ...compareNot(before, after, pointer, compare),
    ...unknownKeywords(before, after, pointer),
  ];
}

function compareBooleans(before: SubSchema, after: SubSchema, pointer: string): Change[] {
  if (accepts(before, 'nothing') || accepts(after, 'everything'))
    return accepts(before, 'everything') && accepts(after, 'everything')
      ? []
      : [{ pointer, kind: 'compatible', says: 'More is accepted here than was.' }];
  if (accepts(before, 'everything') || accepts(after, 'nothing'))
    return [gone(pointer, 'What stands here was free and no longer is.')];
  return [];
}

function accepts(schema: SubSchema, what: 'everything' | 'nothing'): boolean {
  if (typeof schema === 'boolean') return schema === (what === 'everything');
  return what === 'everything' && Object.keys(schema).every(isAnnotation);
}

function compareWords(before: Schema, after: Schema, pointer: string): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => isAnnotation(key) && !equal(before[key], after[key]))
    .map((key) => ({ pointer: `${pointer}/${key}`, kind: 'documentation', says: `${key} has another text.` }));
}

/** The same definition under another name is no change; so both ends of differing references are compared. */
function compareReferences(sight: Sight, before: Schema, after: Schema, pointer: string): Change[] {
  const [old, now] = [before['$ref'], after['$ref']];
  if (old === now) return [];
  const at = `${pointer}/$ref`;
  const pair = `${String(old)} ${String(now)}`;
  if (sight.open.has(pair)) return [];
  const ends = [resolved(sight.before, old), resolved(sight.after, now)] as const;
  if (ends[0] === undefined || ends[1] === undefined)
    return [gone(at, `$ref was ${shownValue(old)} and is ${shownValue(now)}, which cannot be compared from here.`)];
  const changes = compareAt({ ...sight, open: new Set([...sight.open, pair]) }, ends[0], ends[1], at);
  return weightiest(changes) === 'documentation'
    ? [{ pointer: at, kind: 'documentation', says: 'The same definition has another name.' }]
    : changes;
}

function resolved(schema: Schema, reference: unknown): SubSchema | undefined {
  if (reference === undefined) return true;
  const name = /^#\/\$defs\/([^/]+)$/.exec(String(reference))?.[1];
  return name === undefined ? undefined : (schema['$defs'] as Record<string, Schema> | undefined)?.[name];
}

/** A condition whose `if` changed speaks of other documents than before, so nothing can be said of its branches. */
function compareConditions(before: Schema, after: Schema, pointer: string, compare: Compare): Change[] {
  if (equal([before['if'], before['then'], before['else']], [after['if'], after['then'], after['else']])) return [];
  if (before['if'] === undefined) return [gone(`${pointer}/if`, 'There is a condition where there was none.')];
  if (after['if'] === undefined)
    return [{ pointer: `${pointer}/if`, kind: 'compatible', says: 'A condition is gone.' }];
  const condition = compare(optional(before['if']), optional(after['if']), `${pointer}/if`);
  if (condition.some(({ kind }) => kind !== 'documentation'))
    return [gone(`${pointer}/if`, 'The condition speaks of other documents than before.')];
  return [
    ...condition,
    ...(['then', 'else'] as const).flatMap((key) =>
      compare(optional(before[key]), optional(after[key]), `${pointer}/${key}`),
    ),
  ];
}

function compareNot(before: Schema, after: Schema, pointer: string, compare: Compare): Change[] {
  const at = `${pointer}/not`;
  if (equal(before['not'], after['not'])) return [];
  return underNot(
    compare((before['not'] as SubSchema | undefined) ?? false, (after['not'] as SubSchema | undefined) ?? false, at),
  );
}

const known = new Set(
  `$ref $id $schema $defs type enum const minLength maxLength minItems maxItems minimum maximum exclusiveMinimum exclusiveMaximum
  minProperties maxProperties pattern format multipleOf uniqueItems required properties additionalProperties items propertyNames
  contains unevaluatedItems unevaluatedProperties allOf anyOf oneOf if then else not`.split(/\s+/),
);

function unknownKeywords(before: Schema, after: Schema, pointer: string): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => !known.has(key) && !isAnnotation(key) && !equal(before[key], after[key]))
    .map((key) => gone(`${pointer}/${key}`, `${key} changed, and this comparison does not know what it means.`));
}

function withoutDefinitions(schema: Schema): Schema {
  const { $defs: _definitions, ...rest } = schema;
  return rest;
}

function gone(pointer: string, says: string): Change {
  return { pointer, kind: 'breaking', says };
}
