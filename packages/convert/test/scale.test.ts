import { describe, expect, it } from 'vitest';
import { type Json, openLedger, readTimeline, type Source, sourceOfDocument, sourceOfRecords } from '../src/index.ts';

/**
 * Sources of any size that would take a careless reader quadratic time, a stack overflow or a list of losses as long as
 * themselves.
 */
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
    (size) =>
      sourceOfRecords(
        list(size, (i) =>
          i === 0
            ? { type: 'user', uuid: 'u', sessionId: 's', message: { role: 'user', content: 'yes' } }
            : { type: `new-${i % 9}`, i },
        ),
      ),
  ],
  'a chat of Gemini CLI whose messages grow and are gone back to': [
    'gemini-cli',
    (size) =>
      sourceOfRecords(
        list(size, (i) =>
          i % 3 === 2
            ? { $rewindTo: `m${i - 1}` }
            : { id: `m${i >> 1}`, type: 'gemini', content: `${i}`, toolCalls: [{ id: `c${i}`, name: 'f', args: {} }] },
        ),
      ),
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

/** What looks through all records for each takes thousands of millions of turns here, and is seen to hang. */
describe('50,000 records', () => {
  for (const [name, [format, make]] of Object.entries(grown))
    it(`are read, with a short account: ${name}`, () => {
      const ledger = openLedger();
      const reading = readTimeline(make(50_000), format, ledger);
      if ('refused' in reading) throw new Error(reading.message);
      expect(ledger.losses().length).toBeLessThan(30);
    });
});

function list(size: number, make: (index: number) => Json): Json[] {
  return Array.from({ length: size }, (_, index) => make(index));
}
