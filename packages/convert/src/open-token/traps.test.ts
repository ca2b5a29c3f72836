import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fixturesOf, readSource } from '../../test/fixture.ts';
import {
  convert,
  type Json,
  type JsonObject,
  openLedger,
  readTimeline,
  sourceOfDocument,
  sourceOfRecords,
} from '../index.ts';

const { lines, timeline, traps } = fixturesOf('open-token', 'open-token')('document.json');

describe('one record of a stream by itself', () => {
  const event = {
    id: 'evt_000001',
    seq: 1,
    actor_id: 'act_001',
    visibility: 'public',
    role: 'user',
    content: { mime: 'text/plain', text: 'Review.' },
  };
  const shapes: readonly JsonObject[] = [
    { type: 'event', event_type: 'message', ...event },
    { type: 'event', event: { type: 'message', ...event } },
    { ...event, type: 'message' },
  ];
  it('is read as a stream of one, in each of its shapes', () => {
    for (const record of shapes) {
      const done = convert(sourceOfDocument(record), { to: 'atif' });
      expect(done).toMatchObject({ refused: false, document: { steps: [{ message: 'Review.' }] } });
    }
  });
  it('holds nothing that was said where it is a header or a footer', () => {
    for (const record of [
      { type: 'header', open_token_version: '0.1' },
      { type: 'footer', integrity: {} },
    ]) {
      const done = convert(sourceOfDocument(record), { to: 'atif', from: 'open-token' });
      expect(done.refused && done.message).toMatch(/nothing/);
    }
  });
});

