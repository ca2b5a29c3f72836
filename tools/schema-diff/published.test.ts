import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Schema, SchemaSource } from '../generate/schema-source.ts';
import { judgeSchemas, type Verdict } from './gate.ts';
import { asCurrent, asReleased, publishedSchemas } from './sources.ts';

const sources = publishedSchemas();
const released = asReleased(sources, '1.0.0');
const standing = asCurrent(sources);

/** What is said of one schema when it is changed and the others are not. */
function changed(source: SchemaSource, change: (schema: Schema) => void, bump: 'none' | 'minor' | 'major'): Verdict {
  const schema = structuredClone(source.schema);
  change(schema);
  const all = asCurrent(sources.map((one) => (one === source ? { ...one, schema } : one)));
  // To make a judge of a schema takes long, so those of the others are made once.
  const now = all.map((one, index) => (one.path === source.path ? one : standing[index]!));
  return judgeSchemas(released, now, bump).find(({ path }) => path === source.path)!;
}

describe('the gate on the schemas themselves', () => {
  it('holds every schema of the repository, each with documents that were valid', () => {
    const folder = fileURLToPath(new URL('../../schemas/', import.meta.url));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.schema.json'));
    expect(sources.map(({ path }) => path).sort()).toEqual(files.sort());
    for (const { path, valid } of released) expect(valid.length, path).toBeGreaterThan(0);
  });
  it('has nothing to say of schemas that did not change', () => {
    for (const { kind, refused, failure } of judgeSchemas(released, standing, 'none'))
      expect({ kind, refused, failure }).toEqual({ kind: 'unchanged', refused: [], failure: undefined });
  });
  for (const source of sources)
    it(`does not let ${source.path} break, and tries the old documents on it`, () => {
      const narrowed = changed(source, (schema) => Object.assign(schema, { required: ['of_tomorrow'] }), 'major');
      expect(narrowed.kind).toBe('breaking');
      expect(narrowed.refused.length).toBeGreaterThan(0);
      expect(narrowed.failure).toContain('new version folder');
      const reworded = changed(source, (schema) => Object.assign(schema, { description: 'Other words.' }), 'none');
      expect(reworded).toMatchObject({ kind: 'documentation', failure: expect.stringContaining('patch changeset') });
    });
});
