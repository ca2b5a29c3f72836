import { isSchema } from './bundle.ts';
import { decisive } from './describing.ts';
import { access, all, either, it, limit, literal, oneOf, typeTest } from './expressions.ts';
import { branchesOf, definitionsOf, propertiesOf, requiredOf, schemasUnder, schemaUnder } from './keywords.ts';
import type { Schema } from './schema-source.ts';
import { resolved, tagOf, tagValues } from './tags.ts';

/**
 * Code for the first-error path: one function for each object, list entry and union, and `accepts` for the whole.
 * It knows exactly the keywords that our schemas use and refuses to generate for any other, so that nothing is skipped in silence.
 */
export function functionsOf(schema: Schema): string {
  const writer = new Writer(definitionsOf(schema));
  const { $defs: _, ...root } = schema;
  writer.write('accepts', root);
  return writer.text();
}

/** What is certain of a value before its schema is asked. */
interface Certain {
  readonly type?: string;
  /** Keys that have been found to be there. */
  readonly keys?: ReadonlySet<string>;
}

class Writer {
  readonly #definitions: Record<string, Schema>;
  readonly #functions = new Map<string, string>();
  readonly #constants = new Map<string, string>();

  constructor(definitions: Record<string, Schema>) {
    this.#definitions = definitions;
  }

