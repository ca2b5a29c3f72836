import { arrayAt, isArray, isObject, type Json, type JsonObject, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import { statedFields } from '../losses/stated-fields.ts';
import { filledIn, losePassedOver } from '../source/other-keys.ts';
import type { Place } from '../source/source.ts';
import { timeAt } from '../timeline/time.ts';
import type { Message, Part, Usage } from '../timeline/timeline.ts';
import { readAssistant, thoughtKeys } from './assistant-reader.ts';
import { partOf, partsOf } from './parts.ts';
import { type ChatMessage, placeAt, type Reading } from './reading.ts';

/** Reads chat messages one after the other into the draft. */
export interface ChatReader {
  readonly message: (message: Json, place: Place, given?: Given) => void;
}

/** What the source says of a message beside it. */
interface Given {
  readonly model?: string;
  readonly usage?: Usage;
}

type SayingRole = Exclude<Message['role'], 'assistant'>;

/** Roles under their names in chat completions and in training sets. */
const roles: ReadonlyMap<string, Message['role'] | 'tool'> = new Map([
  ['system', 'system'],
  ['developer', 'developer'],
  ['user', 'user'],
  ['human', 'user'],
  ['assistant', 'assistant'],
  ['gpt', 'assistant'],
  ['model', 'assistant'],
  ['tool', 'tool'],
  ['function', 'tool'],
]);

const readFields = new Set([
  ...'role from content value timestamp model tool_calls tool_call_id tool_call_ids function_call'.split(' '),
  ...thoughtKeys,
]);

/** Starts reading the messages of one conversation. */
export function startChat(
  given: Pick<Reading, 'format' | 'draft' | 'ledger' | 'tally'> & Partial<Pick<Reading, 'written'>>,
): ChatReader {
  const reading: Reading = { written: {}, ...given, withoutId: [], count: 0 };
  return { message: (value, place, given = {}) => readMessage(reading, value, place, given) };
}

function readMessage(reading: Reading, value: Json, place: Place, given: Given): void {
  const { draft, ledger, tally, written } = reading;
  reading.count += 1;
  if (!isObject(value)) return void tally.misshapen(place, 'A message that is no JSON object was left out.');
  const role = roles.get(stringAt(value, 'role') ?? stringAt(value, 'from') ?? '');
  if (role === undefined) return void tally.misshapen(place, 'A message without a role that is known was left out.');
  tally.record(role);
  const first = draft.events.length;
  const time = timeAt(value, 'timestamp', place, ledger);
  const content = value['content'] === undefined ? value['value'] : value['content'];
  const message: ChatMessage = { value, content, place, time };
  if (role === 'assistant') readAssistant(reading, message, given.model);
  else if (role === 'tool') readResult(reading, message);
  else readSaid(reading, role, message);
  keepTheRest(reading, message, first, given.usage);
  const others = passedOver(value, role, given.model).map((key) => written[key] ?? key);
  losePassedOver(others, place, ledger);
}

function readResult(reading: Reading, { value, content, place, time }: ChatMessage): void {
  const ids = arrayAt(value, 'tool_call_ids') ?? [];
  const sourceCallId = stringAt(value, 'tool_call_id') ?? (typeof ids[0] === 'string' ? ids[0] : undefined);
  const facts = known({ at: time, sourceCallId, content: partsOf(content), source: place });
  if (sourceCallId === undefined && reading.withoutId.length > 0)
    reading.draft.resultOf(callWithoutId(reading, value), facts);
  else reading.draft.result(facts);
}

/**
 * Of the calls without an id the earliest of the tool that a result names; without such a name, or such a call, the earliest of
 * all.
 */
function callWithoutId({ withoutId }: Reading, message: JsonObject): string | undefined {
  const named = withoutId.findIndex(({ tool }) => tool === stringAt(message, 'name'));
  return withoutId.splice(Math.max(named, 0), 1)[0]?.call;
}

/** What stands under user, system or developer; results that some logs put among a user's parts are results all the same. */
function readSaid(reading: Reading, role: SayingRole, { content, place, time }: ChatMessage): void {
  const { draft } = reading;
  const spoken: Part[] = [];
  const parts = isArray(content) ? content : [];
  for (const [index, part] of parts.entries()) {
    const type = stringAt(part, 'type');
    if (isObject(part) && (type === 'function_response' || type === 'tool_result')) {
      const isError = part['is_error'];
      draft.result(
        known({
          at: time,
          sourceCallId: stringAt(part, 'tool_use_id') ?? stringAt(part, 'id'),
          content: partsOf(part['content']),
          isError: typeof isError === 'boolean' ? isError : undefined,
          source: placeAt(reading, place, 'content', index),
        }),
      );
    } else spoken.push(partOf(part));
  }
  if (isArray(content) && parts.length > 0 && spoken.length === 0) return;
  const actor =
    role === 'user'
      ? draft.actor({ id: 'human', kind: 'human', name: 'user' })
      : draft.actor({ id: role, kind: 'system', name: role });
  const author: Message['author'] = role === 'user' ? 'unknown' : 'injected';
  const everything = isArray(content) ? spoken : partsOf(content);
  draft.message(known({ at: time, actor, role, author, content: everything, source: place }));
}

/** What is left of the message stays with its first event, for a writer of the same format. */
function keepTheRest(reading: Reading, { value, place }: ChatMessage, first: number, usage: Usage | undefined): void {
  const { format, draft, tally } = reading;
  const rest = statedFields(value, (key) => !readFields.has(key));
  const hasRest = Object.keys(rest).length > 0;
  if (draft.events.length > first) {
    if (usage) draft.complete(first, { usage });
    if (hasRest) draft.complete(first, { extra: { [format]: rest }, extraPlace: place });
  } else {
    for (const key of Object.keys(rest)) tally.field(key, place);
    if (value['role'] === 'assistant')
      tally.sideRecord(place, 'A message of the assistant that says and does nothing.');
  }
}

/** Fields that the reader knows and does not read here: the message is another's, or another field says the same and was read. */
function passedOver(message: JsonObject, role: string, model: string | undefined): readonly string[] {
  const ofModel = ['model', 'tool_calls', 'function_call', ...thoughtKeys];
  const ofTool = ['tool_call_id', 'tool_call_ids'];
  const strange = [...(role === 'assistant' ? [] : ofModel), ...(role === 'tool' ? [] : ofTool)];
  const seconds = [
    ...(stringAt(message, 'role') === undefined ? [] : ['from']),
    ...(message['content'] === undefined ? [] : ['value']),
    ...(role === 'assistant' ? secondThoughts(message) : []),
    ...(model === undefined || message['model'] === model ? [] : ['model']),
    ...(role === 'tool' ? secondCalls(message) : []),
  ];
  return filledIn(message, [...strange, ...seconds]);
}

function secondThoughts(message: JsonObject): readonly string[] {
  const [read, ...others] = thoughtKeys.filter((key) => stringAt(message, key));
  return read === undefined ? [] : others.filter((key) => message[key] !== message[read]);
}

/** A result answers one call. */
function secondCalls(message: JsonObject): readonly string[] {
  const ids = arrayAt(message, 'tool_call_ids') ?? [];
  const read = stringAt(message, 'tool_call_id') ?? ids[0];
  return ids.some((id) => id !== read) ? ['tool_call_ids'] : [];
}
