import { isSchema } from './bundle.ts';
import { words } from './describing.ts';
import { branchesOf, definitionsOf, propertiesOf } from './keywords.ts';
import type { Schema } from './schema-source.ts';
import { tagOf } from './tags.ts';

/** The schema without its words: nothing that decides is left out. A union says by which key its branches are told apart. */
export function bareOf(schema: Schema): Schema {
  return bareSchema(schema, definitionsOf(schema));
}

function bare(value: unknown, definitions: Record<string, Schema>): unknown {
  if (Array.isArray(value)) return value.map((item) => bare(item, definitions));
  return isSchema(value) ? bareSchema(value, definitions) : value;
}

function bareSchema(schema: Schema, definitions: Record<string, Schema>): Schema {
  const result: Schema = {};
  const bareByName = (named: Record<string, Schema>): Record<string, Schema> =>
    Object.fromEntries(Object.entries(named).map(([name, one]) => [name, bareSchema(one, definitions)]));
  for (const keyword of Object.keys(schema)) {
    // What stands under these two are names, and one of them may be that of a keyword.
    if (keyword === 'properties') result.properties = bareByName(propertiesOf(schema));
    else if (keyword === '$defs') result.$defs = bareByName(definitionsOf(schema));
    else if (asItIs.has(keyword)) result[keyword] = schema[keyword];
    else if (!words.has(keyword)) result[keyword] = bare(schema[keyword], definitions);
  }
  const branches = branchesOf(schema);
  const tag = branches && tagOf(branches, definitions);
  return tag === undefined ? result : { ...result, 'x-tag': tag };
}

/** Keywords with values in them and no schemas, which may look like one. */
const asItIs: ReadonlySet<string> = new Set(['const', 'enum', 'required']);
