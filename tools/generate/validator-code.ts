import { isSchema } from './bundle.ts';
import type { Schema } from './schemas.ts';

/**
 * Code for the first-error path: one function for each `$defs` entry that an object describes, and `accepts` for the whole.
 * It knows exactly the keywords that our schemas use and refuses to generate for any other, so that nothing is skipped in silence.
 */
export function functionsOf(schema: Schema): string {
  const writer = new Writer((schema['$defs'] ?? {}) as Record<string, Schema>);
  const { $defs: _, ...root } = schema;
  const body = writer.body(root);
  return `${writer.constants()}${writer.functions()}function accepts(v: any): boolean {\n${body}return true;\n}\n`;
}

const ignored = new Set([
  '$schema',
  '$id',
  '$comment',
  '$defs',
  'title',
  'description',
  'examples',
  'x-rule',
  'x-when',
  'then',
  'else',
]);

class Writer {
  readonly #definitions: Record<string, Schema>;
  readonly #written = new Map<string, string>();
  readonly #patterns = new Map<string, string>();
  #variables = 0;

  constructor(definitions: Record<string, Schema>) {
    this.#definitions = definitions;
  }

  /** Statements that return false when `v` is not what the schema describes. */
  body(schema: Schema, name = 'v', known?: string): string {
    const types = typesOf(schema);
    if (types && !(types.length === 1 && types[0] === known)) {
      return `if (!(${typeTest(types, name)})) return false;\n${this.#keywords(schema, name, types.length === 1 ? types[0] : undefined)}`;
    }
    return this.#keywords(schema, name, known);
  }

  constants(): string {
    return [...this.#patterns]
      .map(([pattern, name]) => `const ${name} = new RegExp(${JSON.stringify(pattern)}, 'u');\n`)
      .join('');
  }

  functions(): string {
    return [...this.#written.values()].join('');
  }

  #keywords(schema: Schema, name: string, known: string | undefined): string {
    let scalar = '';
    let object = '';
    let array = '';
    let string = '';
    let number = '';
    for (const [keyword, value] of Object.entries(schema)) {
      if (ignored.has(keyword) || keyword === 'type') continue;
      if (keyword === '$ref') scalar += this.#reference(String(value), name);
      else if (keyword === 'const') scalar += `if (${name} !== ${literal(value)}) return false;\n`;
      else if (keyword === 'enum')
        scalar += `if (!(${(value as unknown[]).map((item) => `${name} === ${literal(item)}`).join(' || ')})) return false;\n`;
      else if (keyword === 'properties') object += this.#properties(value as Record<string, Schema>, schema, name);
      else if (keyword === 'required') object += this.#required(value as string[], schema, name);
      else if (keyword === 'additionalProperties' || keyword === 'propertyNames')
        object += this.#keys(schema, name, keyword);
      else if (keyword === 'items') array += this.#items(value as Schema, name);
      else if (keyword === 'minItems') array += `if (${name}.length < ${value}) return false;\n`;
      else if (keyword === 'maxItems') array += `if (${name}.length > ${value}) return false;\n`;
      else if (keyword === 'uniqueItems') array += `if (new Set(${name}).size !== ${name}.length) return false;\n`;
      else if (keyword === 'pattern') string += `if (!${this.#pattern(String(value))}.test(${name})) return false;\n`;
      else if (keyword === 'minLength' && value === 1) string += `if (${name} === '') return false;\n`;
      else if (keyword === 'maxLength')
        string += `if (${name}.length > ${value} && [...${name}].length > ${value}) return false;\n`;
      else if (keyword === 'minimum') number += `if (${name} < ${value}) return false;\n`;
      else if (keyword === 'maximum') number += `if (${name} > ${value}) return false;\n`;
      else if (keyword === 'oneOf' || keyword === 'anyOf') scalar += this.#union(value as Schema[], name);
      else if (keyword === 'allOf') for (const part of value as Schema[]) scalar += this.body(part, name, known);
      else if (keyword === 'if') scalar += this.#condition(schema, name, known);
      else
        throw new Error(
          `The validator generator does not know the keyword ${keyword} with the value ${JSON.stringify(value)}.`,
        );
    }
    const guard = (code: string, type: string, test: string): string => {
      if (code === '') return '';
      const certain = known === type || (type === 'number' && known === 'integer');
      return certain ? code : `if (${test}) {\n${code}}\n`;
    };
    return (
      guard(string, 'string', `typeof ${name} === 'string'`) +
      guard(number, 'number', `typeof ${name} === 'number'`) +
      guard(array, 'array', `Array.isArray(${name})`) +
      guard(object, 'object', `typeof ${name} === 'object' && ${name} !== null && !Array.isArray(${name})`) +
      scalar
    );
  }

  #properties(properties: Record<string, Schema>, schema: Schema, name: string): string {
    const required = new Set((schema['required'] ?? []) as string[]);
    let code = '';
    for (const [key, inner] of Object.entries(properties)) {
      const variable = this.#variable();
      const body = this.body(inner, variable);
      if (body === '') continue;
      const optional = !required.has(key);
      code += `const ${variable} = ${name}${access(key)};\n`;
      code += optional ? `if (${variable} !== undefined) {\n${body}}\n` : body;
    }
    return code;
  }

