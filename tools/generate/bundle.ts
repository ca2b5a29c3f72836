import type { Schema, SchemaSource } from './schema-source.ts';
import { idBase } from './schemas.ts';

/** The schema with everything it refers to in other files taken in under `$defs`, so that it stands alone. */
export function bundle(source: SchemaSource, all: readonly SchemaSource[]): Schema {
  const byId = new Map(all.map((other) => [idBase + other.path, other.schema]));
  const own = structuredClone(source.schema);
  const definitions = own.$defs ?? {};
  const take = (base: string, value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) take(base, item);
    else if (isSchema(value)) {
      const target = value.$ref;
      if (typeof target === 'string') value.$ref = local(base, target);
      for (const [key, inner] of Object.entries(value))
        if (key !== 'examples' && key !== 'const' && key !== 'enum') take(base, inner);
    }
  };
  const local = (base: string, target: string): string => {
    const [file, pointer] = new URL(target, base).href.split('#') as [string, string];
    if (file === idBase + source.path) return `#${pointer}`;
    const name = pointer.replace('/$defs/', '');
    if (!(name in definitions)) {
      const found = byId.get(file)?.$defs?.[name];
      if (!found) throw new Error(`${source.path} refers to ${target}, which is in no schema.`);
      const copy = structuredClone(found);
      definitions[name] = copy;
      take(file, copy);
    }
    return `#/$defs/${name}`;
  };
  take(idBase + source.path, own);
  if (Object.keys(definitions).length > 0) own.$defs = definitions;
  return own;
}

/** True for an object that can be read as a schema or a map of schemas. */
export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
