import { describe, expect, it } from 'vitest';
import { fixturesOf, readSource } from '../../test/fixture.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { sourceOfDocument, sourceOfRecords } from '../source/source.ts';

const fixture = fixturesOf('gemini-cli', 'gemini-cli');
const time = '2026-03-04T09:00:00.000Z';
const user = (id: string, text: string): JsonObject => ({ id, timestamp: time, type: 'user', content: text });
const read = (...records: readonly JsonObject[]) => readSource(sourceOfRecords(records), 'gemini-cli');

/** What is read of one call, and what of it is left out. */
function called(call: JsonObject) {
  const message = {
    id: 'g',
    timestamp: time,
    type: 'gemini',
    content: '',
    toolCalls: [{ id: 'c', name: 'f', ...call }],
  };
  const { timeline, losses, traps } = readSource(
    sourceOfDocument({ sessionId: 's', messages: [message] }),
    'gemini-cli',
  );
  const left = losses.filter(({ kind }) => kind === 'dropped').map(({ field }) => field.split('/').at(-1));
  return { result: timeline.events.find(({ kind }) => kind === 'result'), left, traps };
}

describe('a chat of Gemini CLI', () => {
  it('has thoughts, texts, calls and what came of them in that order, and notices of the program beside', () => {
    const { lines, timeline, counts } = fixture('chat.json');
    expect(lines).toEqual([
      'user/human: How many rows has @orders.csv? + <image image/png> + <file application/pdf> + Count the header too.',
      'thought/summary: Counting\nThe file is small, so wc will do.',
      'assistant/model: I shall count the lines.',
      'call c1 run_shell_command({"command":"wc -l orders.csv"})',
      'call c2 read_file({"path":"none.csv"})',
      'call c3 look_up({"rows":[1,2]})',
      'call c4 write_file({"path":"count.txt"})',
      'call c5 write_file({"path":"never.txt"})',
      'result c1: 41 orders.csv',
      'result c2 failed: There is no such file.',
      'result c3: {"rows":2,"first":"a"} + <image image/png>',
      'result c4: Wrote count.txt',
      'note info: Request cancelled.',
      'note error: Quota exceeded.',
      'note warning: The context is nearly full.',
      'user/injected: System: Please continue.',
      'assistant/model: 41 rows.',
      'thought/verbatim: Done, then.',
    ]);
    expect(timeline.session).toMatchObject({
      title: 'Count the rows of the orders table',
      savedAt: '2026-03-04T09:05:00.000Z',
    });
    expect(counts).toMatchObject({ humanMessages: 1, otherMessages: 1, calls: 5, results: 4, callsWithoutResult: 1 });
  });

  it('is read from a log in its last state: of a message that grew the last, of facts that were set anew the last', () => {
    const { lines, timeline, traps } = fixture('log.jsonl');
    expect(lines).toEqual([
      'user/human: List the files.',
      'call c1 ls({"path":"."})',
      'result c1: a.txt',
      'assistant/model: There is a.txt.',
      'user/human: Delete it.',
      'note rewind',
      'user/injected: So far the files were listed.',
      'user/human: Thanks.',
    ]);
    expect(timeline.session).toMatchObject({ title: 'List the files', savedAt: '2026-04-05T10:00:09.000Z' });
    expect(traps).toEqual({ 'seen-twice': 2, 'turn-rolled-back': 1 });
  });

  it('keeps what was said at first where the program sets its messages anew, and takes new ones for its own', () => {
    const { timeline } = fixture('log.jsonl');
    const said = timeline.events.flatMap((event) => (event.kind === 'message' ? [[event.author, event.content]] : []));
    expect(said).toContainEqual(['model', [{ type: 'text', text: 'There is a.txt.' }]]);
    expect(said).toContainEqual(['injected', [{ type: 'text', text: 'So far the files were listed.' }]]);
    const moved = read({ sessionId: 's', projectHash: 'h' }, { $set: { messages: [user('u', 'Hello.')] } });
    expect(moved.lines).toEqual(['user/human: Hello.']);
  });

  it('is read from a saved checkpoint, which does not tell who wrote what stands as the user’s', () => {
    expect(fixture('checkpoint.json').lines).toEqual([
      'user/unknown: This is the context of the chat.',
      'thought/verbatim: I see.',
      'assistant/model: Let me look.',
      'call c1 look_up({"word":"seat"})',
      'result c1: a place to sit',
      'assistant/model: A seat is a place to sit.',
      'assistant/model: {"executableCode":{"language":"PYTHON","code":"print(1)"}}',
    ]);
  });

  it('takes the words with which the program goes on by itself for its own', () => {
    expect(read(user('u', 'System: Please continue.')).lines).toEqual(['user/injected: System: Please continue.']);
  });
});

