import { type Fault, own, type Shape } from './fault.ts';

/**
 * Every fault of a value's shape, in the order of the schema. Of a union only the branch is reported that the value belongs to:
 * the one its tag names, or the only one of its type.
 */
export function faults(root: Shape, value: unknown): Fault[] {
  const found: Fault[] = [];
  inspect(root, root, value, [], found);
  return found;
}

type Path = (string | number)[];

function inspect(root: Shape, shape: Shape, value: unknown, path: Path, found: Fault[]): void {
  const report = (keyword: string, key?: string): void => {
    found.push({ path: [...path], keyword, shape, value, ...(key === undefined ? {} : { key }) });
  };
  const reference = shape['$ref'];
  if (typeof reference === 'string') inspect(root, definition(root, reference), value, path, found);
  if (shape['type'] !== undefined && !hasType(value, shape['type'])) {
    report('type');
    return;
  }
  if ('const' in shape && value !== shape['const']) report('const');
  if (Array.isArray(shape['enum']) && !shape['enum'].includes(value)) report('enum');
  if (typeof value === 'string') inspectString(shape, value, report);
  else if (typeof value === 'number') inspectNumber(shape, value, report);
  else if (Array.isArray(value)) inspectArray(root, shape, value, path, found, report);
  else if (typeof value === 'object' && value !== null) inspectObject(root, shape, value, path, found, report);
  if (Array.isArray(shape['allOf']))
    for (const part of shape['allOf'] as Shape[]) inspect(root, part, value, path, found);
  const union = shape['oneOf'] ?? shape['anyOf'];
  if (Array.isArray(union)) inspectUnion(root, shape, union as Shape[], value, path, found);
  if (shape['if'] !== undefined) {
    const branch = fits(root, shape['if'] as Shape, value) ? shape['then'] : shape['else'];
    if (branch !== undefined) inspect(root, branch as Shape, value, path, found);
  }
}

type Report = (keyword: string, key?: string) => void;

function inspectString(shape: Shape, value: string, report: Report): void {
  if (typeof shape['minLength'] === 'number' && value.length < shape['minLength']) report('minLength');
  if (
    typeof shape['maxLength'] === 'number' &&
    value.length > shape['maxLength'] &&
    [...value].length > shape['maxLength']
  )
    report('maxLength');
  if (typeof shape['pattern'] === 'string' && !compiled(shape['pattern']).test(value)) report('pattern');
}

function inspectNumber(shape: Shape, value: number, report: Report): void {
  if (typeof shape['minimum'] === 'number' && value < shape['minimum']) report('minimum');
  if (typeof shape['maximum'] === 'number' && value > shape['maximum']) report('maximum');
}

function inspectArray(
  root: Shape,
  shape: Shape,
  value: readonly unknown[],
  path: Path,
  found: Fault[],
  report: Report,
): void {
  if (typeof shape['minItems'] === 'number' && value.length < shape['minItems']) report('minItems');
  if (typeof shape['maxItems'] === 'number' && value.length > shape['maxItems']) report('maxItems');
  if (shape['uniqueItems'] === true && new Set(value).size !== value.length) report('uniqueItems');
  if (shape['items'] === undefined) return;
  for (let index = 0; index < value.length; index++) {
    path.push(index);
    inspect(root, shape['items'] as Shape, value[index], path, found);
    path.pop();
  }
}

function inspectObject(root: Shape, shape: Shape, value: object, path: Path, found: Fault[], report: Report): void {
  const properties = (shape['properties'] ?? {}) as Record<string, Shape>;
  for (const key of (shape['required'] ?? []) as string[]) if (own(value, key) === undefined) report('required', key);
  for (const [key, inner] of Object.entries(properties)) {
    const held = own(value, key);
    if (held === undefined) continue;
    path.push(key);
    inspect(root, inner, held, path, found);
    path.pop();
  }
  const rest = shape['additionalProperties'];
  const names = shape['propertyNames'];
  if (rest === undefined && names === undefined) return;
  for (const key of Object.keys(value)) {
    path.push(key);
    if (names !== undefined && !fits(root, names as Shape, key)) {
      found.push({ path: [...path], keyword: 'propertyNames', shape: names as Shape, value: key, key });
    } else if (rest === false && !Object.hasOwn(properties, key)) {
      found.push({ path: [...path], keyword: 'additionalProperties', shape, value: own(value, key), key });
    } else if (typeof rest === 'object' && rest !== null && !Object.hasOwn(properties, key)) {
      inspect(root, rest as Shape, own(value, key), path, found);
    }
    path.pop();
  }
}

