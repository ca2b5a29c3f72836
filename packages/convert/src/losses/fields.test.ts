import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../pairs.ts';

const schemas = {
  'open-token': 'open-token/v0.1/document',
  trajectory: 'trajectory/v1/trajectory',
  forsy: 'forsy/v0.1/trace',
} as const;

interface Schema {
  readonly title?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

/** Every property that a schema names, by the shape it stands in. */
function propertiesOf(schema: Schema): readonly string[] {
  const shapes: [string, Schema][] = [['document', schema], ...Object.entries(schema.$defs ?? {})];
  return shapes.flatMap(([shape, { title, properties }]) =>
    title === undefined
      ? []
      : Object.entries(properties ?? {}).flatMap(([key, inner]) => [`${shape}.${key}`, ...nested(key, inner)]),
  );
}

/** An object that stands where it is used, and not among the definitions, is a shape by its own name. */
function nested(key: string, schema: Schema): readonly string[] {
  const shape = key === 'image_url' ? 'imageUrl' : key;
  return Object.keys(schema.properties ?? {}).map((inner) => `${shape}.${inner}`);
}

describe('the fields of each format', () => {
  for (const [format, path] of Object.entries(schemas) as [keyof typeof schemas, string][])
    it(`decide every property of the schema of ${format}`, () => {
      const schema = JSON.parse(
        readFileSync(new URL(`../../../../schemas/${path}.schema.json`, import.meta.url), 'utf8'),
      ) as Schema;
      const decided = new Set(Object.keys(fieldsOf[format]));
      const properties = propertiesOf(schema);
      expect(properties.filter((property) => !decided.has(property))).toEqual([]);
      expect(properties.length).toBeGreaterThan(30);
      const shapes = new Set(properties.map((property) => property.split('.')[0]!));
      const stale = [...decided].filter(
        (property) =>
          shapes.has(property.split('.')[0]!) && /^\w+\.[\w$]+$/.test(property) && !properties.includes(property),
      );
      expect(stale).toEqual([]);
    });
});
