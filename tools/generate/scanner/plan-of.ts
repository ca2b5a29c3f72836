import {
  ARRAY,
  EVERY_KIND,
  FALSE,
  NULL,
  NUMBER,
  OBJECT,
  STRING,
  TRUE,
} from '../../../packages/validate/scanner/layout.ts';
import type { Shape } from '../../../packages/validate/src/shape/fault.ts';
import { decisive } from '../describing.ts';
import { branchesOf, definitionsOf, propertiesOf, requiredOf, schemasUnder, schemaUnder } from '../keywords.ts';
import { type Automaton, automatonOf } from './automaton.ts';
import type { Clause, Entry, Extra, Plan, Table, Tag, Test } from './plan.ts';

/**
 * The plan by which `scan` reads documents of a schema. It knows exactly the keywords that our schemas use and throws at any
 * other, so that nothing is skipped in silence.
 */
export function planOf(root: Shape): Plan {
  const definitions = definitionsOf(root);
  const plans = new Map<Shape, Plan>();
  const machines = new Map<string, Automaton>();
  const anything = blank();
  anything.items = anything;
  anything.table = { entries: [], required: 0, rest: anything, names: undefined };
  const never: Plan = { ...anything, kinds: 0 };
  const refused: Test = { plan: never, allowsObjects: false, required: [], members: [], extra: undefined };
  return plan(root);

  function plan(schema: Shape): Plan {
    const target = decisive(schema).length === 1 ? referred(schema) : undefined;
    if (target !== undefined) return plan(target);
    const known = plans.get(schema);
    if (known !== undefined) return known;
    // Noted before it is filled, for schemas that hold themselves.
    const made = blank();
    plans.set(schema, made);
    fill(made, schema);
    return made;
  }

  function fill(made: Plan, schema: Shape): void {
    made.items = anything;
    made.table = anything.table;
    const parts = decisive(schema);
    const branches = branchesOf(schema);
    if (branches !== undefined && parts.length === 1) {
      made.union = branches.map(plan);
      made.tag = tagOf(branches, schema['x-tag'] as string | undefined);
      made.kinds = made.union.reduce((kinds, branch) => kinds | branch.kinds, 0);
      return;
    }
    for (const [keyword, value] of parts) keywords(made, keyword, value);
    made.extra = extraOf(schema, keysOf(schema));
    if ((made.kinds & OBJECT) !== 0) made.table = tableOf(schema);
  }

  function keywords(made: Plan, keyword: string, value: unknown): void {
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
    else if (keyword === 'pattern') made.pattern = machineOf(String(value));
    else if (keyword === 'items') made.items = plan(value as Shape);
    // How many characters there are cannot be told from bytes, only whether there are any.
    else if (keyword === 'minLength' && number <= 1) made.minLength = number;
    else if (!elsewhere.has(keyword))
      throw new Error(`The scanner does not know the keyword ${keyword} with the value ${JSON.stringify(value)}.`);
  }

  function tableOf(schema: Shape): Table {
    const properties = propertiesOf(schema);
    const required = requiredOf(schema);
    const more = schema['additionalProperties'];
    const rest = more === false ? never : more === undefined || more === true ? anything : plan(more as Shape);
    const entries = keysOf(schema).map(
      (key): Entry => ({
        key: `${key}"`,
        required: required.includes(key) ? 1 : 0,
        plan: Object.hasOwn(properties, key) ? plan(properties[key] as Shape) : rest,
      }),
    );
    const names = schemaUnder(schema, 'propertyNames');
    return {
      entries,
      required: required.length,
      rest,
      names: names === undefined ? undefined : plan(names),
    };
  }

  /**
   * Every key that a schema names for one object, also in its conditions and branches; the first is the first that it describes.
   */
  function keysOf(schema: Shape, keys: Set<string> = new Set(), seen: Set<Shape> = new Set()): string[] {
    if (seen.has(schema)) return [...keys];
    seen.add(schema);
    for (const key of Object.keys(propertiesOf(schema))) keys.add(key);
    for (const key of requiredOf(schema)) keys.add(key);
    for (const inner of sameValue(schema)) keysOf(inner, keys, seen);
    return [...keys];
  }

  /** The schemas that are asked of the same value. */
  function sameValue(schema: Shape): Shape[] {
    const target = referred(schema);
    return [
      ...(target === undefined ? [] : [target]),
      ...['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => schemasUnder(schema, keyword)),
      ...['if', 'then', 'else'].map((keyword) => schemaUnder(schema, keyword)).filter((one) => one !== undefined),
    ];
  }

  function extraOf(schema: Shape, keys: readonly string[]): Extra | undefined {
    const target = referred(schema);
    const test = (one: Shape): Test => testOf(one, keys);
    const under = (keyword: string): Test | undefined => {
      const one = schemaUnder(schema, keyword);
      return one === undefined ? undefined : test(one);
    };
    const all = [...(target === undefined ? [] : [target]), ...schemasUnder(schema, 'allOf')];
    const any = ['anyOf', 'oneOf'].map((keyword) => schemasUnder(schema, keyword)).filter(({ length }) => length > 0);
    const clauses: Clause[] = [...all.map((one) => [one]), ...any].map((branches) => ({
      tests: branches.map(test),
      met: undefined,
      unmet: refused,
    }));
    const condition = under('if');
    if (condition !== undefined) clauses.push({ tests: [condition], met: under('then'), unmet: under('else') });
    return clauses.length === 0 ? undefined : clauses;
  }

  function testOf(schema: Shape, keys: readonly string[]): Test {
    if (schema['additionalProperties'] !== undefined || schema['propertyNames'] !== undefined)
      throw new Error('The scanner does not know limits on keys inside of conditions.');
    const properties = Object.entries(propertiesOf(schema));
    const made = plan(schema);
    return {
      plan: made,
      allowsObjects: (made.kinds & OBJECT) !== 0,
      required: requiredOf(schema).map((key) => keys.indexOf(key)),
      members: properties.map(([key, inner]) => ({ index: keys.indexOf(key), plan: plan(inner) })),
      extra: extraOf(schema, keys),
    };
  }

  function tagOf(branches: readonly Shape[], tag: string | undefined): Tag | undefined {
    if (tag === undefined) return undefined;
    const values = branches.flatMap((branch) => {
      const real = referred(branch) ?? branch;
      const held = propertiesOf(real)[tag] ?? {};
      const texts = held['const'] === undefined ? ((held['enum'] ?? []) as unknown[]) : [held['const']];
      return texts.map((text) => ({ text: String(text), plan: plan(branch) }));
    });
    return { key: `${tag}"`, branches: values };
  }

  function referred(schema: Shape): Shape | undefined {
    const target = schema['$ref'];
    if (target === undefined) return undefined;
    const found = definitions[String(target).replace('#/$defs/', '')];
    if (found === undefined) throw new Error(`The scanner finds no ${String(target)}.`);
    return found;
  }

  /** The same patterns stand in many places of a schema. */
  function machineOf(pattern: string): Automaton {
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
}

/** Keywords that `tableOf` and `extraOf` look at. */
const elsewhere = new Set([
  ...['properties', 'required', 'additionalProperties', 'propertyNames'],
  ...['$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'then', 'else'],
]);

const kindsOfTypes: Readonly<Record<string, number>> = {
  null: NULL,
  boolean: TRUE | FALSE,
  number: NUMBER,
  integer: NUMBER,
  string: STRING,
  array: ARRAY,
  object: OBJECT,
};

function allowTypes(made: Plan, types: readonly string[]): void {
  made.kinds &= types.reduce((kinds, type) => kinds | (kindsOfTypes[type] as number), 0);
  made.isInteger = types.includes('integer') && !types.includes('number');
}

function allowValues(made: Plan, values: readonly unknown[]): void {
  const texts = values.filter((value) => typeof value === 'string');
  if (texts.some((text) => JSON.stringify(text) !== `"${text}"`)) throw new Error('A listed text needs escapes.');
  made.texts = texts;
  made.numbers = values.filter((value) => typeof value === 'number');
  made.kinds &= values.reduce<number>((kinds, value) => kinds | kindOf(value), 0);
}

function kindOf(value: unknown): number {
  if (value === null) return NULL;
  if (value === true) return TRUE;
  if (value === false) return FALSE;
  if (typeof value === 'number') return NUMBER;
  if (typeof value === 'string') return STRING;
  throw new Error('Only scalars are compared in our schemas.');
}
