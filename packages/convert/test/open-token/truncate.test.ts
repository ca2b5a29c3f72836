import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OpenTokenOptions, openLedger, openTokenText } from '../../src/index.ts';
import type { Json, JsonObject } from '../../src/json/json.ts';
import { codePoints, cutText } from '../../src/open-token/fit/cut-text.ts';
import { possibleCuts } from '../../src/open-token/fit/cuts.ts';
import { truncate } from '../../src/open-token/fit/truncate.ts';
import { streamOf } from '../../src/open-token/write/stream-of.ts';
import { withIntegrity } from '../../src/open-token/write/text.ts';
import { problemsOf } from '../output/problems.ts';
import { checklist } from './checklist.ts';

const long = fc
  .record({
    unit: fc.constantFrom(
      'a',
      '\n',
      '\u00e9',
      '\u{1F600}',
      'e\u0301',
      '\u{1F468}\u200d\u{1F469}\u200d\u{1F467}',
      '\u{1F1EB}\u{1F1F7}',
      '"',
    ),
    count: fc.integer({ min: 1, max: 4000 }),
  })
  .map(({ unit, count }) => unit.repeat(count));

type Piece = { readonly text: string } | { readonly call: Json; readonly output: Json };

const piece: fc.Arbitrary<Piece> = fc.oneof(
  fc.record({ text: long }),
  fc.record({
    call: fc.record({ command: long }),
    output: fc.oneof(long, fc.array(long, { maxLength: 3 }), fc.record({ stdout: long, exit: fc.nat(3) })),
  }),
);

const sized: fc.Arbitrary<OpenTokenOptions> = fc.record({
  mode: fc.constantFrom('json', 'ndjson'),
  pretty: fc.boolean(),
  integrity: fc.boolean(),
  drop_events: fc.boolean(),
});

function documentOf(pieces: readonly Piece[]): JsonObject {
  const events: JsonObject[] = [];
  const add = (event: JsonObject): void =>
    void events.push({ id: `evt_${String(events.length + 1).padStart(6, '0')}`, seq: events.length + 1, ...event });
  for (const [index, one] of pieces.entries()) {
    if ('text' in one) {
      add({
        type: 'message',
        actor_id: 'act_001',
        visibility: 'public',
        role: 'user',
        content: { mime: 'text/plain', text: one.text },
      });
      continue;
    }
    const links = { call_id: `call_${String(index + 1).padStart(6, '0')}` };
    const data = { tool_name: 'Bash', arguments: one.call };
    add({
      type: 'tool_use',
      actor_id: 'act_002',
      visibility: 'internal',
      role: 'assistant',
      content: { mime: 'application/json', data },
      links,
    });
    const output =
      typeof one.output === 'string'
        ? { mime: 'text/plain', text: one.output }
        : { mime: 'application/json', data: one.output };
    add({ type: 'tool_result', actor_id: 'act_003', visibility: 'internal', role: 'tool', content: output, links });
  }
  const participants = [
    { actor_id: 'act_001', kind: 'human', name: 'user' },
    { actor_id: 'act_002', kind: 'model', name: 'assistant' },
    { actor_id: 'act_003', kind: 'tool', name: 'Bash' },
  ];
  return { open_token_version: '0.1', conversation: { id: 'c' }, participants, events };
}

function sizeOf(document: JsonObject, options: OpenTokenOptions): number {
  const whole = options.integrity === false ? document : withIntegrity(document);
  return Buffer.byteLength(openTokenText(options.mode === 'ndjson' ? streamOf(whole) : whole, options));
}

describe('an export with a limit', () => {
  it('stays within it, is valid, and would exceed it if any one cut were taken back', () => {
    let cutOnce = 0;
    let refused = 0;
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 6 }),
        sized,
        fc.double({ min: 0.01, max: 1.1, noNaN: true }),
        (pieces, options, part) => {
          const document = documentOf(pieces);
          const max_bytes = Math.max(1, Math.floor(sizeOf(document, options) * part));
          const fitted = truncate(document, { ...options, max_bytes }, openLedger());
          if ('problem' in fitted) {
            refused += 1;
            expect(fitted.problem).toContain(String(max_bytes));
            return;
          }
          expect(sizeOf(fitted.document, options)).toBeLessThanOrEqual(max_bytes);
          expect(problemsOf('open-token', fitted.document)).toEqual([]);
          expect(checklist(fitted.document)).toEqual([]);
          expect(truncate(document, { ...options, max_bytes }, openLedger())).toEqual(fitted);
          for (const restored of restoredOnce(document, fitted.document)) {
            cutOnce += 1;
            expect(sizeOf(restored, options)).toBeGreaterThan(max_bytes);
          }
        },
      ),
      { numRuns: 150 },
    );
    expect(cutOnce).toBeGreaterThan(20);
    expect(refused).toBeGreaterThan(5);
  });

  it('leaves out whole pairs, oldest first, and says so, only where it may', () => {
    const document = documentOf([{ text: 'one' }, { call: { a: 1 }, output: 'two' }, { text: 'three' }]);
    const max_bytes = sizeOf(document, { pretty: false }) - 40;
    const kept = truncate(document, { pretty: false, max_bytes }, openLedger());
    expect('problem' in kept && kept.problem).toContain('drop_events=true');
    const fitted = truncate(document, { pretty: false, max_bytes, drop_events: true }, openLedger());
    const events = 'document' in fitted ? (fitted.document['events'] as readonly JsonObject[]) : [];
    expect(events.map(({ type, id }) => `${type} ${id}`)).toEqual(['annotation evt_000005', 'message evt_000004']);
    expect(events[0]).toMatchObject({ content: { data: { annotation: 'events_left_out', data: { count: 3 } } } });
  });
});

