import { EVERY_KIND, OBJECT } from '../../../packages/validate/scanner/layout.ts';
import type { Shape } from '../../../packages/validate/src/shape/fault.ts';
import { decisive } from '../describing.ts';
import { branchesOf, definitionsOf, propertiesOf, requiredOf } from '../keywords.ts';
import { allowTypes, allowValues } from './allowed.ts';
import { type Automaton, automatonOf } from './automaton.ts';
import { type Definitions, keysOf, referred } from './keys-of.ts';
import type { Clause, Entry, Extra, Plan, Table, Tag, Test } from './plan.ts';

/** What all plans of one schema share. */
interface Planning {
  readonly definitions: Definitions;
  readonly plans: Map<Shape, Plan>;
  readonly machines: Map<string, Automaton>;
  /** Accepts every value. */
  readonly anything: Plan;
  /** Accepts no value. */
  readonly never: Plan;
  /** What is asked where nothing is accepted. */
  readonly refused: Test;
}

/**
 * The plan by which `scan` reads documents of a schema. It knows exactly the keywords that our schemas use and throws at any
 * other, so that nothing is skipped in silence.
 */
export function planOf(root: Shape): Plan {
  const anything = blank();
  anything.items = anything;
  anything.table = { entries: [], required: 0, rest: anything, names: undefined };
  const never: Plan = { ...anything, kinds: 0 };
  const refused: Test = { plan: never, allowsObjects: false, required: [], members: [], extra: undefined };
  const definitions = definitionsOf(root);
  return plan({ definitions, plans: new Map(), machines: new Map(), anything, never, refused }, root);
}

function plan(planning: Planning, schema: Shape): Plan {
  const { definitions, plans } = planning;
  const target = decisive(schema).length === 1 ? referred(schema, definitions) : undefined;
  if (target !== undefined) return plan(planning, target);
  const known = plans.get(schema);
  if (known !== undefined) return known;
  // Noted before it is filled, for schemas that hold themselves.
  const made = blank();
  plans.set(schema, made);
  fill(planning, made, schema);
  return made;
}

function fill(planning: Planning, made: Plan, schema: Shape): void {
  made.items = planning.anything;
  made.table = planning.anything.table;
  const parts = decisive(schema);
  const branches = branchesOf(schema);
  if (branches !== undefined && parts.length === 1) {
    made.union = branches.map((branch) => plan(planning, branch));
    made.tag = tagOf(planning, branches, schema['x-tag']);
    made.kinds = made.union.reduce((kinds, branch) => kinds | branch.kinds, 0);
    return;
  }
  for (const [keyword, value] of parts) noteKeyword(planning, made, keyword, value);
  made.extra = extraOf(planning, schema, keysOf(schema, planning.definitions));
  if ((made.kinds & OBJECT) !== 0) made.table = tableOf(planning, schema);
}

function noteKeyword(planning: Planning, made: Plan, keyword: string, value: unknown): void {
  const number = value as number;
  if (keyword === 'type') allowTypes(made, [value].flat() as string[]);
  else if (keyword === 'const') allowValues(made, [value]);
  else if (keyword === 'enum') allowValues(made, value as unknown[]);
  else if (keyword === 'minimum') made.minimum = number;
  else if (keyword === 'maximum') made.maximum = number;
  else if (keyword === 'maxLength') made.maxLength = number;
  else if (keyword === 'minItems') made.minItems = number;
  else if (keyword === 'maxItems') made.maxItems = number;
  else if (keyword === 'uniqueItems') made.isUnique = value === true;
  else if (keyword === 'pattern') made.pattern = machineOf(planning, String(value));
  else if (keyword === 'items') made.items = plan(planning, value as Shape);
  // How many characters there are cannot be told from bytes, only whether there are any.
  else if (keyword === 'minLength' && number <= 1) made.minLength = number;
  else if (!elsewhere.has(keyword))
    throw new Error(`The scanner does not know the keyword ${keyword} with the value ${JSON.stringify(value)}.`);
}

