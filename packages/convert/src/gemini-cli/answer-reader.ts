import { arrayAt, isObject, type Json, type JsonObject, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import { losePassedOver, noteOtherKeys } from '../source/other-keys.ts';
import { inside, type Place } from '../source/source.ts';
import { timeAt } from '../timeline/time.ts';
import { startCalls } from './call-reader.ts';
import type { MessageContext, MessageFacts } from './message-context.ts';
import { contentOf, partOf } from './parts.ts';
import type { Lane } from './subagent-chats.ts';
import { noteOtherCounts, usageOf } from './usage.ts';

/** Starts reading the answers of a model, each with what it thought, said and called. */
export function startAnswers(
  { draft, ledger, tally, subagents }: MessageContext,
  lane: Lane,
): (message: JsonObject, place: Place, facts: MessageFacts) => void {
  const { span } = lane;
  const calls = startCalls({ draft, ledger, tally }, (agent, call, place) =>
    subagents().started(agent, call, lane, place),
  );
  let count = 0;
  return readAnswer;

  function readAnswer(message: JsonObject, place: Place, facts: MessageFacts): void {
    count += 1;
    const first = draft.events.length;
    const model = stringAt(message, 'model');
    if (!lane.isSubagent) draft.actor({ id: lane.actor, kind: 'model', name: 'assistant' });
    const base = known({ model, actor: lane.actor, response: `${span ?? ''}r${count}`, ...facts });
    readThoughts(message, place, base);
    const called = arrayAt(message, 'toolCalls') ?? [];
    const ids = new Set(called.map((call) => stringAt(call, 'id')));
    for (const [part, source] of contentOf(message, place)) {
      const call = objectAt(part, 'functionCall');
      if (isThought(part)) draft.thought({ source, ...base }, 'verbatim', stringAt(part, 'text'));
      else if (call === undefined)
        draft.message({ role: 'assistant', author: 'model', content: [partOf(part)], source, ...base });
      else if (ids.has(stringAt(call, 'id'))) losePassedOver(['functionCall'], source, ledger);
      else calls.called(call, 'args', inside(source, 'functionCall'), base);
    }
    calls.made(called, inside(place, 'toolCalls'), base);
    completeFrom(first, message, place);
  }

  function readThoughts(message: JsonObject, place: Place, base: MessageFacts & { readonly actor: string }): void {
    for (const [index, thought] of (arrayAt(message, 'thoughts') ?? []).entries()) {
      const source = inside(place, 'thoughts', index);
      if (!isObject(thought)) continue;
      const at = timeAt(thought, 'timestamp', source, ledger);
      const lines = [stringAt(thought, 'subject'), stringAt(thought, 'description')];
      const text = lines.filter((line) => line !== undefined && line !== '').join('\n');
      draft.thought({ source, ...base, ...known({ at: at ?? base.at }) }, 'summary', text);
      noteOtherKeys(thought, readOfThought, '', source, tally);
    }
  }

  /** What a message states of its response stands with the first event of it. */
  function completeFrom(first: number, message: JsonObject, place: Place): void {
    const usage = usageOf(message);
    noteOtherCounts(message, place, ledger);
    if (draft.events.length > first) {
      if (usage) draft.complete(first, { usage });
      return;
    }
    const unheld = ['model', 'tokens', 'timestamp', 'id'].filter((key) => (message[key] ?? null) !== null);
    for (const key of unheld) tally.field(key, place);
  }
}

function isThought(part: Json): boolean {
  return isObject(part) && part['thought'] === true && typeof part['text'] === 'string';
}

const readOfThought = new Set(['subject', 'description', 'timestamp']);
