import { expect, it } from 'vitest';
import { mulberry32 } from '../../../../tools/chance/mulberry32.mjs';
import { countGemini } from '../../test/conservation/count-gemini.ts';
import { readSource } from '../../test/fixture.ts';
import type { JsonObject } from '../json/json.ts';
import { type Source, sourceOfDocument, sourceOfRecords } from '../source/source.ts';

/** A chat by chance, in the shape that the types of Gemini CLI give it. */
function drawn(seed: number): { readonly facts: JsonObject; readonly messages: readonly JsonObject[] } {
  const chance = mulberry32(seed);
  const upTo = (most: number): number => Math.floor(chance() * (most + 1));
  const list = <One>(most: number, make: (index: number) => One): One[] =>
    Array.from({ length: upTo(most) }, (_, i) => make(i));
  const time = (second: number): string => new Date(Date.UTC(2026, 0, 1) + second * 1000).toISOString();
  const words = (): string => ['Count.', 'Look again.', 'It holds.', '41 rows'][upTo(3)]!;
  const content = (): string | JsonObject[] => (chance() < 0.5 ? words() : [{ text: words() }, { text: words() }]);
  const call = (id: string): JsonObject => {
    const response = chance() < 0.7 ? { output: words() } : { error: words() };
    const result = [{ functionResponse: { id, name: 'run_shell_command', response } }];
    const status = 'output' in response ? 'success' : 'error';
    const given = chance() < 0.8 ? { status, result } : { status: 'cancelled' };
    return { id, name: 'run_shell_command', args: { command: words() }, timestamp: time(seed), ...given };
  };
  const messages = Array.from({ length: 1 + upTo(9) }, (_, at): JsonObject => {
    const [id, timestamp] = [`m-${at}`, time(at)];
    if (at % 2 === 0) return { id, timestamp, type: 'user', content: content() };
    const thoughts = list(2, () => ({ subject: words(), description: words(), timestamp }));
    const toolCalls = list(3, (index) => call(`c-${at}-${index}`));
    return {
      id,
      timestamp,
      type: 'gemini',
      model: 'gemini-example-1',
      content: chance() < 0.3 ? '' : content(),
      thoughts,
      toolCalls,
    };
  });
  return { facts: { sessionId: `s-${seed}`, projectHash: 'h', startTime: time(0), lastUpdated: time(99) }, messages };
}

/** The log of the chat, in which each answer stands first without its calls. */
function logOf({ facts, messages }: ReturnType<typeof drawn>): readonly JsonObject[] {
  const records = messages.flatMap((message) =>
    message['type'] === 'gemini' ? [{ ...message, toolCalls: [] }, message] : [message],
  );
  return [facts, ...records.flatMap((record) => [record, { $set: { lastUpdated: facts['lastUpdated'] } }])];
}

it('A chat by chance is the same as one document and as a log, and holds all that was said, thought, called and given back', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const chat = drawn(seed);
    const told = (source: Source) => readSource(source, 'gemini-cli');
    const [document, log] = [{ ...chat.facts, messages: chat.messages }, logOf(chat)];
    const [one, other] = [told(sourceOfDocument(document)), told(sourceOfRecords(log))];
    expect(other.lines).toEqual(one.lines);
    const { humanMessages, assistantTexts, thoughts, calls, results } = one.counts;
    const counted = { humanMessages, assistantTexts, thoughts, calls, results };
    expect(counted).toEqual(countGemini([document]));
    expect(counted).toEqual(countGemini(log));
  }
});