function inspectUnion(
  root: Shape,
  shape: Shape,
  branches: readonly Shape[],
  value: unknown,
  path: Path,
  found: Fault[],
): void {
  const tag = tagOf(root, branches);
  if (tag === undefined) {
    if (branches.some((branch) => fits(root, branch, value))) return;
    const ofItsType = branches.filter((branch) => {
      const type = resolve(root, branch)['type'];
      return type === undefined || hasType(value, type);
    });
    const meant = ofItsType.filter((branch) => !onlyRequires(branch));
    if (meant.length === 1) inspect(root, meant[0]!, value, path, found);
    else found.push({ path: [...path], keyword: 'anyOf', shape, value });
    return;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    found.push({ path: [...path], keyword: 'type', shape: { type: 'object' }, value });
    return;
  }
  const held = own(value, tag);
  if (held === undefined) {
    found.push({ path: [...path], keyword: 'required', shape: { required: [tag] }, value, key: tag });
    return;
  }
  const branch = branches.find((one) => tagValues(root, one, tag).includes(held));
  if (branch) inspect(root, branch, value, path, found);
  else {
    const allowed = branches.flatMap((one) => tagValues(root, one, tag));
    found.push({ path: [...path, tag], keyword: 'enum', shape: { enum: allowed }, value: held });
  }
}

/** The property by whose constant the branches can be told apart; see the generator, which decides the same way. */
function tagOf(root: Shape, branches: readonly Shape[]): string | undefined {
  const candidates = Object.keys((resolve(root, branches[0]!)['properties'] ?? {}) as Shape);
  return candidates.find((key) => {
    const values = branches.flatMap((branch) => tagValues(root, branch, key));
    return (
      branches.every((branch) => tagValues(root, branch, key).length > 0) && new Set(values).size === values.length
    );
  });
}

function tagValues(root: Shape, branch: Shape, tag: string): readonly unknown[] {
  const shape = resolve(root, branch);
  if (!((shape['required'] ?? []) as string[]).includes(tag)) return [];
  const property = ((shape['properties'] ?? {}) as Record<string, Shape>)[tag];
  if (!property) return [];
  if ('const' in property) return [property['const']];
  return Array.isArray(property['enum']) ? property['enum'] : [];
}

function resolve(root: Shape, shape: Shape): Shape {
  return typeof shape['$ref'] === 'string' ? definition(root, shape['$ref']) : shape;
}

function definition(root: Shape, reference: string): Shape {
  return (root['$defs'] as Record<string, Shape>)[reference.replace('#/$defs/', '')]!;
}

function onlyRequires(shape: Shape): boolean {
  return Object.keys(shape).every((key) => key === 'required');
}

function fits(root: Shape, shape: Shape, value: unknown): boolean {
  const found: Fault[] = [];
  inspect(root, shape, value, [], found);
  return found.length === 0;
}

/** True when the value has the type, or one of the types, that the schema names. */
export function hasType(value: unknown, type: unknown): boolean {
  if (Array.isArray(type)) return type.some((one) => hasType(value, one));
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return Number.isFinite(value);
  return typeof value === type;
}

const patterns = new Map<string, RegExp>();

function compiled(pattern: string): RegExp {
  let expression = patterns.get(pattern);
  if (!expression) {
    expression = new RegExp(pattern, 'u');
    patterns.set(pattern, expression);
  }
  return expression;
}
