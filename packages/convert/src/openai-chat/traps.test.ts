import { describe, expect, it } from 'vitest';
import { fixturesOf, readSource } from '../../test/fixture.ts';
import { type Json, type JsonObject, openLedger, readTimeline, sourceOfDocument } from '../index.ts';

const fixture = fixturesOf('openai-chat', 'openai-chat');

describe('a log of chat messages', () => {
  it('is a request with its response, whose contents are lists of parts', () => {
    const { lines, timeline, losses } = fixture('request-and-response.json');
    expect(lines).toEqual([
      'system/injected: Be exact.',
      'user/unknown: Go.',
      'assistant/model: Going.',
      'call c1 sh({"c":1})',
      'result c1: gone',
      'thought/verbatim: It went.',
      'assistant/model: Gone.',
    ]);
    expect(timeline.session).toMatchObject({ model: 'm-1', tools: [{ name: 'sh', parameters: { type: 'object' } }] });
    expect(timeline.events[5]).toMatchObject({
      model: 'm-1',
      usage: { inputTokens: 9, outputTokens: 2, reasoningTokens: 1, cachedInputTokens: 4 },
      source: { pointer: '/response/choices/0/message/reasoning_content' },
    });
    expect(losses.map(({ kind, field }) => `${kind} ${field}`)).toEqual([
      'dropped /response/choices/*',
      'dropped /cost',
      'dropped /messages/*/content/*/cache_control',
      'dropped /response/id',
      'dropped /response/choices/*/finish_reason',
    ]);
  });

  it('is read in the words of other times and other providers, and what it does not know is counted', () => {
    const { lines, traps } = fixture('other-shapes.json');
    expect(lines).toEqual([
      'user/unknown: Hello.',
      'assistant/model: Hi.',
      'call c1 old({})',
      'result c1: 1',
      'call c2 patch(*** Begin)',
      'call c3 say({"a":1})',
      'result c2: ok',
      'thought/verbatim: Hm.',
      'assistant/model: No.',
      'call c4 use({"b":2})',
      'result c4: used',
      'user/unknown: And now? + {"type":"input_audio","input_audio":{"data":"","format":"wav"}}',
      'assistant/model: Error: the model gave up',
    ]);
    expect(traps).toEqual({ 'record-misshapen': 3, 'call-without-result': 1 });
  });

  it('is refused where there is no list of messages', () => {
    const outcome = readTimeline(
      sourceOfDocument({ messages_display: 'assistant: None' }),
      'openai-chat',
      openLedger(),
    );
    expect('refused' in outcome ? outcome.message : '').toContain('no list of messages');
  });

  it('gives a result that names its tool alone to a call of that tool', () => {
    const calling = (name: string): Json => ({ role: 'assistant', function_call: { name, arguments: '{}' } });
    const answer = (content: string, more: JsonObject): Json => ({ role: 'function', content, ...more });
    const answers = [answer('G', { name: 'g' }), answer('F2', {}), answer('F', { name: 'f' })];
    const { lines } = readSource(
      sourceOfDocument({ messages: [calling('f'), calling('g'), calling('f'), ...answers] }),
      'openai-chat',
    );
    expect(lines.slice(3)).toEqual(['result c2: G', 'result c1: F2', 'result c3: F']);
  });
});
