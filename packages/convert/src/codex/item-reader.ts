import { arrayAt, isObject, type Json, type JsonObject, numberAt, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import { callInputOf } from '../source/call-input.ts';
import { filledIn, losePassedOver, noteOtherKeys } from '../source/other-keys.ts';
import { inside, type Place } from '../source/source.ts';
import { type CallInput, type EventFacts, type Message, type Part, textOf } from '../timeline/timeline.ts';
import { isInjected } from './author-of.ts';
import type { LogRecord } from './log.ts';
import { partsOf } from './parts.ts';
import type { Reading } from './reading.ts';

/** Facts that every event of a record shares. */
export type Facts = Pick<EventFacts, 'at' | 'span' | 'sourceId' | 'model' | 'extra'>;

/** Reads response items into the draft. */
export interface ItemReader {
  readonly item: (payload: JsonObject, place: Place, facts: Facts, isHuman: boolean) => void;
  readonly said: (parts: readonly Part[], place: Place, facts: Facts, author: Message['author']) => void;
  /** The earliest web search with this action whose results have not come: searches have no id that their results would name. */
  readonly searchOf: (action: Json | undefined) => string | undefined;
}

const calls = new Set([
  'function_call',
  'custom_tool_call',
  'local_shell_call',
  'web_search_call',
  'tool_search_call',
  'image_generation_call',
  'tool_call',
]);
/** What is read of each kind of item. */
const readOf: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    message: 'role content',
    reasoning: 'summary content',
    function_call: 'name function arguments call_id namespace',
    tool_call: 'name function arguments call_id namespace',
    custom_tool_call: 'name input arguments call_id namespace',
    local_shell_call: 'name action call_id namespace',
    web_search_call: 'name action call_id namespace',
    tool_search_call: 'name arguments call_id namespace',
    image_generation_call: 'call_id revised_prompt result namespace',
    function_call_output: 'call_id output',
    custom_tool_call_output: 'call_id output',
    tool_search_output: 'call_id tools',
    tool_result: 'call_id result',
    agent_message: 'author content',
  }).map(([type, keys]) => [type, new Set(['type', 'id', ...keys.split(' ')])]),
);
const outputs = new Set(['function_call_output', 'custom_tool_call_output', 'tool_search_output', 'tool_result']);

