import { describe, expect, it } from 'vitest';
import { type Json, openLedger, readTimeline, type Source, sourceOfDocument, sourceOfRecords } from '../src/index.ts';

/** Sources of any size that would take a careless reader quadratic time, a stack overflow or a list of losses as long as themselves. */
const grown: Readonly<Record<string, readonly [string, (size: number) => Source]>> = {
  'a Claude Code log': [
    'claude-code',
    (size) =>
      sourceOfRecords(
        list(size, (i) =>
          i % 3 === 0
            ? {
                type: 'user',
                uuid: `u${i}`,
                parentUuid: `u${i - 1}`,
                message: { content: [{ type: 'tool_result', tool_use_id: `t${i - 1}`, content: 'x' }] },
              }
            : {
                type: 'assistant',
                uuid: `u${i}`,
                parentUuid: `u${i - 1}`,
                message: { id: `m${i >> 2}`, content: [{ type: 'tool_use', id: `t${i}`, name: 'Bash', input: {} }] },
              },
        ),
      ),
  ],
  'a Claude Code log whose ids are all the same': [
    'claude-code',
    (size) =>
      sourceOfRecords(
        list(size, (i) =>
          i % 2 === 0
            ? {
                type: 'assistant',
                uuid: 'u',
                parentUuid: 'u',
                isSidechain: true,
                message: {
                  id: `m${i}`,
                  content: [{ type: 'tool_use', id: 't', name: `n${i}`, input: { prompt: 'p' } }],
                },
              }
            : {
                type: 'user',
                uuid: 'u',
                parentUuid: 'u',
                message: { content: [{ type: 'tool_result', tool_use_id: 't', content: `${i}` }] },
              },
        ),
      ),
  ],
  'a Claude Code log with a chain of parents that runs from its end to its beginning': [
    'claude-code',
    (size) =>
      sourceOfRecords(
        list(size, (i) => ({
          type: 'user',
          uuid: `u${i}`,
          parentUuid: `u${i + 1}`,
          isSidechain: i % 2 === 0,
          message: { content: `${i}` },
        })),
      ),
  ],
  'a Claude Code log of unknown records': [
    'claude-code',
    (size) => sourceOfRecords(list(size, (i) => ({ type: `new-${i % 9}`, i }))),
  ],
  'a Codex rollout that says the same again and again': [
    'codex',
    (size) =>
      sourceOfRecords(
        list(size, (i) =>
          i % 2 === 0
            ? { type: 'event_msg', payload: { type: 'user_message', message: 'yes' } }
            : {
                type: 'response_item',
                payload: { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'yes' }] },
              },
        ),
      ),
  ],
  'a Codex rollout of searches without ids': [
    'codex',
    (size) =>
      sourceOfRecords(
        list(size, () => ({ type: 'response_item', payload: { type: 'web_search_call', action: { query: 'q' } } })),
      ),
  ],
  'a list of chat messages': [
    'trajectory',
    (size) => sourceOfDocument(list(size, (i) => ({ role: i % 2 === 0 ? 'user' : 'assistant', content: `${i}` }))),
  ],
  'an Open-Token document': [
    'open-token',
    (size) =>
      sourceOfDocument({
        events: list(size, (i) => ({
          id: `evt_${i}`,
          seq: i + 1,
          type: 'message',
          actor_id: 'a',
          role: 'user',
          links: { parent_id: `evt_${i - 1}` },
          content: { text: 'x' },
        })),
      }),
  ],
  'a Forsy trace': [
    'forsy',
    (size) =>
      sourceOfDocument({
        steps: list(size, (i) => ({
          step: i + 1,
          actor: 'agent',
          action: 'agent_step',
          tool: 't',
          input: 'i',
          output: 'o',
          caused_by: [i],
        })),
      }),
  ],
  'an ATIF trajectory': [
    'atif',
    (size) =>
      sourceOfDocument({
        steps: list(size, () => ({
          source: 'agent',
          message: 'm',
          tool_calls: [{ tool_call_id: 't', function_name: 'f', arguments: {} }],
          observation: { results: [{ source_call_id: 't', content: 'c' }] },
        })),
      }),
  ],
  'a Pi session': [
    'pi',
    (size) =>
      sourceOfRecords(
        list(size, (i) => ({
          type: 'message',
          id: `${i}`,
          parentId: `${i >> 1}`,
          message: { role: 'user', content: 'x' },
        })),
      ),
  ],
};

/** Time is that of the processor, since other work on the machine must not decide whether a test passes. */
describe('a source of ten times the size', () => {
  for (const [name, [format, make]] of Object.entries(grown))
    it(`is read in a time that grows as it does, with a short account: ${name}`, () => {
      timeOf(make(2_000), format);
      const small = Math.min(timeOf(make(8_000), format), timeOf(make(8_000), format));
      const large = timeOf(make(80_000), format);
      expect(large).toBeLessThan(Math.max(small * 25, 1500));
    });
});

describe('200,000 records', () => {
  for (const name of ['a Claude Code log', 'a Codex rollout that says the same again and again'])
    it(`are read: ${name}`, () => {
      const [format, make] = grown[name]!;
      timeOf(make(200_000), format);
    });
});

function timeOf(source: Source, format: string): number {
  const ledger = openLedger();
  const start = process.cpuUsage();
  const reading = readTimeline(source, format, ledger);
  const { user } = process.cpuUsage(start);
  if ('refused' in reading) throw new Error(reading.message);
  expect(ledger.losses().length).toBeLessThan(30);
  return user / 1000;
}

function list(size: number, make: (index: number) => Json): Json[] {
  return Array.from({ length: size }, (_, index) => make(index));
}
