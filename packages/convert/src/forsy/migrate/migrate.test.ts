import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonical } from '@trace-formats/digest';
import { isForsyTraceDraft, validate } from '@trace-formats/validate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { corpus, corpusFiles } from '../../../test/corpus.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { draftOf, type Migration, migrate } from './migrate.ts';
import { filled } from './migrate-values.ts';
import { restoreLegacy } from './sidecar.ts';

function migrated(document: Json, how = migrate): Migration {
  const outcome = how(document);
  if (outcome.refused) throw new Error(outcome.message);
  return outcome;
}

/** What must hold of every migration, whatever the trace was. */
function hold(document: Json, how = migrate): Migration {
  const done = migrated(document, how);
  expect(validate(done.document, 'forsy/v0.1-draft').filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(canonical(restoreLegacy(done.document, JSON.parse(JSON.stringify(done.sidecar))))).toBe(canonical(document));
  const again = migrated(done.document, how);
  expect(again.document).toBe(done.document);
  expect(again.sidecar).toBeUndefined();
  return done;
}

/** The way to every value inside a value. */
function pathsIn(value: Json, path: readonly (string | number)[] = []): readonly (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? value.map((item, index) => [index, item] as const) : Object.entries(value);
  return [
    ...(path.length === 0 ? [] : [path]),
    ...entries.flatMap(([key, item]) => pathsIn(item as Json, [...path, key])),
  ];
}

/** A copy with another value in one place, or, of an object, without it. */
function changed(whole: Json, [key, ...rest]: readonly (string | number)[], by: Json | undefined): Json | undefined {
  if (key === undefined) return by;
  if (Array.isArray(whole))
    return whole.flatMap((item, index) => (index === key ? (changed(item, rest, by) ?? []) : [item]));
  const object = whole as JsonObject;
  const { [key]: now, ...others } = object;
  const next = changed(now as Json, rest, by);
  return next === undefined ? others : { ...object, [key]: next };
}

function atifRun(version: string): JsonObject {
  const steps = [{ step_id: 1, source: 'user', message: 'How many seats are there?' }];
  return { schema_version: version, session_id: 's-1', agent: { name: 'agent', version: '1' }, steps };
}

const legacy = JSON.parse(readFileSync(new URL('../fixtures/legacy.json', import.meta.url), 'utf8')) as Json;

describe('a migration', () => {
  it('gives a valid draft, and with the sidecar the trace as it was', () => {
    const { losses } = hold(legacy);
    expect(losses.map(({ kind, field }) => `${kind} ${field}`)).toContain('renamed /steps/*/step_index');
  });

  it('loses nothing of any trace, however it is shaped', () => {
    const value = fc.oneof(
      fc.constant(null),
      fc.string({ maxLength: 5 }),
      fc.integer({ min: -2, max: 12 }),
      fc.boolean(),
      fc.constantFrom('user', 'user_message', 'feedback', 'correction', 'external', '2026-01-31T00:00:00Z'),
      fc.array(fc.oneof(fc.integer({ min: -1, max: 6 }), fc.string({ maxLength: 3 })), { maxLength: 3 }),
      fc.dictionary(
        fc.constantFrom('actor', 'source_step', 'artifacts', 'x/y~z', '__proto__'),
        fc.string({ maxLength: 3 }),
        { maxKeys: 3 },
      ),
    );
    const step = fc.dictionary(
      fc.constantFrom(
        'step',
        'step_index',
        'turn',
        'actor',
        'action',
        'tool',
        'input',
        'output',
        'feedback',
        'feedback_type',
        'feedback_content',
        'message_role',
        'eval',
        'success',
        'caused_by',
        'retry_of',
        'input_source',
        'reasoning',
        'directive',
        'started_at',
        'x/new',
      ),
      value,
    );
    const trace = fc.record({
      steps: fc.array(fc.oneof({ weight: 9, arbitrary: step }, { weight: 1, arbitrary: value }), { maxLength: 4 }),
      rest: fc.dictionary(
        fc.constantFrom(
          'trace_id',
          'collection_id',
          'prior_collection_id',
          'trace_mode',
          'task',
          'agent_tools',
          'skills',
          'memory',
          'agent_config',
          'static_output',
          'summary',
          'dataset_summary',
          'captured_at',
          'final_output',
          'system_prompt',
          'x~new',
        ),
        value,
      ),
    });
    fc.assert(
      fc.property(trace, ({ steps, rest }) => void hold(JSON.parse(JSON.stringify({ ...rest, steps })))),
      { numRuns: 500 },
    );
  });

  it('changes of a trace that says it is v0.1 only the values that v0.1 does not allow, and says so', () => {
    const own = { 'x/new': { kept: [1] } };
    const trace = JSON.parse(readFileSync(new URL('../fixtures/trace.json', import.meta.url), 'utf8')) as JsonObject;
    const sound = migrated({ $schema: 'trace.schema.json', ...own, ...trace }, draftOf).document;
    let mended = 0;
    const paths = pathsIn(sound).filter(([root, index]) => root !== 'steps' || Number(index ?? 0) < 3);
    for (const path of paths)
      for (const odd of [7.5, -3, 'odd', '', true, null, ['odd'], { odd: 'odd' }, [], {}, undefined]) {
        const document = changed(sound, path, odd) as JsonObject;
        if (isForsyTraceDraft(document) || !Array.isArray(document['steps']) || path[0] === 'schema_version') continue;
        mended += 1;
        const { sidecar, losses, document: draft } = hold(document, draftOf);
        const [root, step, field] = path;
        const place =
          root === 'steps' || root === 'summary' ? [root, step, field].filter((one) => one !== undefined) : [root];
        for (const { path: pointer } of sidecar!.patch)
          expect(`${pointer}/`.startsWith(`/${place.join('/')}/`), `${pointer} for ${path.join('/')}`).toBe(true);
        expect(draft).toMatchObject(own);
        // What says nothing is not missed, and a step keeps fields of its own.
        const isGone = filled(odd) && !JSON.stringify(draft).includes('"odd":"odd"');
        if (isGone)
          expect(losses.map(({ place: { pointer } }) => `${pointer}/`).join(), JSON.stringify(odd)).toContain(
            `/${place.join('/')}/`,
          );
      }
    expect(mended).toBeGreaterThan(300);
  });

  it('says null where an older trace has an empty name, and keeps an empty output', () => {
    const step = { step: 1, actor: 'agent', action: 'agent_step', output: '' };
    for (const blank of ['', ' ']) {
      const names = { operation: blank, tool: blank, parallel_group: blank, causal_type: blank };
      const { document } = hold({ schema_version: 'forsy-v1', steps: [{ ...step, ...names }] });
      const nothing = { operation: null, tool: null, parallel_group: null, causal_type: null };
      expect(document['steps']).toMatchObject([{ ...nothing, output: '' }]);
    }
    const named = { operation: 'read', tool: 'sh', parallel_group: 'g', causal_type: 'other' };
    const { document } = hold({ schema_version: 'forsy-v1', steps: [{ ...step, ...named }] });
    expect(document['steps']).toMatchObject([named]);
  });

  it('makes nothing up', () => {
    const { document } = migrated({
      steps: [{ action: 'tool_call', step: 7, actor: 'assistant' }],
      summary: { agent_confidence: 8 },
    });
    expect(document).toMatchObject({
      validation_level: null,
      agent_tools: null,
      termination_reason: null,
      final_output: null,
    });
    expect(document['summary']).toMatchObject({ agent_confidence: null, goal_achieved: null, total_steps: 1 });
    expect(document['steps']).toMatchObject([{ step: 1, actor: 'agent', action: 'agent_step', eval: null }]);
  });

  it('is refused for what is no trace', () => {
    expect(migrate({ trace_id: 'x' })).toMatchObject({ refused: true, reason: 'shape-not-readable' });
  });

  it.each([
    ['a later version', { schema_version: 'forsy-trace-v0.2', trace_id: 'x', steps: [] }, 'version-not-readable'],
    ['a version after the first whole one', { schema_version: 'forsy-trace-v1.0', steps: [] }, 'version-not-readable'],
    ['a run of ATIF', atifRun('ATIF-v1.5'), 'shape-not-readable'],
    ['a later run of ATIF', atifRun('ATIF-v2.0'), 'shape-not-readable'],
  ])('is refused for %s, which has steps as well', (_, document, reason) => {
    expect(migrate(document)).toMatchObject({ refused: true, reason });
  });

  it('is made of an earlier version', () => {
    expect(migrate({ schema_version: 'forsy-trace-v0.0', trace_id: 'x', steps: [] }).refused).toBe(false);
  });

  for (const { file } of corpusFiles().filter(({ format }) => format === 'forsy'))
    it.skipIf(corpus === undefined)(`gives back ${file}`, () => {
      const done = hold(JSON.parse(readFileSync(join(corpus!, file), 'utf8')));
      expect(done.sidecar).toBeDefined();
    });
});