  #required(keys: readonly string[], schema: Schema, name: string): string {
    const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
    // A key whose own check refuses `undefined` needs no check of its presence.
    const rest = keys.filter((key) => !refusesUndefined(properties[key], this.#definitions));
    return rest.map((key) => `if (${name}${access(key)} === undefined) return false;\n`).join('');
  }

  #keys(schema: Schema, name: string, keyword: string): string {
    const allowed = Object.keys((schema['properties'] ?? {}) as Schema);
    const value = schema[keyword] as Schema | false;
    let body = '';
    if (keyword === 'propertyNames') body = this.body(value as Schema, 'k');
    else if (value === false)
      body = `if (!(${allowed.map((key) => `k === ${JSON.stringify(key)}`).join(' || ')})) return false;\n`;
    else {
      if (allowed.length > 0)
        throw new Error('additionalProperties with a schema beside properties is not in our schemas.');
      const variable = this.#variable();
      body = `const ${variable} = ${name}[k];\n${this.body(value, variable)}`;
    }
    return `for (const k of Object.keys(${name})) {\n${body}}\n`;
  }

  #items(schema: Schema, name: string): string {
    const variable = this.#variable();
    const body = this.body(schema, variable);
    return body === '' ? '' : `for (let i = 0; i < ${name}.length; i++) {\nconst ${variable} = ${name}[i];\n${body}}\n`;
  }

  #condition(schema: Schema, name: string, known: string | undefined): string {
    const test = this.#closure(schema['if'] as Schema, name);
    const then = schema['then'] ? this.body(schema['then'] as Schema, name, known) : '';
    const otherwise = schema['else'] ? this.body(schema['else'] as Schema, name, known) : '';
    return `if (${test}) {\n${then}}${otherwise === '' ? '\n' : ` else {\n${otherwise}}\n`}`;
  }

  #union(branches: readonly Schema[], name: string): string {
    const tag = tagOf(branches, this.#definitions);
    if (tag) {
      const cases = branches.map((branch) => {
        const values = tagValues(branch, tag, this.#definitions);
        return `${values.map((value) => `case ${literal(value)}:\n`).join('')}${this.body(branch, name)}break;\n`;
      });
      return `if (typeof ${name} !== 'object' || ${name} === null || Array.isArray(${name})) return false;\nswitch (${name}${access(tag)}) {\n${cases.join('')}default:\nreturn false;\n}\n`;
    }
    return `if (!(${branches.map((branch) => this.#closure(branch, name)).join(' || ')})) return false;\n`;
  }

  /** The schema as an expression: simple tests stand inline, the others become a function of their own. */
  #closure(schema: Schema, name: string): string {
    const simple = inlineTest(schema, name);
    if (simple) return simple;
    if (typeof schema['$ref'] === 'string' && Object.keys(schema).length === 1)
      return `${this.#function(schema['$ref'])}(${name})`;
    const id = `t${this.#written.size}`;
    this.#written.set(id, '');
    this.#written.set(id, `function ${id}(v: any): boolean {\n${this.body(schema)}return true;\n}\n`);
    return `${id}(${name})`;
  }

  #reference(target: string, name: string): string {
    const definition = this.#definitions[target.replace('#/$defs/', '')];
    if (!definition) throw new Error(`There is no ${target}.`);
    if (!('properties' in definition) && !('oneOf' in definition)) return this.body(definition, name);
    return `if (!${this.#function(target)}(${name})) return false;\n`;
  }

  #function(target: string): string {
    const key = target.replace('#/$defs/', '');
    const id = `is_${key}`;
    if (!this.#written.has(id)) {
      this.#written.set(id, '');
      const definition = this.#definitions[key];
      if (!definition) throw new Error(`There is no ${target}.`);
      this.#written.set(id, `function ${id}(v: any): boolean {\n${this.body(definition)}return true;\n}\n`);
    }
    return id;
  }

  #pattern(pattern: string): string {
    let name = this.#patterns.get(pattern);
    if (!name) {
      name = `pattern${this.#patterns.size}`;
      this.#patterns.set(pattern, name);
    }
    return name;
  }

  #variable(): string {
    this.#variables += 1;
    return `v${this.#variables}`;
  }
}