describe('the subagents of a chat of Gemini CLI', () => {
  const call = (agentId: string): JsonObject => ({
    ...{ id: 'g', timestamp: time, type: 'gemini', content: '' },
    toolCalls: [
      { id: 'c', name: 'helper', args: {}, status: 'success', timestamp: time, agentId, resultDisplay: 'Two.' },
    ],
  });
  const chat = (name: string, header: JsonObject, ...messages: readonly JsonObject[]) => ({
    ...sourceOfRecords([{ projectHash: 'h', startTime: time, ...header }, ...messages]),
    name,
  });
  const main = chat(
    'session-a.jsonl',
    { sessionId: 's', kind: 'main' },
    user('u', 'Count the parts.'),
    call('helper-1'),
  );
  const helper = (sessionId: string, ...more: readonly JsonObject[]) =>
    chat(`${sessionId}.jsonl`, { sessionId, kind: 'subagent' }, user('u', `Count for ${sessionId}.`), ...more);

  it('are read where the call is that names them, each in its span, whichever file comes first', () => {
    const { lines, timeline, traps } = readSource(
      { files: [helper('helper-1', call('helper-2')), helper('helper-2'), main] },
      'gemini-cli',
    );
    expect(lines).toEqual([
      'user/human: Count the parts.',
      'call c1 helper({})',
      '[s1] span_start',
      '[s1] user/agent: Count for helper-1.',
      '[s1] call c2 helper({})',
      '[s2] span_start',
      '[s2] user/agent: Count for helper-2.',
      '[s2] span_end',
      '[s1] result c2: Two.',
      '[s1] span_end',
      'result c1: Two.',
    ]);
    expect(timeline.session).toMatchObject({ id: 's' });
    expect(timeline.spans).toMatchObject([
      { call: 'c1', sourceId: 'helper-1' },
      { call: 'c2', parent: 's1' },
    ]);
    expect(traps).not.toHaveProperty('subagent-elsewhere');
  });

  it('are told as missing, once, where no chat of theirs was given, and read at the end where no call names them', () => {
    expect(readSource(main, 'gemini-cli').traps).toEqual({ 'subagent-elsewhere': 1 });
    const { lines, traps } = readSource({ files: [main, helper('helper-3'), helper('helper-3')] }, 'gemini-cli');
    expect(lines.slice(-3)).toEqual(['[s1] span_start', '[s1] user/agent: Count for helper-3.', '[s1] span_end']);
    expect(traps).toEqual({ 'id-collides': 1, 'subagent-elsewhere': 1 });
  });

  it('are no other subagents where a call of one names itself', () => {
    expect(readSource(helper('helper-1', call('helper-1')), 'gemini-cli').traps).toEqual({});
  });
});

describe('a call in a chat of Gemini CLI', () => {
  const response = (given: Json): Json => [{ functionResponse: { id: 'c', name: 'f', response: given } }];

  it.each([
    ['success', { output: 'Done.' }, false],
    ['error', { error: 'No.' }, true],
    ['cancelled', { error: 'No.' }, true],
    ['cancelled', { output: '' }, undefined],
  ])('has failed as its status and its response say: %s %j', (status, given, isError) => {
    const { result, left } = called({ status, result: response(given) });
    expect(result && 'isError' in result ? result.isError : undefined).toBe(isError);
    expect(left).toEqual(status === 'cancelled' ? ['status'] : []);
  });

  it('has what was shown of it for its result where nothing else is there, and none where nothing was shown', () => {
    expect(called({ resultDisplay: 'Shown.' }).result).toMatchObject({ content: [{ type: 'text', text: 'Shown.' }] });
    for (const none of [null, [], undefined])
      expect(called({ result: none }).traps).toEqual({ 'call-without-result': 1 });
  });

  it('keeps a response that is more than a text as JSON', () => {
    const { result } = called({ result: response({ output: 'a', code: 0 }) });
    expect(result).toMatchObject({ content: [{ type: 'json', value: { output: 'a', code: 0 } }] });
  });

  it('tells where its result names another call', () => {
    expect(called({ result: [{ functionResponse: { id: 'other', name: 'f', response: {} } }] }).left).toEqual(['id']);
  });
});

it('The tokens that are not kept are named: those of prompts of tools, and a sum that is none', () => {
  const left = (tokens: JsonObject) =>
    read({ ...user('g', 'Hi.'), type: 'gemini', tokens }).losses.map(({ field }) => field);
  expect(left({ input: 1, output: 2, cached: 0, thoughts: 3, tool: 0, total: 6 })).toEqual([]);
  expect(left({ input: 1, output: 2, cached: 0, thoughts: 3, tool: 4, total: 10 })).toEqual(['/tokens/tool']);
  expect(left({ input: 1, output: 2, cached: 0, total: 7 })).toEqual(['/tokens/total']);
});

it.each([null, 7, [['a']], { text: 7 }, { text: 'a', thought: false }])(
  'keeps whole a notice that is no text: %j',
  (content: Json) => {
    const told = { id: 'n', timestamp: time, type: 'info', content: [content] };
    const { timeline } = readSource(
      sourceOfDocument({ sessionId: 's', messages: [user('u', 'Hello'), told] }),
      'gemini-cli',
    );
    expect(timeline.events.at(-1)).toMatchObject({ kind: 'annotation', data: { content: [content] } });
  },
);
