import { toPointer } from '@trace-formats/schema';
import { definitionsOf } from '../generate/keywords.ts';
import type { Schema } from '../generate/schema-source.ts';
import { compareBranches } from './branches.ts';
import { type Change, undecided, underNot, weightiest } from './change.ts';
import type { Compare } from './compare-two.ts';
import { excludeEachOther } from './disjoint.ts';
import { compareLimits } from './limits.ts';
import { compareNames } from './names.ts';
import { compareProperties } from './properties.ts';
import { addressOf, type Files, holdsAddresses, resolved } from './standing.ts';
import { equal, isAnnotation, optional, type SubSchema, shownValue } from './values.ts';

/** Where a comparison stands: both files for their references, and the pairs that are being compared already. */
interface Sight {
  readonly before: Schema;
  readonly after: Schema;
  readonly files: States;
  readonly open: ReadonlySet<string>;
  /**
   * How often `oneOf`, `not` or `if` was entered, where accepting more may refuse something. A reference that is the same is
   * followed there; elsewhere what it names is compared where it stands. A pair that is being compared already is looked at again
   * below the next of them, since what it says is turned there; after two nothing new can come.
   */
  readonly entered: 0 | 1 | 2;
}

/** Every file of both states by its `$id`. */
export interface States {
  readonly before: Files;
  readonly after: Files;
}

const alone: States = { before: new Map(), after: new Map() };

/**
 * Every difference between two states of one schema file, each with its class. What cannot be decided from the text, such as
 * two different patterns, is taken for breaking. `ids` says whether the `$id` has to stay, as it does within one version folder;
 * `files` holds the others, which this one may refer to.
 */
export function compareSchemas(
  before: Schema,
  after: Schema,
  { ids, files = alone }: { readonly ids: boolean; readonly files?: States },
): Change[] {
  const sight: Sight = { before, after, files, open: new Set(), entered: 0 };
  const changes = compareAt(sight, withoutDefinitions(before), withoutDefinitions(after), '');
  const old = definitionsOf(before);
  const now = definitionsOf(after);
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const pointer = toPointer(['$defs', name]);
    if (!(name in old)) changes.push({ pointer, kind: 'documentation', says: `The definition ${name} is new.` });
    else if (!(name in now)) changes.push(gone(pointer, `The definition ${name}, to which others may refer, is gone.`));
    else changes.push(...compareAt(sight, old[name]!, now[name]!, pointer));
  }
  for (const key of ids ? ['$id', '$schema'] : ['$schema'])
    if (!equal(before[key], after[key]))
      changes.push(gone(`/${key}`, `${key} was ${shownValue(before[key])} and is ${shownValue(after[key])}.`));
  if (!equal(before, after) && (holdsAddresses(before) || holdsAddresses(after)))
    changes.push(
      undecided('', 'A part has an address of its own, and this comparison does not know what refers to it.'),
    );
  const names = compareNames(before, after);
  return [...changes.filter((one) => !names.some(({ pointer }) => pointer === one.pointer)), ...names];
}

