import type { Shape } from './fault.ts';
import { hasType } from './has-type.ts';

/** The branch of a union without a tag that a value is meant for: the only one of its type, and null where the union allows it. */
export function onlyBranchOfItsType(root: Shape, branches: readonly Shape[], value: unknown): Shape | undefined {
  const [only, another] = branches
    .map((branch) => resolve(root, branch))
    .filter(({ type, required, properties }) =>
      type === undefined ? properties !== undefined || required === undefined : hasType(value, type),
    );
  if (only === undefined || another !== undefined) return undefined;
  return branches.some(({ type }) => type === 'null') ? orNull(only) : only;
}

/** A choice of words beside which null is allowed too, so that a finding names it. */
function orNull(shape: Shape): Shape {
  return shape.enum === undefined ? shape : { ...shape, enum: [...shape.enum, null] };
}

/** The values by which a branch of a union is known; the generator has named the key. */
export function tagValues(root: Shape, branch: Shape, tag: string): readonly unknown[] {
  const { required, properties } = resolve(root, branch);
  const property = properties?.[tag];
  if (!property || !required?.includes(tag)) return [];
  return 'const' in property ? [property['const']] : (property.enum ?? []);
}

/** A shape, or the one that its reference names. */
export function resolve(root: Shape, shape: Shape): Shape {
  return shape.$ref === undefined ? shape : root.$defs![shape.$ref.slice('#/$defs/'.length)]!;
}