const cut =
  /(?:…|\.{3})\s{0,9}\d[\d,]{0,19}\s{0,9}\w{0,19}\s{0,9}(?:truncated|omitted)|(?:truncated|omitted)\s{0,9}(?:…|\.{3})|\[truncated/i;

/** The calls of a log whose outputs stand in it as items. */
export function answeredIn(records: readonly LogRecord[]): ReadonlySet<string | undefined> {
  return new Set(
    records
      .filter(({ type, payload }) => type === 'response_item' && outputs.has(stringAt(payload, 'type') ?? ''))
      .map(({ payload }) => stringAt(payload, 'call_id')),
  );
}

/** Starts reading items for one lane. */
export function startItems({ draft, ledger, tally, lane, responses }: Reading): ItemReader {
  const withoutId: string[] = [];
  const searches = new Map<string, string[]>();
  return { item, said, searchOf: (action) => searches.get(JSON.stringify(action))?.shift() };

  function item(payload: JsonObject, place: Place, facts: Facts, isHuman: boolean): void {
    const type = stringAt(payload, 'type') ?? 'message';
    const read = Object.hasOwn(readOf, type) ? readOf[type] : undefined;
    if (read) noteOtherKeys(payload, read, '', place, tally);
    if (type === 'message') message(payload, place, facts, isHuman);
    else if (type === 'reasoning') reasoning(payload, place, facts);
    else if (calls.has(type)) call(type, payload, place, facts);
    else if (outputs.has(type)) output(type, payload, place, facts);
    else if (type === 'agent_message') mail(payload, place, facts);
    else if (type === 'compaction' || type === 'compaction_summary' || type === 'context_compaction')
      draft.annotation({ actor: client(), name: 'compaction', source: place, ...facts });
    else if (type === 'ghost_snapshot') tally.sideRecord(place, 'Backups of files belong to the program.');
    else tally.unknownRecord(`response_item:${type}`, place);
  }

  function message(payload: JsonObject, place: Place, facts: Facts, isHuman: boolean): void {
    const role = stringAt(payload, 'role');
    const parts = partsOf(payload['content']);
    if (role === 'assistant') {
      if (parts.every((part) => part.type === 'text' && part.text === '')) return;
      const response = responses.next('text');
      draft.message({ response, actor: lane.actor, role, author: 'model', content: parts, source: place, ...facts });
    } else if (role === 'system' || role === 'developer') {
      responses.end();
      const actor = draft.actor({ id: role, kind: 'system', name: role });
      draft.message({ actor, role, author: 'injected', content: parts, source: place, ...facts });
    } else if (role === 'user') user(parts, place, facts, isHuman);
    else tally.misshapen(place, 'A message without a role that is known was left out.');
  }

  /** One record may hold what the program added and what the human said; they become two messages. */
  function user(parts: readonly Part[], place: Place, facts: Facts, isHuman: boolean): void {
    const added = parts.filter((part) => part.type === 'text' && isInjected(part.text));
    const own = parts.filter((part) => !added.includes(part));
    const nothingElse = !own.some((part) => part.type !== 'other');
    if (isHuman && nothingElse) return void said(parts, place, facts, 'human');
    if (added.length > 0) said(added, place, facts, 'injected');
    if (!nothingElse || added.length === 0) said(own, place, facts, 'human');
  }

  function said(parts: readonly Part[], place: Place, facts: Facts, author: Message['author']): void {
    responses.end();
    const really = author === 'human' && lane.isSubagent ? 'agent' : author;
    const actor = really === 'human' ? human() : really === 'agent' ? caller() : client();
    draft.message({ actor, role: 'user', author: really, content: parts, source: place, ...facts });
  }

  function reasoning(payload: JsonObject, place: Place, facts: Facts): void {
    const response = responses.next('thought');
    const content = arrayAt(payload, 'content') ?? [];
    const verbatim = textOf(partsOf(content).filter((part) => part.type === 'text'));
    const summed = arrayAt(payload, 'summary') ?? [];
    const summary = summed.flatMap((part) => stringAt(part, 'text') ?? []).join('\n\n');
    const base = { ...facts, response, actor: lane.actor, source: place };
    for (const [key, parts] of [['content', content] as const, ['summary', summed] as const])
      for (const [index, part] of parts.entries())
        if (stringAt(part, 'text') === undefined)
          tally.misshapen(inside(place, key, index), 'A part of a thought that holds no text was left out.');
    if (verbatim !== '') draft.thought(base, 'verbatim', verbatim);
    else draft.thought(base, 'summary', summary);
    if (verbatim !== '' && summary !== '') tally.field('summary', place);
  }

  function call(type: string, payload: JsonObject, place: Place, facts: Facts): void {
    const { tool, input } = calledBy(type, payload, place);
    const sourceCallId = stringAt(payload, 'call_id') ?? stringAt(payload, 'id');
    const response = responses.next('call');
    const namespace = stringAt(payload, 'namespace');
    const extra = namespace === undefined ? undefined : { codex: { namespace } };
    const id = draft.call(
      known({
        ...facts,
        ...(extra && { extra }),
        response,
        actor: lane.actor,
        sourceCallId,
        tool,
        input,
        source: place,
      }),
    );
    if (type === 'web_search_call') {
      const action = JSON.stringify(payload['action']);
      const same = searches.get(action);
      if (same) same.push(id);
      else searches.set(action, [id]);
    } else if (sourceCallId === undefined) withoutId.push(id);
    const image = type === 'image_generation_call' ? stringAt(payload, 'result') : undefined;
    if (image !== undefined)
      draft.resultOf(id, { content: [{ type: 'image', data: image }], source: inside(place, 'result'), ...facts });
  }

  function calledBy(
    type: string,
    payload: JsonObject,
    place: Place,
  ): { readonly tool: string; readonly input: CallInput } {
    const inner = stringAt(objectAt(payload, 'function'), 'name');
    const name = stringAt(payload, 'name') ?? inner;
    if (inner !== name)
      losePassedOver(filledIn(objectAt(payload, 'function'), ['name']), inside(place, 'function'), ledger);
    const text = stringAt(payload, 'input');
    if (type === 'custom_tool_call' && text !== undefined) {
      if (payload['arguments'] !== undefined && payload['arguments'] !== null) tally.field('arguments', place);
      ledger.lose({
        kind: 'approximated',
        place: inside(place, 'input'),
        why: 'The call takes a text, not named arguments; the text is kept as it is.',
        trap: 'arguments-not-json',
      });
      return { tool: name ?? 'custom', input: { form: 'text', text } };
    }
    if (type === 'local_shell_call' || type === 'web_search_call')
      return { tool: name ?? type.replace('_call', ''), input: { form: 'json', value: payload['action'] ?? null } };
    if (type === 'image_generation_call')
      return {
        tool: 'image_generation',
        input: { form: 'json', value: known({ prompt: stringAt(payload, 'revised_prompt') }) },
      };
    const fallback = type === 'tool_search_call' ? 'tool_search' : 'unknown';
    return { tool: name ?? fallback, input: callInputOf(payload['arguments'], inside(place, 'arguments'), ledger) };
  }

  function output(type: string, payload: JsonObject, place: Place, facts: Facts): void {
    responses.end();
    const key = type === 'tool_search_output' ? 'tools' : type === 'tool_result' ? 'result' : 'output';
    const written = payload[key];
    const content = partsOf(written);
    if (cut.test(textOf(content)))
      ledger.lose({
        kind: 'missing',
        place: inside(place, key),
        why: 'The program cut this output before it was written down.',
        trap: 'output-truncated',
      });
    const sourceCallId = stringAt(payload, 'call_id');
    const event = known({ sourceCallId, content, isError: failed(written), source: place, ...facts });
    if (sourceCallId === undefined && withoutId.length > 0) draft.resultOf(withoutId.shift(), event);
    else draft.result(event);
  }

  function mail(payload: JsonObject, place: Place, facts: Facts): void {
    responses.end();
    const author = stringAt(payload, 'author') ?? 'agent';
    const actor = draft.actor({ id: `agent:${author}`, kind: 'model', name: author });
    const content = partsOf(payload['content']);
    draft.message({ actor, role: 'user', author: 'agent', content, source: place, ...facts });
  }

  function human(): string {
    return draft.actor({ id: 'human', kind: 'human', name: 'user' });
  }
  function caller(): string {
    return draft.actor({ id: 'caller', kind: 'model', name: 'caller' });
  }
  function client(): string {
    return draft.actor({ id: 'client', kind: 'system', name: 'client' });
  }
}

/** Whether an output states that the call failed: a flag, or an exit code in the JSON that older versions write. */
function failed(output: Json | undefined): boolean | undefined {
  if (isObject(output) && typeof output['success'] === 'boolean') return !output['success'];
  if (typeof output !== 'string' || !output.startsWith('{') || !output.includes('"exit_code"')) return undefined;
  try {
    const code = numberAt(objectAt(JSON.parse(output), 'metadata'), 'exit_code');
    return code === undefined ? undefined : code !== 0;
  } catch {
    return undefined;
  }
}
