import { arrayAt, type Json, type JsonObject, stringAt } from '../json/json.ts';
import { noteOtherKeys } from '../source/other-keys.ts';
import { inside, type Place } from '../source/source.ts';
import type { Draft } from '../timeline/draft.ts';
import { type Message, type Part, textOf } from '../timeline/timeline.ts';
import { isInjected } from './author-of.ts';
import { calls, outputs, readCall, readOutput } from './call-reader.ts';
import type { Facts, Item, Items } from './items.ts';
import { partsOf } from './parts.ts';
import type { Reading } from './reading.ts';

/** Reads response items into the draft. */
export interface ItemReader {
  readonly item: (payload: JsonObject, place: Place, facts: Facts, isHuman: boolean) => void;
  readonly said: (parts: readonly Part[], place: Place, facts: Facts, author: Message['author']) => void;
  /** The earliest web search with this action whose results have not come: searches have no id that their results would name. */
  readonly searchOf: (action: Json | undefined) => string | undefined;
}

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
/** Starts reading items for one lane. */
export function startItems(reading: Reading): ItemReader {
  const items: Items = { ...reading, withoutId: [], searches: new Map() };
  return {
    item: (payload, place, facts, isHuman) =>
      readItem(items, { type: stringAt(payload, 'type') ?? 'message', payload, place, facts }, isHuman),
    said: (parts, place, facts, author) => say(items, parts, { place, facts }, author),
    searchOf: (action) => items.searches.get(JSON.stringify(action))?.shift(),
  };
}

function readItem(items: Items, item: Item, isHuman: boolean): void {
  const { draft, tally } = items;
  const { type, payload, place, facts } = item;
  const read = Object.hasOwn(readOf, type) ? readOf[type] : undefined;
  if (read) noteOtherKeys(payload, read, '', place, tally);
  if (type === 'message') readMessage(items, item, isHuman);
  else if (type === 'reasoning') readReasoning(items, item);
  else if (calls.has(type)) readCall(items, item);
  else if (outputs.has(type)) readOutput(items, item);
  else if (type === 'agent_message') readMail(items, item);
  else if (type === 'compaction' || type === 'compaction_summary' || type === 'context_compaction')
    draft.annotation({ actor: client(draft), name: 'compaction', source: place, ...facts });
  else if (type === 'ghost_snapshot') tally.sideRecord(place, 'Backups of files belong to the program.');
  else tally.unknownRecord(`response_item:${type}`, place);
}

/** Where something stands in the log, with what all its events share. */
type Where = Pick<Item, 'place' | 'facts'>;

function readMessage(items: Items, { payload, place, facts }: Item, isHuman: boolean): void {
  const { draft, tally, lane, responses } = items;
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
  } else if (role === 'user') readPrompt(items, parts, { place, facts }, isHuman);
  else tally.misshapen(place, 'A message without a role that is known was left out.');
}

/** One record may hold what the program added and what the human said; they become two messages. */
function readPrompt(items: Items, parts: readonly Part[], where: Where, isHuman: boolean): void {
  const added = parts.filter((part) => part.type === 'text' && isInjected(part.text));
  const own = parts.filter((part) => !added.includes(part));
  const nothingElse = !own.some((part) => part.type !== 'other');
  if (isHuman && nothingElse) return void say(items, parts, where, 'human');
  if (added.length > 0) say(items, added, where, 'injected');
  if (!nothingElse || added.length === 0) say(items, own, where, 'human');
}

/** What stands under the role of the user: the human, another agent, or the program may have said it. */
function say(items: Items, parts: readonly Part[], { place, facts }: Where, author: Message['author']): void {
  const { draft, lane } = items;
  items.responses.end();
  const really = author === 'human' && lane.isSubagent ? 'agent' : author;
  const actor = really === 'human' ? human(draft) : really === 'agent' ? caller(draft) : client(draft);
  draft.message({ actor, role: 'user', author: really, content: parts, source: place, ...facts });
}

function readReasoning({ draft, tally, lane, responses }: Items, { payload, place, facts }: Item): void {
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

/** Reads what another agent sent. */
function readMail({ draft, responses }: Items, { payload, place, facts }: Item): void {
  responses.end();
  const author = stringAt(payload, 'author') ?? 'agent';
  const actor = draft.actor({ id: `agent:${author}`, kind: 'model', name: author });
  const content = partsOf(payload['content']);
  draft.message({ actor, role: 'user', author: 'agent', content, source: place, ...facts });
}

function human(draft: Draft): string {
  return draft.actor({ id: 'human', kind: 'human', name: 'user' });
}

function caller(draft: Draft): string {
  return draft.actor({ id: 'caller', kind: 'model', name: 'caller' });
}

function client(draft: Draft): string {
  return draft.actor({ id: 'client', kind: 'system', name: 'client' });
}
