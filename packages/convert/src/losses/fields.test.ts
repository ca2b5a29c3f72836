import { readFileSync } from 'node:fs';
import { formats } from '@trace-formats/schema';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../formats/passages.ts';
import {
  convert,
  forsyLegacyFields,
  type JsonObject,
  migrate,
  openLedger,
  readTimeline,
  sourceOfDocument,
  writableFormats,
} from '../index.ts';

/** The formats that are written and have a schema, each with the first that the table of formats names. */
const schemas = writableFormats.flatMap((format) => {
  const path = formats.find(({ family, schema }) => family === format && schema !== null)?.schema;
  return path ? [[format, path.replace('.schema.json', '')] as const] : [];
});

interface Schema {
  readonly title?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

function schemaAt(path: string): Schema {
  return JSON.parse(readFileSync(new URL(`../../../../schemas/${path}.schema.json`, import.meta.url), 'utf8'));
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

describe('the fields of legacy Forsy traces', () => {
  const withoutPrefix = (property: string): string => property.replace(/^ForsyLegacy/, '');
  const properties = propertiesOf(schemaAt('forsy/legacy/trace')).map(withoutPrefix);
  const ofV01 = new Set(propertiesOf(schemaAt('forsy/v0.1/trace')));
  const own = properties.filter((property) => !ofV01.has(property));

  it('are those of v0.1 or decided by themselves, and no others are decided', () => {
    expect(properties.length).toBeGreaterThan(60);
    expect(Object.keys(forsyLegacyFields).sort()).toEqual([...own].sort());
    expect(properties.filter((property) => ofV01.has(property) && !(property in fieldsOf.forsy))).toEqual([]);
  });

  const step = { step_index: 1, action: 'feedback', feedback: 'said so', actor: 'user' };
  const legacy: JsonObject = {
    schema_version: 'forsy-v1',
    collection_id: 'said so',
    prior_collection_id: 'said so',
    source_trace_id: 'said so',
    trace_slug: 'said so',
    original_folder_name: 'said so',
    source_files: ['said so'],
    source_folder_names: ['said so'],
    captured_at: '2026-01-31T00:00:00Z',
    total_steps: 9,
    total_turns: 9,
    steps: [step],
  };
  it.each(own)('become what is decided: %s', (property) => {
    const [shape, key = ''] = property.split('.');
    const value = (shape === 'step' ? (step as JsonObject) : legacy)[key];
    const source = sourceOfDocument(legacy);
    const reading = readTimeline(source, 'forsy', openLedger());
    if ('refused' in reading) throw new Error(reading.message);
    const { session, events } = reading.timeline;
    const decided = forsyLegacyFields[property]!;
    const fact = decided.becomes === 'carried' ? decided.fact : undefined;
    if (fact === 'session.id') expect(session.id).toBe(value);
    else if (fact === 'session.continues') expect(session.continues).toBe(value);
    else if (fact === 'session.savedAt') expect(session.savedAt).toBe(value);
    else if (fact === 'message.text') expect(events).toMatchObject([{ author: 'human', content: [{ text: value }] }]);
    else if (fact === undefined) {
      const done = convert(source, { to: 'sts' });
      if (done.refused) throw new Error(done.message);
      expect(done.losses).toContainEqual(expect.objectContaining({ kind: 'dropped', field: `/${key}` }));
    }
    const migrated = migrate(legacy);
    if (migrated.refused) throw new Error(migrated.message);
    expect(migrated.losses.map(({ field }) => field.split('/').at(-1))).toContain(key);
  });
});

describe('the fields of each format', () => {
  for (const [format, path] of schemas)
    it(`decide every property of the schema of ${format}`, () => {
      const schema = schemaAt(path);
      const decided = new Set(Object.keys(fieldsOf[format]));
      const properties = propertiesOf(schema);
      expect(properties.filter((property) => !decided.has(property))).toEqual([]);
      expect(properties.length).toBeGreaterThan(10);
      const shapes = new Set(properties.map((property) => property.split('.')[0]!));
      const stale = [...decided].filter(
        (property) =>
          shapes.has(property.split('.')[0]!) && /^\w+\.[\w$]+$/.test(property) && !properties.includes(property),
      );
      expect(stale).toEqual([]);
    });
});