/** Keywords that `tableOf` and `extraOf` look at. */
const elsewhere = new Set([
  ...['properties', 'required', 'additionalProperties', 'propertyNames'],
  ...['$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'then', 'else'],
]);

function tableOf(planning: Planning, schema: Shape): Table {
  const { anything, never, definitions } = planning;
  const properties = propertiesOf(schema);
  const required = requiredOf(schema);
  const more = schema.additionalProperties;
  const rest = more === false ? never : more === undefined || more === true ? anything : plan(planning, more);
  const entries = keysOf(schema, definitions).map(
    (key): Entry => ({
      key: `${key}"`,
      required: required.includes(key) ? 1 : 0,
      plan: Object.hasOwn(properties, key) ? plan(planning, properties[key]!) : rest,
    }),
  );
  const names = schema.propertyNames;
  return {
    entries,
    required: required.length,
    rest,
    names: names === undefined ? undefined : plan(planning, names),
  };
}

function extraOf(planning: Planning, schema: Shape, keys: readonly string[]): Extra | undefined {
  const target = referred(schema, planning.definitions);
  const test = (one: Shape): Test => testOf(planning, one, keys);
  const optional = (one: Shape | undefined): Test | undefined => (one === undefined ? undefined : test(one));
  const all = [...(target === undefined ? [] : [target]), ...(schema.allOf ?? [])];
  const any = [schema.anyOf ?? [], schema.oneOf ?? []].filter(({ length }) => length > 0);
  const clauses: Clause[] = [...all.map((one) => [one]), ...any].map((branches) => ({
    tests: branches.map(test),
    met: undefined,
    unmet: planning.refused,
  }));
  const condition = optional(schema.if);
  if (condition !== undefined)
    clauses.push({ tests: [condition], met: optional(schema.then), unmet: optional(schema.else) });
  return clauses.length === 0 ? undefined : clauses;
}

function testOf(planning: Planning, schema: Shape, keys: readonly string[]): Test {
  if (schema.additionalProperties !== undefined || schema.propertyNames !== undefined)
    throw new Error('The scanner does not know limits on keys inside of conditions.');
  const properties = Object.entries(propertiesOf(schema));
  const made = plan(planning, schema);
  return {
    plan: made,
    allowsObjects: (made.kinds & OBJECT) !== 0,
    required: requiredOf(schema).map((key) => keys.indexOf(key)),
    members: properties.map(([key, inner]) => ({ index: keys.indexOf(key), plan: plan(planning, inner) })),
    extra: extraOf(planning, schema, keys),
  };
}

function tagOf(planning: Planning, branches: readonly Shape[], tag: string | undefined): Tag | undefined {
  if (tag === undefined) return undefined;
  const values = branches.flatMap((branch) => {
    const real = referred(branch, planning.definitions) ?? branch;
    const held = propertiesOf(real)[tag] ?? {};
    const texts = held.const === undefined ? (held.enum ?? []) : [held.const];
    return texts.map((text) => ({ text: String(text), plan: plan(planning, branch) }));
  });
  return { key: `${tag}"`, branches: values };
}

/** The same patterns stand in many places of a schema. */
function machineOf({ machines }: Planning, pattern: string): Automaton {
  const machine = machines.get(pattern) ?? automatonOf(pattern);
  machines.set(pattern, machine);
  return machine;
}

function blank(): Plan {
  return {
    kinds: EVERY_KIND,
    isInteger: false,
    minimum: Number.NEGATIVE_INFINITY,
    maximum: Number.POSITIVE_INFINITY,
    numbers: undefined,
    texts: undefined,
    minLength: 0,
    maxLength: Number.POSITIVE_INFINITY,
    pattern: undefined,
    items: undefined as unknown as Plan,
    minItems: 0,
    maxItems: Number.POSITIVE_INFINITY,
    isUnique: false,
    table: undefined as unknown as Table,
    union: undefined,
    tag: undefined,
    extra: undefined,
  };
}