function compareAt(sight: Sight, before: SubSchema, after: SubSchema, pointer: string): Change[] {
  if (equal(before, after) && !holdsReference(after)) return [];
  if (typeof before === 'boolean' || typeof after === 'boolean') return compareBooleans(before, after, pointer);
  const compare: Compare = (old, now, at) => compareAt(sight, old, now, at);
  const inner: Sight = { ...sight, entered: sight.entered === 0 ? 1 : 2 };
  const follow: Compare = (old, now, at) => compareAt(inner, old, now, at);
  const areDisjoint = (one: SubSchema, other: SubSchema): boolean =>
    excludeEachOther({ schema: one, file: sight.after }, { schema: other, file: sight.after }, sight.files.after);
  return [
    ...compareWords(before, after, pointer),
    ...compareReferences(sight, before, after, pointer),
    ...compareLimits(before, after, pointer),
    ...compareProperties(before, after, pointer, compare),
    ...(['items', 'propertyNames'] as const).flatMap((key) =>
      compare(optional(before[key]), optional(after[key]), `${pointer}/${key}`),
    ),
    ...compareBranches(before, after, pointer, { compare, follow, areDisjoint }),
    ...compareConditions(before, after, pointer, { compare, follow }),
    ...compareNot(before, after, pointer, follow),
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
  const [old, now] = [before.$ref, after.$ref];
  const isSame = old === now;
  // What is named in the same words is judged where it stands, be it in another file.
  if (isSame && (old === undefined || sight.entered === 0)) return [];
  const at = `${pointer}/$ref`;
  const pair = `${sight.entered} ${addressOf(sight.before, old)} ${addressOf(sight.after, now)}`;
  if (sight.open.has(pair)) return [];
  const [from, to] = [resolved(sight.before, old, sight.files.before), resolved(sight.after, now, sight.files.after)];
  if (from === undefined || to === undefined)
    return [
      undecided(at, `$ref was ${shownValue(old)} and is ${shownValue(now)}, which cannot be compared from here.`),
    ];
  const open = new Set([...sight.open, pair]);
  const changes = compareAt({ ...sight, before: from.file, after: to.file, open }, from.schema, to.schema, at);
  if (isSame) return changes.filter(({ kind }) => kind !== 'documentation');
  return weightiest(changes) === 'documentation'
    ? [{ pointer: at, kind: 'documentation', says: 'The same definition has another name.' }]
    : changes;
}

function holdsReference(schema: SubSchema): boolean {
  return JSON.stringify(schema).includes('"$ref"');
}

/** A condition whose `if` changed speaks of other documents than before, so nothing can be said of its branches. */
function compareConditions(
  before: Schema,
  after: Schema,
  pointer: string,
  { compare, follow }: { readonly compare: Compare; readonly follow: Compare },
): Change[] {
  const isSame = equal([before.if, before.then, before.else], [after.if, after.then, after.else]);
  if (isSame && before.if === undefined) return [];
  if (before.if === undefined) return [gone(`${pointer}/if`, 'There is a condition where there was none.')];
  if (after.if === undefined) return [{ pointer: `${pointer}/if`, kind: 'compatible', says: 'A condition is gone.' }];
  const condition = follow(optional(before.if), optional(after.if), `${pointer}/if`);
  if (condition.some(({ kind }) => kind !== 'documentation'))
    return [undecided(`${pointer}/if`, 'The condition speaks of other documents than before.')];
  return [
    ...condition,
    ...(['then', 'else'] as const).flatMap((key) =>
      compare(optional(before[key]), optional(after[key]), `${pointer}/${key}`),
    ),
  ];
}

function compareNot(before: Schema, after: Schema, pointer: string, follow: Compare): Change[] {
  const at = `${pointer}/not`;
  return underNot(follow(before.not ?? false, after.not ?? false, at));
}

const known = new Set(
  `$ref $id $schema $defs type enum const minLength maxLength minItems maxItems minimum maximum exclusiveMinimum exclusiveMaximum
  minProperties maxProperties pattern format multipleOf uniqueItems required properties additionalProperties items propertyNames
  allOf anyOf oneOf if then else not`.split(/\s+/),
);

function unknownKeywords(before: Schema, after: Schema, pointer: string): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => !known.has(key) && !isAnnotation(key))
    .flatMap((key) => {
      if (!equal(before[key], after[key]))
        return [undecided(`${pointer}/${key}`, `${key} changed, and this comparison does not know what it means.`)];
      // What is not evaluated depends on all that stands beside it.
      return key.startsWith('unevaluated')
        ? [
            undecided(
              `${pointer}/${key}`,
              `Something beside ${key} changed, and this comparison does not know what it means.`,
            ),
          ]
        : [];
    });
}

function withoutDefinitions(schema: Schema): Schema {
  const { $defs: _definitions, ...rest } = schema;
  return rest;
}

function gone(pointer: string, says: string): Change {
  return { pointer, kind: 'breaking', says };
}
