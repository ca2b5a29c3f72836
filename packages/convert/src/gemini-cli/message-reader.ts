import { isObject, type Json, type JsonObject, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import { losePassedOver, noteOtherKeys } from '../source/other-keys.ts';
import { inside, type Place } from '../source/source.ts';
import { timeAt } from '../timeline/time.ts';
import type { Message, Part } from '../timeline/timeline.ts';
import { startAnswers } from './answer-reader.ts';
import { kindOf, type Said } from './chat.ts';
import type { MessageContext, MessageFacts } from './message-context.ts';
import { contentOf, listOf, partOf, resultParts } from './parts.ts';
import type { Lane } from './subagent-chats.ts';

/** Starts reading the messages of a chat, one after the other, into the draft. */
export function startMessages(context: MessageContext, lane: Lane): (said: Said) => void {
  const { draft, ledger, tally } = context;
  const { span } = lane;
  const readAnswer = startAnswers(context, lane);
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

  /** What a tool gave back stands with its call, and in a checkpoint among what was said. */
  function readSaid(message: JsonObject, place: Place, facts: MessageFacts, author: Message['author']): void {
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

  function annotate(name: string, message: JsonObject, place: Place, facts: MessageFacts): void {
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

/** The text of a part that is nothing else. */
function textAlone(part: Json): string | undefined {
  return isObject(part) && Object.keys(part).length === 1 ? stringAt(part, 'text') : undefined;
}

/** A checkpoint has a role and parts where a chat has a type and content; where both stand, the latter are read. */
function keysRead(message: JsonObject, kind: string): ReadonlySet<string> {
  const own = 'type' in message ? ['type'] : ['role'];
  const content = 'content' in message ? ['content'] : ['parts'];
  const ofAnswer = kind === 'gemini' || kind === 'model' ? ['thoughts', 'toolCalls', 'tokens', 'model'] : [];
  return new Set(['id', 'timestamp', ...own, ...content, ...ofAnswer]);
}

const notices = new Set(['info', 'error', 'warning']);