describe('an Open-Token export', () => {
  it('is read as a document', () => {
    expect(lines).toEqual([
      'system/injected: Be exact.',
      'user/human: Review.',
      'thought/verbatim: Let me see.',
      'assistant/model: Looking.',
      'call c1 sh({"c":"ls"})',
      'call c2 sh([1])',
      'result c1 failed: no',
      'note note',
      'note missing_result',
      '[s1] span_start',
      '[s1] thought/unavailable:',
      '[s1] assistant/model: {"verdict":"good"}',
      '[s1] span_end',
      'user/injected: A notice.',
      'result ?: lost',
      'assistant/model: Cut… + {"truncated":true,"original_length":9}',
    ]);
    expect(traps).toEqual({
      'result-without-call': 1,
      'thought-unavailable': 1,
      'call-without-result': 1,
      'record-misshapen': 1,
    });
  });

  it('takes thoughts, one text and calls that follow one another for one response', () => {
    expect(timeline.events.slice(2, 7).map((event) => event.response)).toEqual(['r1', 'r1', 'r1', 'r1', undefined]);
  });

  it('takes up the ids that the calls had in their source, and the links between events', () => {
    const [, , thought, , call] = timeline.events;
    expect(call).toMatchObject({ sourceCallId: 'toolu_1', extra: { 'open-token': { call_id: 'call_000001' } } });
    expect(thought).toMatchObject({ causes: ['e2'], usage: { inputTokens: 5, outputTokens: 2 } });
    expect(timeline.events[7]).toMatchObject({ about: 'e7', parent: 'e7' });
    expect(timeline.spans).toMatchObject([{ actor: 'act_005', spawn: { spawn_reason: 'a second look' } }]);
  });

  it('keeps what an event has otherwise than is usual', () => {
    expect(timeline.events[0]?.extra).toEqual({ 'open-token': { visibility: 'public' } });
    expect(timeline.events[15]?.extra).toEqual({ 'open-token': { visibility: 'metadata' } });
    expect(timeline.events[1]?.extra).toBeUndefined();
    expect(timeline.session).toMatchObject({
      id: 'conv_1',
      savedAt: '2026-06-01T12:00:00Z',
      startedAt: '2026-06-01T10:00:00Z',
      thoughts: 'available',
    });
  });

  const document = JSON.parse(readFileSync(new URL('fixtures/document.json', import.meta.url), 'utf8'));
  const { events, integrity, ...head } = document as { events: Record<string, Json>[]; integrity: Json };
  const header = { type: 'header', ...head } as Json;
  const footer = { type: 'footer', integrity } as Json;
  const shapes: Readonly<Record<string, (event: Record<string, Json>) => Json>> = {
    'with the type of the event as event_type': ({ type, ...rest }) => ({ type: 'event', event_type: type!, ...rest }),
    'with the event under a key of its own': (event) => ({ type: 'event', event }),
    'with the type of the event as that of the record': (event) => event,
  };
  for (const [name, shape] of Object.entries(shapes))
    it(`is read as a stream ${name}`, () => {
      const read = readSource(sourceOfRecords([header, ...events.map(shape), footer]), 'open-token');
      expect(read.lines).toEqual(lines);
      expect(read.timeline.session).toEqual({ ...timeline.session, source: { record: 1, pointer: '' } });
      expect(read.timeline.actors).toEqual(timeline.actors);
    });

  it('has the facts of the first header where two streams stand in one file, and names those of the second', () => {
    const second = { ...(header as JsonObject), conversation: { id: 'conv_2' } } as Json;
    const read = readSource(sourceOfRecords([header, events[1]!, footer, second, events[2]!]), 'open-token');
    expect(read.timeline.session.id).toBe('conv_1');
    expect(read.losses).toContainEqual(
      expect.objectContaining({
        kind: 'dropped',
        field: '/conversation',
        place: { record: 4, pointer: '/conversation' },
      }),
    );
  });

  it('is read as a stream without participants, which are then known by their ids alone', () => {
    const { timeline: bare, losses } = readSource(
      sourceOfRecords([{ type: 'header', open_token_version: '0.1' }, events[1]!, events[1]!]),
      'open-token',
    );
    expect(bare.actors).toEqual([{ id: 'act_001', kind: 'human', name: 'act_001' }]);
    expect(losses.filter(({ fact }) => fact === 'actor.name')).toMatchObject([
      { kind: 'missing', field: '/actor_id', count: 1 },
    ]);
    const listed = {
      type: 'header',
      open_token_version: '0.1',
      participants: [bare.actors[0]!].map(({ id, kind, name }) => ({ actor_id: id, kind, name })),
    };
    const whole = readSource(sourceOfRecords([listed, events[1]!]), 'open-token');
    expect(whole.losses.filter(({ fact }) => fact === 'actor.name')).toEqual([]);
  });

  it('is read with what is usual where it has a word that the format has not, and says so', () => {
    const event = {
      id: 'evt_000001',
      seq: 1,
      type: 'message',
      actor_id: 'act_001',
      content: { mime: 'text/html', text: 'x' },
    };
    const { timeline: read, losses } = readSource(
      sourceOfDocument({
        open_token_version: '0.3',
        conversation: { id: 'c', internal_availability: 'partly', redaction: { mode: 'all', strategy: 'blur' } },
        participants: [{ actor_id: 'act_001', kind: 'robot', name: 'r' }],
        events: [{ ...event, visibility: 'private', role: 'narrator' }],
      }),
      'open-token',
    );
    expect(read.events).toMatchObject([{ role: 'system', author: 'injected' }]);
    expect(read.events[0]).not.toHaveProperty('extra');
    expect(losses.map(({ field }) => field).sort()).toEqual([
      '/conversation/internal_availability',
      '/conversation/redaction/mode',
      '/conversation/redaction/strategy',
      '/events/*/content/mime',
      '/events/*/role',
      '/events/*/visibility',
      '/open_token_version',
      '/participants/*/kind',
    ]);
  });

  it('is told where two things have one id', () => {
    const event = { id: 'evt_000001', seq: 1, actor_id: 'act_001', visibility: 'metadata', role: 'assistant' };
    const start = { ...event, type: 'span_start', content: {}, links: { span_id: 'span_000001' } };
    const one = { actor_id: 'act_001', kind: 'model', name: 'one' };
    const { timeline: read, losses } = readSource(
      sourceOfDocument({ participants: [one, { ...one, name: 'two' }], events: [start, start] }),
      'open-token',
    );
    expect(read.actors).toMatchObject([{ name: 'one' }]);
    expect(read.spans).toHaveLength(2);
    expect(losses.filter(({ trap }) => trap === 'id-collides').map(({ kind, field }) => `${kind} ${field}`)).toEqual([
      'dropped /participants/*',
      'renamed /events/*/links/span_id',
      'renamed /events/*/id',
    ]);
  });

  it('has no model for the whole where the first of its models states none', () => {
    const event = { id: 'evt_000001', seq: 1, type: 'message', role: 'assistant', content: { text: 'x' } };
    const participants = [
      { actor_id: 'act_001', kind: 'model', name: 'caller' },
      { actor_id: 'act_002', kind: 'model', name: 'assistant', model: 'm-1' },
    ];
    const source = sourceOfDocument({
      open_token_version: '0.1',
      participants,
      events: [{ ...event, actor_id: 'act_002' }],
    });
    const outcome = convert(source, { to: 'open-token', redact: 'none' });
    expect(outcome.refused ? outcome : (outcome.document as JsonObject)['participants']).toEqual(participants);
  });

  it('is refused where it has no events', () => {
    const outcome = readTimeline(sourceOfDocument({ open_token_version: '0.1' }), 'open-token', openLedger());
    expect('refused' in outcome ? outcome.message : '').toContain('events');
  });
});
