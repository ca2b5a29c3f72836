import { branchesOf, definitionsOf } from '../keywords.ts';
import type { Schema } from '../schema-source.ts';
import { resolved, tagOf, tagValues } from '../tags.ts';
import { access, it, literal } from './expressions.ts';
import { tested } from './known-keywords.ts';
import { testOf } from './test-of.ts';
import type { Writer } from './writer.ts';

/**
 * Code that says yes or no to a value: one function for each object, list entry and union, and `accepts` for the whole.
 * It knows exactly the keywords that our schemas use and refuses to generate for any other, so that nothing is skipped in silence.
 */
export function functionsOf(schema: Schema): string {
  const { $defs: _, ...root } = schema;
  const functions = new Map<string, string>();
  const constants = new Map<string, string>();
  const anonymous = new Map<string, string>();
  const writer: Writer = {
    definitions: definitionsOf(schema),
    holds: (inner, certain) => testOf(writer, inner, certain),
    call(inner) {
      const target = inner.$ref;
      if (typeof target !== 'string' || tested(inner).length > 1) return write(anonymousName(inner), inner);
      return write(`is_${target.replace('#/$defs/', '')}`, resolved(inner, writer.definitions));
    },
    constant: (kind, value) => nameOf(constants, value, kind),
  };

  function write(name: string, inner: Schema): string {
    if (functions.has(name)) return name;
    functions.set(name, '');
    const body = functionOf(writer, name, inner);
    // Set anew, so that a function stands before the ones that it calls.
    functions.delete(name);
    functions.set(name, body);
    return name;
  }

  function anonymousName(inner: Schema): string {
    return nameOf(anonymous, JSON.stringify(tested(inner).concat([['type', inner.type]])), 'holds');
  }

  write('accepts', root);
  const declarations = Array.from(constants, ([value, name]) => {
    const type = value.startsWith('[') ? ': readonly unknown[]' : '';
    return `const ${name}${type} = ${value};\n`;
  });
  return [...declarations, ...[...functions.values()].reverse()].join('');
}

/** The name that something got when it was first met: a word and how many were there before it. */
function nameOf(names: Map<string, string>, of: string, word: string): string {
  const name = names.get(of) ?? `${word}${names.size}`;
  names.set(of, name);
  return name;
}

/** A function that says whether its argument is what the schema describes. */
function functionOf(writer: Writer, name: string, schema: Schema): string {
  const body = switchOf(writer, schema) ?? `return ${writer.holds(schema, {}).replaceAll(it, 'v') || 'true'};\n`;
  const variable = /\bx = /.test(body) ? 'let x: any;\n' : '';
  return `function ${name}(v: any): boolean {\n${variable}${body}}\n`;
}

/** A union whose branches are told apart by a tag: only the branch that the tag names is asked. */
function switchOf(writer: Writer, schema: Schema): string | undefined {
  const branches = branchesOf(schema);
  if (!branches || tested(schema).length > 1) return undefined;
  const tag = tagOf(branches, writer.definitions);
  if (tag === undefined) return undefined;
  const cases = branches.map((branch) => {
    const values = tagValues(branch, tag, writer.definitions);
    return `${values.map((value) => `case ${literal(value)}:\n`).join('')}return ${writer.call(branch)}(v);\n`;
  });
  return `if (!isObject(v)) return false;\nswitch (v${access(tag)}) {\n${cases.join('')}default:\nreturn false;\n}\n`;
}
