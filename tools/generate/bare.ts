import { isSchema } from './bundle.ts';
import { words } from './describing.ts';
import { branchesOf, definitionsOf } from './keywords.ts';
import type { Schema } from './schema-source.ts';
import { tagOf } from './tags.ts';

/** The schema without its words: nothing that decides is left out. A union says by which key its branches are told apart. */
export function bareOf(schema: Schema): Schema {
  return bare(schema, definitionsOf(schema)) as Schema;
}

function bare(value: unknown, definitions: Record<string, Schema>): unknown {
  if (Array.isArray(value)) return value.map((item) => bare(item, definitions));
  if (!isSchema(value)) return value;
  const result: Schema = {};
  for (const [key, inner] of Object.entries(value)) {
    // What stands under these are names, and one of them may be that of a keyword.
    if (key === 'properties' || key === '$defs') {
      const entries = Object.entries(inner as Schema);
      result[key] = Object.fromEntries(entries.map(([name, schema]) => [name, bare(schema, definitions)]));
    } else if (key === 'const' || key === 'enum' || key === 'required') result[key] = inner;
    else if (!words.has(key)) result[key] = bare(inner, definitions);
  }
  const branches = branchesOf(value);
  const tag = branches && tagOf(branches, definitions);
  return tag === undefined ? result : { ...result, 'x-tag': tag };
}
