import { describe, expect, it } from 'vitest';
import { fixturesOf, readSource } from '../../test/fixture.ts';
import {
  convert,
  type JsonObject,
  openLedger,
  readTimeline,
  type Source,
  sessionsOf,
  sourceOfDocument,
  sourceOfRecords,
  trajectoryToSave,
} from '../index.ts';

const fixture = fixturesOf('trajectory', 'trajectory');

describe('a trajectory', () => {
  it('is read from its envelope, with thoughts, parts and calls of one message as one response', () => {
    const { lines, timeline, traps } = fixture('envelope.json');
    expect(lines).toEqual([
      'system/injected: Be exact.',
      'user/unknown: What is this? + <image data:image/png;base64,iVBORw0KGgo=>',
      'thought/verbatim: Two tools.',
      'call c1 look({"at":1})',
      'call c2 look({"at":2})',
      'result c1: A cat.',
      'assistant/model: A cat.',
      'result ?: x',
    ]);
    expect(timeline.events.map((event) => event.response)).toEqual([
      undefined,
      undefined,
      'r3',
      'r3',
      'r3',
      undefined,
      'r5',
      undefined,
    ]);
    expect(timeline.session).toEqual({
      id: 't1',
      model: 'm-1',
      savedAt: '2026-05-01T10:00:00Z',
      extra: { trajectory: { trace_id: 'x' } },
      thoughts: 'available',
    });
    expect(traps).toEqual({ 'result-without-call': 1, 'call-without-result': 1 });
  });

  it('keeps the text of arguments as it was written', () => {
    const { timeline } = fixture('envelope.json');
    expect(timeline.events[3]).toMatchObject({ input: { form: 'json', value: { at: 1 }, text: '{"at":1}' } });
  });

  it('is read from a bare list whose calls and results stand among the parts, where thoughts are texts with a mark', () => {
    const { lines, traps } = fixture('calls-as-parts.json');
    expect(lines).toEqual([
      'user/unknown: Read it.',
      'thought/verbatim: I will read it.',
      'assistant/model: Reading.',
      'call c1 read({})',
      'result c1 failed: no access',
    ]);
    expect(traps).toEqual({ 'thought-as-text': 1 });
  });

  it('does not take a text for a thought where calls stand in their own place', () => {
    const source = sourceOfDocument([{ role: 'assistant', content: '[Thinking] aloud is a habit.' }]);
    expect(readSource(source, 'trajectory').lines).toEqual(['assistant/model: [Thinking] aloud is a habit.']);
  });

  it('is read from messages without a content key and from split parallel calls', () => {
    const { lines, timeline } = fixture('stream-json.json');
    expect(lines).toEqual(['user/unknown: Go.', 'call c1 f({})', 'call c2 f({})', 'result c2: 2', 'result c1: 1']);
    expect(timeline.session).toMatchObject({ id: 'n1', model: 'm' });
  });

  it.each(['conversation', 'openai_chat_completion'])(
    'is written with its messages once, and with what else stood around them, where they stood under %s',
    (key) => {
      const messages = [{ role: 'user', content: 'Go.' }];
      const under = key === 'conversation' ? messages : { messages, temperature: 1 };
      const source = sourceOfDocument({ [key]: under, run: 7 });
      const done = convert(source, { to: 'trajectory', from: 'trajectory', timestamp: '2026-01-31T00:00:00Z' });
      const document = done.refused ? {} : (done.document as object);
      expect(JSON.stringify(document).match(/Go\./g)).toHaveLength(1);
      expect(document).toMatchObject({ messages, run: 7 });
      expect(JSON.stringify(document).includes('temperature')).toBe(key === 'openai_chat_completion');
    },
  );

  it('is told with what stands beside it in a file of several and holds no messages', () => {
    const [first, second] = spans;
    const told = (source: Source): readonly unknown[] =>
      sessionsOf(source, 'trajectory').map((session) => readSource(session, 'trajectory').traps);
    const strays = [{ 'record-misshapen': 2 }, {}];
    expect(told(sourceOfDocument([first, 'note', second, { messages: 'none' }]))).toEqual(strays);
    expect(told(sourceOfRecords([{ messages: 'none' }, first, second, 'note']))).toEqual(strays);
    expect(told(sourceOfRecords([first, null, second]))).toEqual([{}, {}]);
  });

  it('is not guessed at where a file holds several: they are taken apart, and places count from the whole file', () => {
    const source = sourceOfDocument(JSON.parse(JSON.stringify(spans)));
    const refusal = readTimeline(source, 'trajectory', openLedger());
    expect('refused' in refusal && refusal.reason).toBe('several-sessions');
    const sessions = sessionsOf(source, 'trajectory').map((session) => readSource(session, 'trajectory'));
    expect(sessions.map(({ lines }) => lines)).toEqual([
      ['user/unknown: One.'],
      ['user/unknown: Two.', 'call c1 f({})', 'result c1: block'],
    ]);
    expect(sessions[1]?.timeline.events[1]?.source.pointer).toBe('/1/messages/1/tool_calls/0');
  });

  it('is read from JSONL: of messages, and of whole trajectories', () => {
    const messages = sourceOfRecords([
      { role: 'user', content: 'One.' },
      { role: 'assistant', content: 'Two.' },
    ]);
    const { lines, timeline } = readSource(messages, 'trajectory');
    expect(lines).toEqual(['user/unknown: One.', 'assistant/model: Two.']);
    expect(timeline.events[1]?.source).toEqual({ record: 2, pointer: '/content' });
    expect(sessionsOf(sourceOfRecords(spans), 'trajectory')).toHaveLength(2);
  });
});

