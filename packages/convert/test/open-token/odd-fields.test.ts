import { describe, expect, it } from 'vitest';
import { convert, type Json, type JsonObject, type OpenTokenOptions, sourceOfDocument } from '../../src/index.ts';

const head = { seq: 1, visibility: 'public', content: { mime: 'text/plain', text: 'Go.' } };
const asked = { ...head, id: 'evt_000001', type: 'message', actor_id: 'act_001', role: 'user' };
const answered = { ...head, id: 'evt_000002', seq: 2, type: 'message', actor_id: 'act_002', role: 'assistant' };
const called = {
  id: 'evt_000003',
  seq: 3,
  type: 'tool_use',
  actor_id: 'act_002',
  visibility: 'internal',
  role: 'assistant',
  content: { mime: 'application/json', data: { tool_name: 'sh', arguments: {} } },
  links: { call_id: 'call_000001' },
};
const marked = {
  id: 'evt_000004',
  seq: 4,
  type: 'tool_result',
  actor_id: 'act_003',
  visibility: 'internal',
  role: 'tool',
  content: { mime: 'application/json', data: { missing_result: true } },
  links: { call_id: 'call_000001' },
};
const people = [
  { actor_id: 'act_001', kind: 'human', name: 'user' },
  { actor_id: 'act_002', kind: 'model', name: 'assistant' },
  { actor_id: 'act_003', kind: 'tool', name: 'sh' },
];

interface Export {
  readonly conversation: JsonObject;
  readonly participants: readonly JsonObject[];
  readonly events: readonly JsonObject[];
}

function exported(document: JsonObject, options: OpenTokenOptions = { redact: 'none' }): Export {
  const source = sourceOfDocument({
    open_token_version: '0.1',
    conversation: { id: 'c' },
    participants: people.slice(0, 2),
    events: [asked, answered],
    ...document,
  });
  const done = convert(source, { to: 'open-token', ...options });
  if (done.refused) throw new Error(done.message);
  return done.document as unknown as Export;
}

describe('the notes of an earlier export', () => {
  const notes = (text: string, options?: OpenTokenOptions): Json | undefined => {
    const conversation = { id: 'c', redaction: { mode: 'none', notes: [text] } };
    return (exported({ conversation }, options).conversation['redaction'] as JsonObject)['notes'];
  };

  it('are masked as every other text', () => {
    const [note, ...more] = notes('Ask ada.krol@posteo.net for the rest.', { redact: 'pii' }) as string[];
    expect(note).toMatch(/^Ask \[REDACTED:email:[0-9a-f]{8}\] for the rest\.$/);
    expect(more.length).toBeGreaterThan(0);
  });

  it('stay as they are where nothing in them is sensitive', () => {
    expect(notes('One name was taken out by hand.', { redact: 'pii' })).toEqual(['One name was taken out by hand.']);
    expect(notes('Ask ada.krol@posteo.net for the rest.')).toEqual(['Ask ada.krol@posteo.net for the rest.']);
  });

  it('hold no half of a character', () => {
    expect(notes('a \ud800 b')).toEqual(['a \ufffd b']);
  });
});

describe('a text that says nothing', () => {
  it.each(['', ' \n'])('is no id, title, zone, provider, model or instance: %j', (blank) => {
    const [human, model] = people.slice(0, 2);
    const { conversation, participants } = exported({
      conversation: { id: blank, title: blank, timezone: blank },
      participants: [human!, { ...model!, provider: blank, model: blank, instance_id: blank }],
    });
    const { internal_availability: _, ...rest } = conversation;
    expect(rest).toEqual({ id: expect.stringMatching(/^conv_\d{8}_[0-9a-f]{8}$/) });
    expect(participants).toEqual([human, model]);
  });

  it('is one only without anything in it', () => {
    const conversation = { id: '0', title: '.' };
    expect(exported({ conversation }).conversation).toMatchObject(conversation);
  });
});

describe('a result', () => {
  const results = (...content: readonly Json[]): readonly JsonObject[] => {
    const call = { id: 'c', type: 'function', function: { name: 'sh', arguments: '{}' } };
    const messages: JsonObject[] = [
      { role: 'user', content: 'Go.' },
      { role: 'assistant', content: null, tool_calls: [call] },
      ...content.map((one) => ({ role: 'tool', tool_call_id: 'c', content: one })),
    ];
    const done = convert(sourceOfDocument({ model: 'm', messages }), { to: 'open-token', redact: 'none' });
    if (done.refused) throw new Error(done.message);
    return (done.document as unknown as Export).events.flatMap((event) =>
      event['type'] === 'tool_result' ? [event['content'] as JsonObject] : [],
    );
  };

  it('of which the source has no text is empty, and not one without content', () => {
    for (const nothing of [null, [], '']) expect(results(nothing)).toEqual([{ mime: 'text/plain', text: '' }]);
  });

  it('that the source has not is missing', () => {
    expect(results()).toEqual([{ mime: 'application/json', data: { missing_result: true } }]);
  });
});

describe('a mark of a missing result', () => {
  it('whose call is not to be found stands as an annotation, which is metadata', () => {
    const lost = { ...marked, links: { call_id: 'call_000009' } };
    const { events } = exported({ participants: people, events: [asked, answered, lost] });
    expect(events.at(-1)).toMatchObject({ type: 'annotation', visibility: 'metadata', actor_id: 'act_003' });
  });

  it('stays what it was beside its call', () => {
    const { events } = exported({ participants: people, events: [asked, answered, called, marked] });
    expect(events[3]).toEqual(marked);
  });

  it('is of the tool that the source lists, and of no second one of its name', () => {
    const result = { ...marked, content: { mime: 'text/plain', text: '' } };
    const again = { ...called, id: 'evt_000005', seq: 5, links: { call_id: 'call_000002' } };
    const { participants, events } = exported({
      participants: people,
      events: [asked, answered, called, result, again],
    });
    expect(participants.filter(({ name }) => name === 'sh')).toEqual([people[2]]);
    expect(events.find(({ seq }) => seq === 6)).toMatchObject({ type: 'tool_result', actor_id: 'act_003' });
  });
});

describe('a span', () => {
  it.each([
    ['tool', 'tool'],
    ['system', 'system'],
    ['model', 'assistant'],
  ])('keeps the role of its actor, a %s', (kind, role) => {
    const bound = { ...head, actor_id: 'act_003', visibility: 'metadata', role, links: { span_id: 'span_000001' } };
    const content = { mime: 'application/json', data: {} };
    const start = { ...bound, id: 'evt_000003', seq: 3, type: 'span_start', content };
    const end = { ...bound, id: 'evt_000004', seq: 4, type: 'span_end', content };
    const participants = [...people.slice(0, 2), { actor_id: 'act_003', kind, name: 'runner' }];
    const { events } = exported({ participants, events: [asked, answered, start, end] });
    expect(events.slice(2).map((event) => [event['type'], event['role']])).toEqual([
      ['span_start', role],
      ['span_end', role],
    ]);
  });
});