/** The document with the cuts of one string undone, once for each string that was cut. */
function* restoredOnce(before: JsonObject, after: JsonObject): Generator<JsonObject> {
  const events = after['events'] as readonly JsonObject[];
  const originals = new Map((before['events'] as readonly JsonObject[]).map((event) => [event['id'], event]));
  for (const [index, event] of events.entries()) {
    const original = originals.get(event['id']);
    if (original === undefined) continue;
    const cuts = possibleCuts([original]).filter(({ path, after: cut }) => stringAt(event, path) === cut.text);
    for (const { path, before: whole } of cuts) {
      const content = restore(event['content'] as Json, path, whole) as JsonObject;
      const isLast = cuts.length === 1;
      const restored: JsonObject = { ...event, content: isLast ? (original['content'] as JsonObject) : content };
      const others = events.map((one, at) => (at === index ? restored : one));
      yield { ...after, events: isLast ? withoutNoteOf(others, event['id']) : others };
    }
  }
}

function stringAt(event: JsonObject, path: readonly (string | number)[]): unknown {
  // biome-ignore lint/suspicious/noExplicitAny: a path leads through values of any shape.
  return path.reduce<any>((value, key) => value?.[key], event['content']);
}

function restore(value: Json, path: readonly (string | number)[], text: string): Json {
  const [key, ...rest] = path;
  if (key === undefined) return text;
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? restore(item, rest, text) : item));
  return { ...(value as JsonObject), [key]: restore((value as JsonObject)[key] as Json, rest, text) };
}

/** The note of the export about cuts, without one of the events it names. */
function withoutNoteOf(events: readonly JsonObject[], id: unknown): readonly JsonObject[] {
  return events.flatMap((event) => {
    const content = event['content'] as JsonObject;
    const data = content['data'] as { annotation?: string; data?: { event_ids: readonly unknown[] } } | undefined;
    if (data?.annotation !== 'truncated') return [event];
    const left = data.data!.event_ids.filter((one) => one !== id);
    if (left.length === 0) return [];
    return [
      {
        ...event,
        content: {
          ...content,
          data: { annotation: 'truncated', data: { ...data.data, event_ids: left } },
        } as JsonObject,
      },
    ];
  });
}

describe('a cut text', () => {
  it('keeps the first 1024 characters and the last 256', () => {
    const text = `${'a'.repeat(1024)}${'b'.repeat(500)}${'c'.repeat(256)}`;
    expect(cutText(text)).toEqual({ text: `${'a'.repeat(1024)}…${'c'.repeat(256)}`, originalLength: 1780 });
    expect(cutText('a'.repeat(1281))).toBeUndefined();
    expect(cutText('\u{1F600}'.repeat(1281))).toBeUndefined();
    expect(cutText('\u{1F600}'.repeat(1282))?.text).toBe(`${'\u{1F600}'.repeat(1024)}…${'\u{1F600}'.repeat(256)}`);
  });

  it('leaves a flag whole, and a line end of two characters', () => {
    for (const whole of ['\u{1F1E6}\u{1F1F9}', '\r\n', 'e\u0301', '\u{1F469}\u200d\u{1F52C}'])
      expect(cutText(`${'a'.repeat(1023)}${whole}${'b'.repeat(600)}`)?.text).toBe(
        `${'a'.repeat(1023)}…${'b'.repeat(256)}`,
      );
  });

  it('splits no character', () => {
    fc.assert(
      fc.property(long, fc.string({ unit: 'grapheme', maxLength: 3 }), (text, before) => {
        const cut = cutText(before + text);
        if (cut === undefined) return;
        expect(codePoints(cut.text)).toBeLessThanOrEqual(1024 + 1 + 256);
        expect(cut.originalLength).toBe([...(before + text)].length);
        const [head = '', tail = ''] = cut.text.split('…');
        expect((before + text).startsWith(head) && (before + text).endsWith(tail)).toBe(true);
        expect(/[\ud800-\udbff]$/.test(head) && /^[\udc00-\udfff]/.test((before + text).slice(head.length))).toBe(
          false,
        );
        expect(/^[\u0301\u200d]/.test(tail)).toBe(false);
      }),
      { numRuns: 150 },
    );
  });
});