/** The property by whose constant the branches of a union can be told apart, or undefined. */
export function tagOf(branches: readonly Schema[], definitions: Record<string, Schema>): string | undefined {
  const first = resolved(branches[0]!, definitions);
  const candidates = Object.keys((first['properties'] ?? {}) as Schema);
  return candidates.find((key) => {
    const values = branches.flatMap((branch) => tagValues(branch, key, definitions));
    return (
      branches.every((branch) => tagValues(branch, key, definitions).length > 0) &&
      new Set(values).size === values.length
    );
  });
}

function tagValues(branch: Schema, tag: string, definitions: Record<string, Schema>): unknown[] {
  const schema = resolved(branch, definitions);
  if (!((schema['required'] ?? []) as string[]).includes(tag)) return [];
  const property = ((schema['properties'] ?? {}) as Record<string, Schema>)[tag];
  if (!property) return [];
  if ('const' in property) return [property['const']];
  return Array.isArray(property['enum']) ? property['enum'] : [];
}

function resolved(schema: Schema, definitions: Record<string, Schema>): Schema {
  const target = schema['$ref'];
  return typeof target === 'string' ? (definitions[target.replace('#/$defs/', '')] ?? {}) : schema;
}

function typesOf(schema: Schema): readonly string[] | undefined {
  const type = schema['type'];
  return type === undefined ? undefined : Array.isArray(type) ? (type as string[]) : [String(type)];
}

function typeTest(types: readonly string[], name: string): string {
  const tests = types.map((type) => {
    if (type === 'null') return `${name} === null`;
    if (type === 'array') return `Array.isArray(${name})`;
    if (type === 'object') return `(typeof ${name} === 'object' && ${name} !== null && !Array.isArray(${name}))`;
    if (type === 'integer') return `Number.isInteger(${name})`;
    if (type === 'number') return `Number.isFinite(${name})`;
    return `typeof ${name} === '${type}'`;
  });
  return tests.join(' || ');
}

/** Tests such as "has this key" or "this key is that constant", which are short enough to stand in a condition. */
function inlineTest(schema: Schema, name: string): string | undefined {
  const keys = Object.keys(schema).filter((key) => !ignored.has(key));
  if (keys.length === 1 && keys[0] === 'required') {
    return `(${(schema['required'] as string[]).map((key) => `${name}${access(key)} !== undefined`).join(' && ')})`;
  }
  if (keys.length === 1 && keys[0] === 'type' && schema['type'] === 'null') return `${name} === null`;
  if (keys.length === 2 && keys.includes('properties') && keys.includes('required')) {
    const properties = Object.entries(schema['properties'] as Record<string, Schema>);
    const [only] = properties;
    if (properties.length !== 1 || !only) return undefined;
    const [key, inner] = only;
    const values = 'const' in inner ? [inner['const']] : inner['enum'];
    if (!Array.isArray(values)) return undefined;
    return `(${values.map((value) => `${name}${access(key)} === ${literal(value)}`).join(' || ')})`;
  }
  return undefined;
}

function refusesUndefined(schema: Schema | undefined, definitions: Record<string, Schema>): boolean {
  if (!schema) return false;
  const real = resolved(schema, definitions);
  return 'type' in real || 'const' in real || 'enum' in real || 'anyOf' in real || 'oneOf' in real;
}

function literal(value: unknown): string {
  if (isSchema(value) || Array.isArray(value)) throw new Error('Only scalars are compared in our schemas.');
  return JSON.stringify(value);
}

function access(key: string): string {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}
