import { read } from '@trace-formats/validate';
import { describe, expect, it } from 'vitest';
import { everyTarget } from '../../test/every-target.ts';
import {
  convert,
  type JsonObject,
  type Loss,
  migrate,
  openTokenText,
  sourceOfDocument,
  trainingRows,
  trajectoryToSave,
} from '../index.ts';
import { withoutHalves } from './well-formed.ts';

const half = 'cut in an emoji: \ud83d';
const timestamp = '2026-01-01T00:00:00Z';
const chat = {
  model: 'm',
  timestamp,
  session_id: 's',
  messages: [
    { role: 'user', content: 'Hi 🙂' },
    { role: 'assistant', content: half },
    { role: 'user', content: `${half}!` },
  ],
};

/** A trace of two steps, of which the second says half a character. */
function trace(own: object = {}): JsonObject {
  const made = convert(sourceOfDocument(withoutHalves(chat).value), { to: 'forsy' });
  const document = (made.refused ? {} : made.document) as { readonly steps: readonly JsonObject[] };
  return {
    ...document,
    ...own,
    steps: document.steps.map((step, at) => (at === 1 ? { ...step, output: half } : step)),
  };
}

/** Whether a reader of texts has anything to say of what is written: of half a pair it says that it is no character. */
function faultsOf(document: unknown): readonly string[] {
  const text = openTokenText(document);
  expect(text).toContain('cut in an emoji: \ufffd');
  return read(text).findings.map(({ message }) => message);
}

function told(losses: readonly Loss[]): unknown {
  return losses
    .filter(({ trap }) => trap === 'half-character')
    .map(({ kind, place, count }) => [kind, place.pointer, count]);
}

describe('half a surrogate pair', () => {
  for (const options of everyTarget)
    it(`is replaced in what is written as ${options.to}, and the loss names the place`, () => {
      const done = convert(sourceOfDocument(chat), options);
      if (done.refused) throw new Error(done.message);
      expect(faultsOf(done.document)).toEqual([]);
      const places = done.losses.filter(({ trap }) => trap === 'half-character');
      expect(places).toMatchObject([{ kind: 'approximated', place: { pointer: '/messages/1/content' } }]);
      expect(places[0]!.count).toBeGreaterThanOrEqual(2);
    });

  it('is replaced in a trace, migrated or not', () => {
    for (const one of [trace(), trace({ schema_version: 'forsy-trace-v0.0' })]) {
      const done = convert(sourceOfDocument(one), { to: 'forsy', from: 'forsy' });
      if (done.refused) throw new Error(done.message);
      expect(faultsOf(done.document)).toEqual([]);
      expect(told(done.losses)).toEqual([['approximated', '/steps/1/output', 1]]);
    }
    const migrated = migrate(trace({ schema_version: 'forsy-trace-v0.0', trace_id: half }));
    if (migrated.refused) throw new Error(migrated.message);
    expect(faultsOf(migrated.document)).toEqual([]);
    expect(migrated.sidecar?.trace_id).toBe(migrated.document['trace_id']);
    expect(told(migrated.losses)).toEqual([['approximated', '/trace_id', 2]]);
  });

  it('is replaced in rows for training', () => {
    const done = trainingRows(trace(), 'sft');
    if (done.refused) throw new Error(done.message);
    expect(faultsOf(done.rows[0])).toEqual([]);
    expect(told(done.losses)).toEqual([['approximated', '/steps/1/output', 1]]);
  });

  it('is replaced in what is saved, kept or converted, and a note says how often', () => {
    for (const source of [chat, trace()]) {
      const saved = trajectoryToSave(sourceOfDocument(source), { now: timestamp });
      if (saved.refused) throw new Error(saved.message);
      expect(faultsOf(JSON.parse(saved.text))).toEqual([]);
      expect(saved.notes).toContain(
        source === chat
          ? '2 texts hold half a surrogate pair, which is no character, so U+FFFD is saved in its place.'
          : 'One text holds half a surrogate pair, which is no character, so U+FFFD is saved in its place.',
      );
    }
  });

  it('is replaced in keys too, which stay as many; what is well formed is not copied', () => {
    const kept = { a: ['🙂'] };
    const value = { '\ud83d': 1, '\udc00': 2, '\ufffd': 3, kept, list: [kept, '\ud83d', undefined as never] };
    const { value: mended, count } = withoutHalves<JsonObject>(value);
    expect(mended).toEqual({
      '\ufffd\ufffd': 1,
      '\ufffd\ufffd\ufffd': 2,
      '\ufffd': 3,
      kept,
      list: [kept, '\ufffd', null],
    });
    expect(count).toBe(3);
    expect(mended['kept']).toBe(kept);
    expect(withoutHalves<JsonObject>(kept).value).toBe(kept);
  });
});
