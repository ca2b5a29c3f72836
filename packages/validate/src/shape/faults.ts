import { own } from '../json/value.ts';
import type { Fault, Shape } from './fault.ts';
import { hasType } from './has-type.ts';
import { keywordsOfOneValue } from './keywords-of-one-value.ts';
import { onlyBranchOfItsType, resolve, tagValues } from './union.ts';

/** So many faults are looked for in one document: a small file can hold millions, and nobody reads them. */
export const most = 10_000;

/**
 * The faults of a value's shape, in the order of the schema, until there are more than `most`. Of a union only the branch is
 * reported that the value belongs to: the one its tag names, or the only one of its type.
 */
export function faults(root: Shape, document: unknown): Fault[] {
  let found: Fault[] = [];
  const path: (string | number)[] = [];
  inspect(root, document);
  return found;

  function inspect(shape: Shape, value: unknown): void {
    if (found.length > most) return;
    if (shape.$ref !== undefined) inspect(resolve(root, shape), value);
    if (shape.type !== undefined && !hasType(value, shape.type)) {
      add(shape, 'type', value);
      return;
    }
    // Every value of a document with a fault comes by here, so nothing is made for the keywords that hold.
    for (const keyword in shape) {
      const asked = keywordsOfOneValue[keyword];
      if (asked === undefined || (asked.of !== 'any' && !hasType(value, asked.of))) continue;
      if (!asked.holds(shape[keyword] as never, value as never)) add(shape, keyword, value);
    }
    if (Array.isArray(value) && shape.items !== undefined) {
      for (let index = 0; index < value.length; index++) below(index, shape.items, value[index]);
    } else if (hasType(value, 'object')) inspectObject(shape, value as object);
    if (shape.allOf !== undefined) for (const part of shape.allOf) inspect(part, value);
    const union = shape.oneOf ?? shape.anyOf;
    if (union !== undefined) inspectUnion(shape, union, value);
    if (shape.if !== undefined) inspect((fits(shape.if, value) ? shape.then : shape.else) ?? {}, value);
  }

  function inspectObject(shape: Shape, value: object): void {
    const properties = shape.properties ?? {};
    for (const key of shape.required ?? []) if (own(value, key) === undefined) add(shape, 'required', value, key);
    for (const key in properties) {
      const held = own(value, key);
      if (held !== undefined) below(key, properties[key]!, held);
    }
    const { additionalProperties: rest, propertyNames: names } = shape;
    if (rest === undefined && names === undefined) return;
    for (const key of Object.keys(value)) {
      if (names !== undefined && !fits(names, key)) addBelow(names, 'propertyNames', key, key);
      else if (Object.hasOwn(properties, key)) continue;
      else if (rest === false) addBelow(shape, 'additionalProperties', own(value, key), key);
      else below(key, typeof rest === 'object' ? rest : {}, own(value, key));
    }
  }

  function inspectUnion(shape: Shape, branches: readonly Shape[], value: unknown): void {
    const tag = shape['x-tag'];
    if (tag !== undefined) inspectTagged(branches, tag, value);
    else if (!branches.some((branch) => fits(branch, value))) {
      const meant = onlyBranchOfItsType(root, branches, value);
      if (meant !== undefined) inspect(meant, value);
      else add(shape, 'anyOf', value);
    }
  }

  function inspectTagged(branches: readonly Shape[], tag: string, value: unknown): void {
    if (!hasType(value, 'object')) {
      add({ type: 'object' }, 'type', value);
      return;
    }
    const held = own(value as object, tag);
    const branch = branches.find((one) => tagValues(root, one, tag).includes(held));
    if (held === undefined) add({ required: [tag] }, 'required', value, tag);
    else if (branch) inspect(branch, value);
    else below(tag, { enum: branches.flatMap((one) => tagValues(root, one, tag)) }, held);
  }

  function below(key: string | number, shape: Shape, value: unknown): void {
    path.push(key);
    inspect(shape, value);
    path.pop();
  }

  function add(shape: Shape, keyword: string, value: unknown, key?: string): void {
    found.push({ path: [...path], keyword, shape, value, ...(key === undefined ? {} : { key }) });
  }

  function addBelow(shape: Shape, keyword: string, value: unknown, key: string): void {
    path.push(key);
    add(shape, keyword, value, key);
    path.pop();
  }

  /** Whether a part of the schema has nothing to say against a value; what it would say is thrown away. */
  function fits(shape: Shape, value: unknown): boolean {
    const before = found;
    found = [];
    inspect(shape, value);
    const none = found.length === 0;
    found = before;
    return none;
  }
}