const spans = [
  { trace_id: 'a', messages: [{ role: 'user', content: 'One.' }] },
  {
    trace_id: 'b',
    messages: [
      { role: 'user', content: 'Two.' },
      { role: 'assistant', tool_calls: [{ id: 'c', type: 'function', function: { name: 'f', arguments: '{}' } }] },
      { role: 'tool', tool_call_id: 'c', content: [{ type: 'text', text: 'block' }] },
    ],
  },
];

describe('a request that is saved', () => {
  const messages = [{ role: 'user', content: 'How many seats are there?' }];
  const response = {
    model: 'example-model-1',
    choices: [{ message: { role: 'assistant', content: 'There are 41.' } }],
  };
  const save = (document: JsonObject) => trajectoryToSave(sourceOfDocument(document), { now: '2026-01-31T00:00:00Z' });

  it('has the answer that its log keeps beside the messages, and the model of that', () => {
    const saved = save({ messages, response });
    expect(saved).toMatchObject({ refused: false, messages: 2, notes: [] });
    expect(saved.refused ? {} : JSON.parse(saved.text)).toMatchObject({
      model: 'example-model-1',
      messages: [...messages, { role: 'assistant', content: 'There are 41.' }],
    });
  });

  it('is converted where its messages are those of another format', () => {
    const chat = {
      sessionId: 's-1',
      projectHash: '00aa',
      messages: [
        { id: 'u-1', timestamp: '2026-01-31T00:00:00Z', type: 'user', content: 'How many?' },
        { id: 'g-1', timestamp: '2026-01-31T00:00:01Z', type: 'gemini', content: '41.', model: 'gemini-example-1' },
      ],
    };
    expect(save(chat)).toMatchObject({ refused: false, messages: 2, sessionId: 's-1' });
  });

  it('is kept as it is where nothing answers it', () => {
    expect(save({ model: 'example-model-1', messages, response: 'none' })).toMatchObject({
      refused: false,
      messages: 1,
    });
  });
});

describe('the reminders of the program', () => {
  const reminder = '<system-reminder>Be brief.</system-reminder>';
  const messages = (...texts: readonly string[]): Source =>
    sourceOfRecords([
      { type: 'session', id: 's', harness: 'h' },
      ...texts.map((content) => ({ type: 'message', message: { role: 'user', content } })),
      {
        type: 'message',
        message: { role: 'assistant', content: '', toolCalls: [{ id: 'c', function: { name: 'f', arguments: '{}' } }] },
      },
      { type: 'message', message: { role: 'tool', toolCallId: 'c', content: `${texts.length} ${reminder}` } },
    ]);
  const now = '2026-01-31T00:00:00Z';

  it('are told of where they are taken out of a text, as where they were all of it', () => {
    const source = messages(`Hi ${reminder} there`, reminder, 'Plain.', '<system-reminder> never closed');
    const done = convert(source, { to: 'trajectory', from: 'sts', timestamp: now });
    const told = done.refused ? [] : done.losses.filter(({ why }) => /remind/.test(why));
    expect(told.map(({ kind, fact, trap, of, count, place }) => [kind, fact, trap, of, count, place.record])).toEqual([
      ['dropped', 'message.text', 'reminder-cut', undefined, 1, 2],
      ['dropped', 'message.text', 'reminders-alone', 'human-message', 1, 3],
      ['dropped', 'result.text', 'reminder-cut', undefined, 1, 7],
    ]);
    const kept = convert(source, { to: 'trajectory', from: 'sts', timestamp: now, clean: false });
    expect(kept.refused || kept.losses.some(({ why }) => /remind/.test(why))).toBe(false);
  });

  it('are told of in another way where a message goes on with its calls', () => {
    const message = { role: 'assistant', content: reminder };
    const tool_calls = [{ id: 'c', type: 'function', function: { name: 'f', arguments: '{}' } }];
    const source = sourceOfDocument({ messages: [{ ...message, tool_calls }, message] });
    const done = convert(source, { to: 'trajectory', timestamp: now });
    const traps = done.refused ? [] : done.losses.flatMap(({ of, trap }) => (of === 'assistant-text' ? trap : []));
    expect(traps).toEqual(['reminders-beside-calls', 'reminders-alone']);
  });

  it('are taken out of the texts inside structured content, of which the rest stays', () => {
    const output = (text: string): Source =>
      sourceOfDocument({
        open_token_version: '0.1',
        conversation: { id: 'c' },
        participants: [{ actor_id: 'act_001', kind: 'model', name: 'assistant', model: 'm' }],
        events: [
          {
            id: 'evt_000001',
            seq: 1,
            type: 'message',
            actor_id: 'act_001',
            visibility: 'public',
            role: 'assistant',
            content: { mime: 'application/json', data: { lines: [text, 'b'], count: 2 } },
          },
        ],
      });
    const contents = (source: Source, clean?: boolean): unknown => {
      const done = convert(source, { to: 'trajectory', timestamp: now, clean });
      if (done.refused) throw new Error(done.message);
      const [message] = (done.document as JsonObject)['messages'] as readonly JsonObject[];
      const cut = done.losses.filter(({ trap }) => trap === 'reminder-cut').length;
      return [JSON.parse(message!['content'] as string), cut];
    };
    expect(contents(output(`a ${reminder}`))).toEqual([{ lines: ['a', 'b'], count: 2 }, 1]);
    expect(contents(output(`a ${reminder}`), false)).toEqual([{ lines: [`a ${reminder}`, 'b'], count: 2 }, 0]);
    expect(contents(output(' a '))).toEqual([{ lines: [' a ', 'b'], count: 2 }, 0]);
  });

  it.each([
    [['Plain.'], 'Reminders of the program were taken out of one message.'],
    [
      [`Hi ${reminder}`, reminder],
      'Reminders of the program were taken out of 3 messages. One of them held nothing else and was left out.',
    ],
    [
      [reminder, reminder],
      'Reminders of the program were taken out of 3 messages. 2 of them held nothing else and were left out.',
    ],
  ])('are told of when a log is saved, as of a trajectory: %j', (texts, note) => {
    const log = messages(...texts);
    const saved = trajectoryToSave(log, { now, from: 'sts' });
    expect(saved.refused || saved.notes[0]).toBe(note);
    const whole = convert(log, { to: 'trajectory', from: 'sts', timestamp: now, clean: false, model: 'm' });
    const again = whole.refused ? whole : trajectoryToSave(sourceOfDocument(whole.document), { now });
    expect(again.refused || again.notes[0]).toBe(note);
  });
});

