import { arrayAt, isArray, isObject, type Json, type JsonObject, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import { statedFields } from '../losses/stated-fields.ts';
import type { Tally } from '../losses/tally.ts';
import { callInputOf } from '../source/call-input.ts';
import { filledIn, losePassedOver } from '../source/other-keys.ts';
import { inside, type Place } from '../source/source.ts';
import type { Draft } from '../timeline/draft.ts';
import { timeAt } from '../timeline/time.ts';
import type { Message, Part, Usage } from '../timeline/timeline.ts';
import { partOf, partsOf } from './parts.ts';

/** Reads chat messages one after the other into the draft. */
export interface ChatReader {
  readonly message: (message: Json, place: Place, facts?: { readonly model?: string; readonly usage?: Usage }) => void;
}

/** Roles under their names in chat completions and in training sets. */
const roles: ReadonlyMap<string, string> = new Map([
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

const thoughtKeys = ['thinking', 'reasoning_content', 'reasoning'];
const readFields = new Set([
  ...'role from content value timestamp model tool_calls tool_call_id tool_call_ids function_call'.split(' '),
  ...thoughtKeys,
]);

interface Facts {
  readonly response: string;
  readonly actor: string;
  readonly at?: string;
  readonly model?: string;
}

/**
 * Starts reading the messages of one conversation; `format` is the name under which fields of their own are kept, and `written` says how
 * the source writes a key that is not written as chat completions write it.
 */
export function startChat(
  format: string,
  draft: Draft,
  ledger: Ledger,
  tally: Tally,
  written: Readonly<Record<string, string>> = {},
): ChatReader {
  let count = 0;
  const withoutId: { readonly call: string; readonly tool: string | undefined }[] = [];
  const at = (place: Place, key: string, ...steps: readonly number[]): Place =>
    inside(place, written[key] ?? key, ...steps);
  return { message };

  function message(value: Json, place: Place, given: { readonly model?: string; readonly usage?: Usage } = {}): void {
    count += 1;
    if (!isObject(value)) return void tally.misshapen(place, 'A message that is no JSON object was left out.');
    const role = roles.get(stringAt(value, 'role') ?? stringAt(value, 'from') ?? '');
    if (role === undefined) return void tally.misshapen(place, 'A message without a role that is known was left out.');
    tally.record(role);
    const first = draft.events.length;
    const time = timeAt(value, 'timestamp', place, ledger);
    const content = value['content'] === undefined ? value['value'] : value['content'];
    if (role === 'assistant') assistant(value, content, place, known({ at: time, ...given }));
    else if (role === 'tool') result(value, content, place, time);
    else said(role as 'user' | 'system' | 'developer', content, place, time);
    keepTheRest(value, first, place, given.usage);
    const others = passedOver(value, role, given.model).map((key) => written[key] ?? key);
    losePassedOver(others, place, ledger);
  }

  function assistant(
    message: JsonObject,
    content: Json | undefined,
    place: Place,
    given: { readonly at?: string; readonly model?: string },
  ): void {
    const actor = draft.actor({ id: 'agent', kind: 'model', name: 'assistant' });
    const model = given.model ?? stringAt(message, 'model');
    const facts: Facts = known({ at: given.at, model, response: `r${count}`, actor });
    const thought = thoughtKeys.find((key) => stringAt(message, key));
    if (thought !== undefined)
      draft.thought({ source: at(place, thought), ...facts }, 'verbatim', stringAt(message, thought));
    const spoken: Part[] = [];
    const later: (() => void)[] = [];
    const parts = isArray(content) ? content : content === undefined || content === null ? [] : [content];
    for (const [index, part] of parts.entries())
      assistantPart(part, at(place, 'content', ...(isArray(content) ? [index] : [])), facts, spoken, later);
    if (spoken.some((part) => part.type !== 'text' || part.text !== ''))
      draft.message({
        role: 'assistant',
        author: 'model',
        content: spoken,
        source: at(place, 'content'),
        ...facts,
      });
    for (const read of later) read();
    for (const [index, call] of (arrayAt(message, 'tool_calls') ?? []).entries())
      readCall(call, at(place, 'tool_calls', index), facts);
    const retired = objectAt(message, 'function_call');
    if (retired) {
      const call = readFunction(retired, undefined, at(place, 'function_call'), facts);
      withoutId.push({ call, tool: stringAt(retired, 'name') });
    }
  }

  /** Texts are spoken; thoughts, and the calls that some logs put among the parts, are events of their own. */
  function assistantPart(part: Json, source: Place, facts: Facts, spoken: Part[], later: (() => void)[]): void {
    const type = stringAt(part, 'type');
    if (type === 'thinking' || type === 'reasoning')
      draft.thought({ source, ...facts }, 'verbatim', stringAt(part, 'thinking') ?? stringAt(part, 'text'));
    else if (type === 'function_call' || type === 'tool_use' || type === 'tool_call')
      later.push(() => readCall(part, source, facts));
    else if (type === 'refusal')
      spoken.push({ type: 'text', text: stringAt(part, 'refusal') ?? stringAt(part, 'text') ?? '' });
    else spoken.push(partOf(part));
  }

  function readCall(call: Json, source: Place, facts: Facts): void {
    if (!isObject(call)) return void tally.misshapen(source, 'A tool call that is no JSON object was left out.');
    const called = objectAt(call, 'function') ?? objectAt(call, 'custom') ?? call;
    readFunction(called, stringAt(call, 'id'), source, facts, stringAt(call, 'function'));
  }

  function readFunction(
    called: JsonObject,
    sourceCallId: string | undefined,
    source: Place,
    facts: Facts,
    name: string | undefined = stringAt(called, 'name'),
  ): string {
    const written = called['arguments'] ?? undefined;
    const text = stringAt(called, 'input');
    const input =
      written === undefined && text !== undefined
        ? ({ form: 'text', text } as const)
        : callInputOf(written ?? called['input'], source, ledger);
    return draft.call(known({ sourceCallId, tool: name ?? 'unknown', input, source, ...facts }));
  }

  function result(message: JsonObject, content: Json | undefined, place: Place, time: string | undefined): void {
    const ids = arrayAt(message, 'tool_call_ids') ?? [];
    const sourceCallId = stringAt(message, 'tool_call_id') ?? (typeof ids[0] === 'string' ? ids[0] : undefined);
    const facts = known({ at: time, sourceCallId, content: partsOf(content), source: place });
    if (sourceCallId === undefined && withoutId.length > 0) draft.resultOf(callWithoutId(message), facts);
    else draft.result(facts);
  }

  /**
   * Of the calls without an id the earliest of the tool that a result names; without such a name, or such a call, the earliest of
   * all.
   */
  function callWithoutId(message: JsonObject): string | undefined {
    const named = withoutId.findIndex(({ tool }) => tool === stringAt(message, 'name'));
    return withoutId.splice(Math.max(named, 0), 1)[0]?.call;
  }

  /** What stands under user, system or developer; results that some logs put among a user's parts are results all the same. */
  function said(
    role: Exclude<Message['role'], 'assistant'>,
    content: Json | undefined,
    place: Place,
    time: string | undefined,
  ): void {
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
            source: at(place, 'content', index),
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
  function keepTheRest(message: JsonObject, first: number, place: Place, usage: Usage | undefined): void {
    const rest = statedFields(message, (key) => !readFields.has(key));
    const hasRest = Object.keys(rest).length > 0;
    if (draft.events.length > first) {
      if (usage) draft.complete(first, { usage });
      if (hasRest) draft.complete(first, { extra: { [format]: rest }, extraPlace: place });
    } else {
      for (const key of Object.keys(rest)) tally.field(key, place);
      if (message['role'] === 'assistant')
        tally.sideRecord(place, 'A message of the assistant that says and does nothing.');
    }
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
