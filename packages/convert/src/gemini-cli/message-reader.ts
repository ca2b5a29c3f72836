import { arrayAt, isObject, type Json, type JsonObject, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import type { Tally } from '../losses/tally.ts';
import { losePassedOver, noteOtherKeys } from '../source/other-keys.ts';
import { inside, type Place } from '../source/source.ts';
import type { Draft } from '../timeline/draft.ts';
import { timeAt } from '../timeline/time.ts';
import type { EventFacts, Message, Part } from '../timeline/timeline.ts';
import { startCalls } from './call-reader.ts';
import { kindOf, type Said } from './chat.ts';
import { listOf, partOf, resultParts } from './parts.ts';
import type { Lane, SubagentChats } from './subagent-chats.ts';
import { noteOtherCounts, usageOf } from './usage.ts';

type Facts = Omit<EventFacts, 'id' | 'actor' | 'source'>;

/** What messages are read into, and the chats of the subagents that they name. */
export interface MessageContext {
  readonly draft: Draft;
  readonly ledger: Ledger;
  readonly tally: Tally;
  subagents(): SubagentChats;
}

/** Starts reading the messages of a chat, one after the other, into the draft. */
export function startMessages({ draft, ledger, tally, subagents }: MessageContext, lane: Lane): (said: Said) => void {
  const { span } = lane;
  const calls = startCalls({ draft, ledger, tally }, (agent, call, place) =>
    subagents().started(agent, call, lane, place),
  );
  let count = 0;
  return (said) => {
    if ('backTo' in said) return goBack(said.backTo, said.place);
    const { message, place, isInjected } = said;
    const kind = kindOf(message);
    const facts = known({ at: timeAt(message, 'timestamp', place, ledger), sourceId: stringAt(message, 'id'), span });
    if (kind === 'gemini' || kind === 'model') readAnswer(message, place, facts);
    else if (kind === 'user') readSaid(message, place, facts, authorOf(message, isInjected));
    else if (kind !== undefined && notices.has(kind)) annotate(kind, message, place, facts);
    else return tally.unknownRecord(kind ?? 'none', place);
    noteOtherKeys(message, keysRead(message, kind), '', place, tally);
  };

  function goBack(to: string, place: Place): void {
    draft.annotation(known({ actor: client(), name: 'rewind', data: { $rewindTo: to }, source: place, span }));
    const why = 'The user went back to an earlier message; what came after it was kept, and an annotation says so.';
    ledger.lose({ kind: 'approximated', place, why, trap: 'turn-rolled-back' });
  }

  function client(): string {
    return draft.actor({ id: 'client', kind: 'system', name: 'client' });
  }

  function caller(): string {
    return draft.actor({ id: 'caller', kind: 'model', name: 'caller' });
  }

  function human(): string {
    return draft.actor({ id: 'human', kind: 'human', name: 'user' });
  }

  function readAnswer(message: JsonObject, place: Place, facts: Facts): void {
    count += 1;
    const first = draft.events.length;
    const model = stringAt(message, 'model');
    if (!lane.isSubagent) draft.actor({ id: lane.actor, kind: 'model', name: 'assistant' });
    const base = known({ model, actor: lane.actor, response: `${span ?? ''}r${count}`, ...facts });
    for (const [index, thought] of (arrayAt(message, 'thoughts') ?? []).entries()) {
      const source = inside(place, 'thoughts', index);
      if (!isObject(thought)) continue;
      const at = timeAt(thought, 'timestamp', source, ledger);
      const lines = [stringAt(thought, 'subject'), stringAt(thought, 'description')];
      const text = lines.filter((line) => line !== undefined && line !== '').join('\n');
      draft.thought({ source, ...base, ...known({ at: at ?? facts.at }) }, 'summary', text);
      noteOtherKeys(thought, readOfThought, '', source, tally);
    }
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

  /** What a tool gave back stands with its call, and in a checkpoint among what was said. */
  function readSaid(message: JsonObject, place: Place, facts: Facts, author: Message['author']): void {
    const parts = contentOf(message, place);
    const given = parts.filter(([part]) => objectAt(part, 'functionResponse') !== undefined);
    for (const [part, source] of given) {
      const response = objectAt(part, 'functionResponse');
      const name = stringAt(response, 'name');
      draft.result(known({ ...facts, sourceCallId: stringAt(response, 'id'), content: resultParts(part), source }));
      if (draft.events.at(-1)?.actor !== `tool:${name}`)
        losePassedOver(name === undefined ? [] : ['name'], inside(source, 'functionResponse'), ledger);
    }
    const content = parts.flatMap(([part]): readonly Part[] =>
      objectAt(part, 'functionResponse') === undefined ? [partOf(part)] : [],
    );
    if (content.length === 0 && given.length > 0) return;
    // Nobody but the agent speaks to its subagent.
    const really = lane.isSubagent && author === 'human' ? 'agent' : author;
    const actor = really === 'injected' ? client() : really === 'agent' ? caller() : human();
    draft.message({ actor, role: 'user', author: really, content, source: place, ...facts });
  }

  function annotate(name: string, message: JsonObject, place: Place, facts: Facts): void {
    const parts = listOf(message['content']);
    const texts = parts.map((part) => (typeof part === 'string' ? part : textAlone(part)));
    const isText = texts.every((text) => text !== undefined);
    const text = isText ? texts.join('') : undefined;
    const data = isText ? undefined : { content: message['content'] };
    draft.annotation(known({ actor: client(), name, text, data, source: inside(place, 'content'), ...facts }));
  }
}

/** Who wrote what stands as the user's: the program goes on by itself with words of its own, and a checkpoint does not tell. */
function authorOf(message: JsonObject, isInjected: boolean): Message['author'] {
  if (isInjected || message['content'] === 'System: Please continue.') return 'injected';
  return 'type' in message ? 'human' : 'unknown';
}

/** The parts of a message with their places. */
function contentOf(message: JsonObject, place: Place): readonly (readonly [part: Json, source: Place])[] {
  const key = 'content' in message ? 'content' : 'parts';
  const content = message[key];
  const at = inside(place, key);
  return listOf(content).map((part, index) => [part, Array.isArray(content) ? inside(at, index) : at]);
}

/** The text of a part that is nothing else. */
function textAlone(part: Json): string | undefined {
  return isObject(part) && Object.keys(part).length === 1 ? stringAt(part, 'text') : undefined;
}

function isThought(part: Json): boolean {
  return isObject(part) && part['thought'] === true && typeof part['text'] === 'string';
}

/** A checkpoint has a role and parts where a chat has a type and content; where both stand, the latter are read. */
function keysRead(message: JsonObject, kind: string): ReadonlySet<string> {
  const own = 'type' in message ? ['type'] : ['role'];
  const content = 'content' in message ? ['content'] : ['parts'];
  const ofAnswer = kind === 'gemini' || kind === 'model' ? ['thoughts', 'toolCalls', 'tokens', 'model'] : [];
  return new Set(['id', 'timestamp', ...own, ...content, ...ofAnswer]);
}

const notices = new Set(['info', 'error', 'warning']);
const readOfThought = new Set(['subject', 'description', 'timestamp']);
