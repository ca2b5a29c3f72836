import type { Written } from '../formats/writer.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { known } from '../json/known.ts';
import { lack } from '../losses/lack.ts';
import type { Ledger } from '../losses/loss.ts';
import { kindOf, losePart } from '../losses/parts.ts';
import { loseEarlierSaving } from '../losses/saved-anew.ts';
import { type Refusal, refuseEmpty, refuseWithout } from '../refusals/refusal.ts';
import { inside, type Place } from '../source/source.ts';
import { type ChatMessage, chatOf, extraOf } from '../timeline/chat.ts';
import { addressOf, noteLostOfMedia } from '../timeline/media.ts';
import { isDay } from '../timeline/time.ts';
import type { Part, Timeline } from '../timeline/timeline.ts';
import { unknownModel } from './unknown-model.ts';

/** What a trajectory says beside the session. */
export interface TrajectoryOptions {
  /** Time of saving, RFC 3339. Without it the source's own is kept; a source that has none is refused. */
  readonly timestamp?: string | undefined;
  /** The model's exact id, for a source that does not state it. */
  readonly model?: string | undefined;
  /** Takes the program's reminders out of every text, as the format wants it. True unless told otherwise. */
  readonly clean?: boolean | undefined;
}

const rfc3339 =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[T ](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

/** Writes the conversation of the main agent as OpenAI chat messages in the trajectory's envelope. */
export function trajectoryFromTimeline(
  timeline: Timeline,
  options: TrajectoryOptions,
  ledger: Ledger,
): Written | Refusal {
  if (options.timestamp !== undefined && !isTime(options.timestamp))
    return refuseWithout(
      `A trajectory says when it was saved as RFC 3339 does, and ${JSON.stringify(options.timestamp)} is no such time: give it with its zone, such as 2026-01-31T00:00:00Z.`,
    );
  const timestamp = options.timestamp ?? timeline.session.savedAt;
  if (timestamp === undefined || !isTime(timestamp))
    return refuseWithout(
      'A trajectory says when it was saved, and this source does not: give the time of saving as `timestamp`, with its zone.',
    );
  const messages = chatOf(timeline, { clean: options.clean !== false }, ledger).map((message) =>
    spell(message, ledger),
  );
  if (messages.length === 0) return refuseEmpty('trajectory');
  loseEarlierSaving(timeline, timestamp, 'A trajectory has one time of saving, which is its own.', ledger);
  const { session } = timeline;
  const model = session.model || options.model;
  if (!model)
    lack(
      '/model',
      'session.model',
      `The source states no model; the word ${unknownModel} stands in its place.`,
      ledger,
    );
  if (session.id === undefined) lack('/session_id', 'session.id', 'The source states no session id.', ledger);
  const document = known({
    ...ownOfSession(timeline, ledger),
    model: model || unknownModel,
    timestamp,
    session_id: session.id || undefined,
    messages,
  });
  return { form: 'json', document };
}

function isTime(text: string): boolean {
  return rfc3339.test(text) && isDay(text);
}

/** Fields of its own that the source's envelope had; the address of a schema is a text. */
function ownOfSession({ session }: Timeline, ledger: Ledger): JsonObject {
  const { $schema: address, ...rest } = session.extra?.['trajectory'] ?? {};
  if (address === undefined) return rest;
  if (typeof address === 'string') return { $schema: address, ...rest };
  ledger.lose({
    kind: 'dropped',
    place: inside(session.source ?? { pointer: '' }, '$schema'),
    fact: 'own',
    why: 'The address of a schema is a text, and this is none.',
  });
  return rest;
}

function spell(message: ChatMessage, ledger: Ledger): Json {
  const { role, event } = message;
  const extra = ownFields(message, ledger);
  if (role !== 'assistant') {
    const content = contentOf(message.content ?? [], role, event.source, ledger);
    return role === 'tool' ? { role, ...extra, tool_call_id: message.callId, content } : { role, ...extra, content };
  }
  const calls = message.calls?.map(({ id, name, arguments: text }) => ({
    id,
    type: 'function',
    function: { name: name || 'unknown', arguments: text },
  }));
  const content = message.content === undefined ? null : contentOf(message.content, role, event.source, ledger);
  return known({ role, ...extra, content, thinking: message.thinking, tool_calls: calls });
}

/** Fields of its own that the source's message had, but never those that the format reads in another way. */
function ownFields(message: ChatMessage, ledger: Ledger): JsonObject {
  const extra = extraOf(message, 'trajectory');
  if (extra === undefined) return {};
  const { role: _role, content: _content, tool_calls: _calls, tool_call_id: _id, thinking: _thinking, ...rest } = extra;
  const { name, ...others } = rest;
  if (name === undefined || typeof name === 'string') return rest;
  ledger.lose({
    kind: 'dropped',
    place: inside(message.event.extraPlace ?? message.event.source, 'name'),
    fact: 'own',
    why: 'The format wants a text as the name of a message, and this is none.',
  });
  return others;
}

/** One text stands as itself, several parts as a list. */
function contentOf(parts: readonly Part[], role: ChatMessage['role'], place: Place, ledger: Ledger): Json {
  const [only] = parts;
  if (parts.length === 1 && only?.type === 'text') return only.text;
  const spelt: JsonObject[] = [];
  for (const part of parts) {
    const one = spellPart(part, role, place, ledger);
    if (one !== undefined) spelt.push(one);
  }
  const [left] = spelt;
  if (left === undefined) return '';
  const { text } = left;
  return spelt.length === 1 && typeof text === 'string' ? text : spelt;
}

function spellPart(part: Part, role: ChatMessage['role'], place: Place, ledger: Ledger): JsonObject | undefined {
  if (part.type === 'text') return { type: 'text', text: part.text };
  if (part.type === 'json') {
    const why = 'Structured content stands as JSON text, since the message holds text.';
    ledger.lose({ kind: 'approximated', place, fact: role === 'tool' ? 'result.text' : 'message.text', why });
    return { type: 'text', text: JSON.stringify(part.value) };
  }
  if (role === 'user' && part.type === 'image') {
    const url = addressOf(part);
    if (url !== undefined) {
      // An address of data begins with the type.
      noteLostOfMedia(part, { name: false, mediaType: part.url === undefined }, place, ledger);
      return { type: 'image_url', image_url: { url } };
    }
  }
  if (role === 'user' && part.type === 'file') {
    noteLostOfMedia(part, { name: true, mediaType: false }, place, ledger);
    return { type: 'file', file: known({ filename: part.name, file_data: part.data ?? part.url }) };
  }
  losePart(place, `${kindOf(part)} has no place in this message.`, ledger);
  return undefined;
}