  text(): string {
    const constants = [...this.#constants].map(
      ([value, name]) => `const ${name}${value.startsWith('[') ? ': readonly unknown[]' : ''} = ${value};\n`,
    );
    return [...constants, ...[...this.#functions.values()].reverse()].join('');
  }

  /** A function that says whether its argument is what the schema describes. */
  write(name: string, schema: Schema): string {
    if (this.#functions.has(name)) return name;
    this.#functions.set(name, '');
    const body = this.#switch(schema) ?? `return ${this.#holds(schema, {}).replaceAll(it, 'v') || 'true'};\n`;
    const variable = /\bx = /.test(body) ? 'let x: any;\n' : '';
    // Set anew, so that a function stands before the ones that it calls.
    this.#functions.delete(name);
    this.#functions.set(name, `function ${name}(v: any): boolean {\n${variable}${body}}\n`);
    return name;
  }

  /** A union whose branches are told apart by a tag: only the branch that the tag names is asked. */
  #switch(schema: Schema): string | undefined {
    const branches = branchesOf(schema);
    if (!branches || tested(schema).length > 1) return undefined;
    const tag = tagOf(branches, this.#definitions);
    if (tag === undefined) return undefined;
    const cases = branches.map((branch) => {
      const values = tagValues(branch, tag, this.#definitions);
      return `${values.map((value) => `case ${literal(value)}:\n`).join('')}return ${this.#call(branch)}(v);\n`;
    });
    return `if (!isObject(v)) return false;\nswitch (v${access(tag)}) {\n${cases.join('')}default:\nreturn false;\n}\n`;
  }

  /** An expression that is true when the value is what the schema describes; empty when it always is. */
  #holds(schema: Schema, certain: Certain): string {
    const types = typesOf(schema);
    const parts: string[] = [];
    const group = (type: string): string[] => this.#ofType(schema, type, certain);
    if (types && !(types.length === 1 && types[0] === certain.type)) {
      parts.push(either(types.map((type) => all([typeTest(type), ...group(type)]))));
    } else if (certain.type !== undefined) parts.push(...group(certain.type));
    else {
      for (const type of ['string', 'number', 'array', 'object']) {
        const rest = group(type);
        if (rest.length > 0) parts.push(either([`!(${typeTest(type)})`, all(rest)]));
      }
    }
    const single = types?.length === 1 ? types[0] : certain.type;
    const keys = new Set([...(certain.keys ?? []), ...requiredOf(schema)]);
    parts.push(...this.#ofAnyType(schema, { ...(single === undefined ? {} : { type: single }), keys }));
    return all(parts);
  }

  /** What the keywords ask that speak of one type only. */
  #ofType(schema: Schema, type: string, certain: Certain): string[] {
    if (type === 'string') return this.#text(schema);
    if (type === 'number' || type === 'integer') {
      return [
        ...limit(schema, 'minimum', (value) => `${it} >= ${value}`),
        ...limit(schema, 'maximum', (value) => `${it} <= ${value}`),
      ];
    }
    if (type === 'array') return this.#list(schema);
    return type === 'object' ? this.#object(schema, certain) : [];
  }

  #text(schema: Schema): string[] {
    const pattern = schema['pattern'];
    return [
      ...limit(schema, 'minLength', (value) => `${it}.length >= ${value}`),
      ...limit(schema, 'maxLength', (value) => `(${it}.length <= ${value} || [...${it}].length <= ${value})`),
      ...(pattern === undefined
        ? []
        : [`${this.#constant('pattern', `new RegExp(${JSON.stringify(pattern)}, 'u')`)}.test(${it})`]),
    ];
  }

  #list(schema: Schema): string[] {
    const items = schemaUnder(schema, 'items');
    return [
      ...limit(schema, 'minItems', (value) => `${it}.length >= ${value}`),
      ...limit(schema, 'maxItems', (value) => `${it}.length <= ${value}`),
      ...(items === undefined ? [] : [`every(${it}, ${this.#call(items)})`]),
      ...(schema['uniqueItems'] === true ? [`new Set(${it}).size === ${it}.length`] : []),
    ];
  }

  /** Objects have a function of their own, unless they are the argument of the function that is being written. */
  #object(schema: Schema, certain: Certain): string[] {
    const properties = propertiesOf(schema);
    const required = requiredOf(schema);
    const parts: string[] = [];
    // A key whose own check refuses `undefined` needs no check of its presence.
    for (const key of required) {
      if (!refusesUndefined(properties[key], this.#definitions)) parts.push(`${it}${access(key)} !== undefined`);
    }
    for (const [key, inner] of Object.entries(properties)) {
      if (key in Object.prototype) throw new Error(`A key called ${key} would be found on every object.`);
      const there = required.includes(key) || certain.keys?.has(key) === true;
      parts.push(...this.#property(key, inner, there));
    }
    const keys = this.#keys(schema, Object.keys(properties));
    return keys === '' ? parts : [...parts, `everyKey(${it}, ${keys})`];
  }

  #property(key: string, schema: Schema, there: boolean): string[] {
    // An object inside this one is asked by a function, so that one variable is enough here.
    const deep = 'properties' in schema || 'additionalProperties' in schema || 'propertyNames' in schema;
    const test = deep ? `${this.#call(schema)}(${it})` : this.#holds(schema, {});
    if (test === '') return [];
    if (/\bv[.[]/.test(test)) throw new Error(`What ${key} holds needs a definition of its own.`);
    const whole = there ? test : either([`${it} === undefined`, test]);
    const value = `v${access(key)}`;
    const uses = whole.split(it).length - 1;
    return [uses === 1 ? whole.replace(it, value) : whole.replace(it, `(x = ${value})`).replaceAll(it, 'x')];
  }

  #keys(schema: Schema, allowed: readonly string[]): string {
    const rest = schema['additionalProperties'];
    const names = schemaUnder(schema, 'propertyNames');
    const parts: string[] = [];
    if (names) parts.push(this.#holds(names, { type: 'string' }).replaceAll(it, 'k'));
    if (rest === false) parts.push(oneOf('k', allowed, (value) => this.#constant('keys', value)));
    else if (isSchema(rest)) {
      if (allowed.length > 0)
        throw new Error('additionalProperties with a schema beside properties is not in our schemas.');
      parts.push(`${this.#call(rest)}(v[k])`);
    }
    return parts.length === 0 ? '' : `(v, k) => ${all(parts)}`;
  }

  /** What the keywords ask that speak of values of any type. */
  #ofAnyType(schema: Schema, certain: Certain): string[] {
    const parts: string[] = [];
    for (const [keyword, value] of tested(schema)) {
      if (keyword === '$ref') parts.push(this.#reference(String(value), certain));
      else if (keyword === 'const') parts.push(`${it} === ${literal(value)}`);
      else if (keyword === 'enum') parts.push(oneOf(it, value as unknown[], (list) => this.#constant('words', list)));
      else if (keyword === 'oneOf' || keyword === 'anyOf')
        parts.push(this.#union(schemasUnder(schema, keyword), certain));
      else if (keyword === 'allOf')
        for (const part of schemasUnder(schema, 'allOf')) parts.push(this.#holds(part, certain));
      else if (keyword === 'if') parts.push(this.#condition(schema, certain));
      else if (keyword === 'minLength' && value !== 1 && value !== 0)
        // Half a pair of surrogates would count for a whole character.
        throw new Error('Texts of more than one character at least are not in our schemas.');
      else if (keyword === 'uniqueItems' && !scalarItems(schema))
        throw new Error('uniqueItems is known for lists of numbers or texts only.');
      else if (!ofOneType.has(keyword)) {
        throw new Error(
          `The validator generator does not know the keyword ${keyword} with the value ${JSON.stringify(value)}.`,
        );
      }
    }
    return parts.filter((part) => part !== '');
  }

  #condition(schema: Schema, certain: Certain): string {
    const asked = (keyword: string): string => this.#holds(schemaUnder(schema, keyword) ?? {}, certain);
    const [test, then, otherwise] = [asked('if'), asked('then'), asked('else')];
    if (test === '') throw new Error('A condition that always holds is not in our schemas.');
    if (otherwise === '') return then === '' ? '' : either([`!(${test})`, then]);
    return then === '' ? either([test, otherwise]) : `(${test} ? ${then} : ${otherwise})`;
  }

  #union(branches: readonly Schema[], certain: Certain): string {
    if (tagOf(branches, this.#definitions) !== undefined) return `${this.#call({ anyOf: branches })}(${it})`;
    return either(branches.map((branch) => this.#holds(branch, certain) || 'true'));
  }

  #reference(target: string, certain: Certain): string {
    const definition = resolved({ $ref: target }, this.#definitions);
    const shallow = !('properties' in definition || 'oneOf' in definition || 'if' in definition);
    // Inside the function of the same object its parts are asked in place.
    const same = certain.type === 'object';
    return shallow || same ? this.#holds(definition, certain) : `${this.#call({ $ref: target })}(${it})`;
  }

  /** The name of the function for a schema, written if it is not there yet. */
  #call(schema: Schema): string {
    const target = schema['$ref'];
    if (typeof target === 'string' && tested(schema).length === 1)
      return this.write(`is_${target.replace('#/$defs/', '')}`, resolved(schema, this.#definitions));
    return this.#anonymous(schema);
  }

  readonly #anonymousNames = new Map<string, string>();

  #anonymous(schema: Schema): string {
    const key = JSON.stringify(tested(schema).concat([['type', schema['type']]]));
    let name = this.#anonymousNames.get(key);
    if (name === undefined) {
      name = `holds${this.#anonymousNames.size}`;
      this.#anonymousNames.set(key, name);
    }
    return this.write(name, schema);
  }

  #constant(kind: string, value: string): string {
    let name = this.#constants.get(value);
    if (name === undefined) {
      name = `${kind}${this.#constants.size}`;
      this.#constants.set(value, name);
    }
    return name;
  }
}

const ofOneType = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'items',
  'minItems',
  'maxItems',
  'uniqueItems',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
]);

/** The keywords that are asked of a value. What follows from a condition is asked with it. */
function tested(schema: Schema): [keyword: string, value: unknown][] {
  return decisive(schema).filter(([keyword]) => keyword !== 'then' && keyword !== 'else');
}

function typesOf(schema: Schema): readonly string[] | undefined {
  const type = schema['type'];
  return type === undefined ? undefined : ([type].flat() as string[]);
}

function scalarItems(schema: Schema): boolean {
  const types = typesOf(schemaUnder(schema, 'items') ?? {});
  return types?.every((type) => type === 'integer' || type === 'number' || type === 'string') === true;
}

function refusesUndefined(schema: Schema | undefined, definitions: Record<string, Schema>): boolean {
  if (!schema) return false;
  const real = resolved(schema, definitions);
  return ['type', 'const', 'enum', 'anyOf', 'oneOf'].some((keyword) => keyword in real);
}