describe('a message that says nothing', () => {
  const answer = { role: 'assistant', content: 'Yes.' };
  const written = (...messages: readonly JsonObject[]): unknown[] => {
    const done = convert(sourceOfDocument({ model: 'm', messages: [...messages, answer] }), {
      to: 'trajectory',
      timestamp: '2026-01-31T00:00:00Z',
    });
    if (done.refused) throw new Error(done.message);
    const told = done.losses.filter(({ kind }) => kind === 'dropped').length;
    return [(done.document as JsonObject)['messages'], told];
  };

  it.each(['system', 'developer', 'user', 'assistant'])(
    'is left out, and that is told, whoever is silent: %s',
    (role) => {
      for (const content of ['', ' \n', [], [{ type: 'text', text: ' ' }]])
        expect(written({ role: 'user', content: 'Well?' }, { role, content })).toEqual([
          [{ role: 'user', content: 'Well?' }, answer],
          1,
        ]);
    },
  );

  it('is not one with an image, a call or a single sign, nor what a tool printed', () => {
    const image = { role: 'user', content: [{ type: 'image_url', image_url: { url: 'https://example.com/a.png' } }] };
    const call = {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'c', type: 'function', function: { name: 'f', arguments: '{}' } }],
    };
    const all = [image, call, { role: 'tool', tool_call_id: 'c', content: '' }, { role: 'user', content: '?' }];
    expect(written(...all)).toEqual([[...all, answer], 0]);
  });
});

describe('the address of a schema', () => {
  it.each([
    ['https://example.com/t.json', 0],
    [7, 1],
    [null, 1],
    [{}, 1],
  ])('is kept where it is one, and else left out and told of: %j', (address, lost) => {
    const source = sourceOfDocument({ $schema: address, model: 'm', messages: [{ role: 'user', content: 'Hi' }] });
    const done = convert(source, { to: 'trajectory', timestamp: '2026-01-31T00:00:00Z' });
    if (done.refused) throw new Error(done.message);
    expect((done.document as JsonObject)['$schema']).toBe(lost === 0 ? address : undefined);
    expect(done.losses.filter(({ place }) => place.pointer === '/$schema')).toHaveLength(lost);
  });
});

describe('the time of saving', () => {
  const savedAt = '2026-05-01T10:00:00Z';
  const source = sourceOfDocument({
    model: 'm',
    timestamp: savedAt,
    messages: [{ role: 'user', content: 'Hi' }],
  });
  const told = (timestamp?: string): unknown[] => {
    const done = convert(source, { to: 'trajectory', timestamp });
    if (done.refused) return [done.message];
    return done.losses
      .filter(({ fact }) => fact === 'session.savedAt')
      .map(({ kind, trap, place }) => [kind, trap, place.pointer]);
  };

  it('of the source is lost where another one is given, and that is told', () => {
    expect(told('2026-05-02T10:00:00Z')).toEqual([['dropped', 'saved-anew', '/timestamp']]);
  });

  it('is not lost where it is kept, or given again', () => {
    expect([told(), told(savedAt)]).toEqual([[], []]);
  });
});
