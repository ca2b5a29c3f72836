import { type JsonObject, numberAt, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import { startTitle } from '../losses/last-title.ts';
import { noteOtherKeys } from '../source/other-keys.ts';
import { inside, type Place } from '../source/source.ts';
import { type Said, saidBy } from './echoes.ts';
import { annotated, side, toolEvents, toolItems } from './event-types.ts';
import type { ItemReader } from './item-reader.ts';
import type { Facts } from './items.ts';
import type { Reading } from './reading.ts';
import { usageOf } from './usage.ts';

/** Reads the events of a rollout: what only they say, and what they add to the items. */
export interface EventReader {
  readonly event: (payload: JsonObject, place: Place, facts: Facts, isEcho: boolean) => void;
  readonly title: () => string | undefined;
  /** Marks the results whose calls an event says have failed or not. */
  readonly finish: () => void;
}

/** What is read of each event that says something. */
const readOfSaid: Readonly<Record<string, ReadonlySet<string>>> = {
  user_message: new Set(['type', 'message', 'kind']),
  agent_message: new Set(['type', 'message']),
  agent_reasoning: new Set(['type', 'text']),
  agent_reasoning_raw_content: new Set(['type', 'text']),
  item_completed: new Set(['type', 'item']),
};

/** What is read of the item that an event says was completed, of a name, and of a search. */
const readOfItem: Readonly<Record<'user' | 'assistant' | 'reasoning', ReadonlySet<string>>> = {
  user: new Set(['type', 'content']),
  assistant: new Set(['type', 'content']),
  reasoning: new Set(['type', 'summary_text']),
};
const readOfName = new Set(['type', 'thread_name']);
const readOfSearch = new Set(['type', 'action', 'results']);

/** Starts reading events for one lane. */
export function startEvents(reading: Reading, items: ItemReader): EventReader {
  const { draft, ledger, tally, lane, responses, answered } = reading;
  const title = startTitle(ledger);
  let latestCounts: string | undefined;
  const outcome = new Map<string, boolean>();
  const shown = new Set<string>();
  const firstEvent = draft.events.length;
  return { event, title: title.now, finish };

  function event(payload: JsonObject, place: Place, facts: Facts, isEcho: boolean): void {
    const type = stringAt(payload, 'type') ?? 'none';
    const said = saidBy(payload);
    const item = type === 'item_completed' ? stringAt(objectAt(payload, 'item'), 'type') : undefined;
    if (said && isEcho) repeat(said, place);
    else if (said) speak(payload, said, place, facts);
    else if (type === 'token_count') count(payload, place);
    else if (type === 'thread_name_updated') rename(payload, place);
    else if (type === 'web_search_end') searched(payload, place, facts);
    else if (toolEvents.has(type))
      toolEvent(type, payload, stringAt(payload, 'call_id') ?? stringAt(payload, 'callId'), place, facts);
    else if (item !== undefined && toolItems.has(item))
      toolEvent(`item:${item}`, payload, stringAt(objectAt(payload, 'item'), 'id'), place, facts);
    else if (item !== undefined) annotate(`item:${item}`, payload, place, facts);
    else if (annotated.has(type)) annotate(type, payload, place, facts);
    else if (side.has(type) || type === 'user_message' || type.startsWith('agent_'))
      tally.sideRecord(place, 'A notice of how the program is doing.');
    else tally.unknownRecord(`event_msg:${type}`, place);
  }

  function rename(payload: JsonObject, place: Place): void {
    noteOtherKeys(payload, readOfName, '', place, tally);
    title.rename(stringAt(payload, 'thread_name'), inside(place, 'thread_name'));
  }

  function repeat({ kind }: Said, place: Place): void {
    const kinds = { user: 'human-message', assistant: 'assistant-text', reasoning: 'thought' } as const;
    const why = 'The event repeats an item that stands beside it, and the item was read.';
    ledger.lose({ kind: 'dropped', place, why, trap: 'logged-twice', of: kinds[kind] });
  }

  function speak(payload: JsonObject, said: Said, place: Place, facts: Facts): void {
    noteUnread(payload, said.kind, place);
    const content = [{ type: 'text', text: said.text }] as const;
    const kind = payload['type'] === 'user_message' ? stringAt(payload, 'kind') : undefined;
    if (said.kind === 'user')
      items.said(content, place, facts, kind === undefined || kind === 'plain' ? 'human' : 'injected');
    else if (said.kind === 'assistant')
      draft.message({
        response: responses.next('text'),
        actor: lane.actor,
        role: 'assistant',
        author: 'model',
        content,
        source: place,
        ...facts,
      });
    else
      draft.thought(
        { ...facts, response: responses.next('thought'), actor: lane.actor, source: place },
        payload['type'] === 'agent_reasoning_raw_content' ? 'verbatim' : 'summary',
        said.text,
      );
  }

  /** Only the text is read of what an event says; what a completed item says beside it stands in the item. */
  function noteUnread(payload: JsonObject, kind: keyof typeof readOfItem, place: Place): void {
    const type = stringAt(payload, 'type') ?? '';
    noteOtherKeys(payload, readOfSaid[type]!, '', place, tally);
    const item = type === 'item_completed' ? objectAt(payload, 'item') : undefined;
    if (item !== undefined) noteOtherKeys(item, readOfItem[kind], '', inside(place, 'item'), tally);
  }

  /** Tokens of the last response only; the totals grow over the session, and the same count may come again. */
  function count(payload: JsonObject, place: Place): void {
    const info = objectAt(payload, 'info');
    const both = JSON.stringify([info?.['total_token_usage'] ?? null, info?.['last_token_usage'] ?? null]);
    if (!info || both === latestCounts) return void tally.sideRecord(place, 'A count of tokens that says nothing new.');
    latestCounts = both;
    const usage = usageOf(objectAt(info, 'last_token_usage'));
    if (!usage || !responses.use(usage)) tally.field('info', place);
  }

  /** What a web search found stands in the event alone. */
  function searched(payload: JsonObject, place: Place, facts: Facts): void {
    const call = items.searchOf(payload['action']);
    const results = payload['results'];
    if (call === undefined)
      return void toolEvent('web_search_end', payload, stringAt(payload, 'call_id'), place, facts);
    if (results === undefined || results === null) return void tally.sideRecord(place, 'A notice without results.');
    noteOtherKeys(payload, readOfSearch, '', place, tally);
    draft.resultOf(call, { content: [{ type: 'json', value: results }], source: inside(place, 'results'), ...facts });
  }

  function toolEvent(name: string, payload: JsonObject, callId: string | undefined, place: Place, facts: Facts): void {
    const call = callId === undefined ? undefined : draft.callOf(callId);
    if (call !== undefined) {
      const isError = failed(payload);
      if (isError !== undefined) outcome.set(call, isError);
      const output = answered.has(callId) || shown.has(call) ? undefined : outputOf(payload);
      if (output !== undefined) {
        shown.add(call);
        return void printed(call, output, payload, place, facts);
      }
      return void tally.sideRecord(place, 'A notice about a call that stands in the log as an item.');
    }
    ledger.lose({
      kind: 'approximated',
      place,
      why: 'The log shows what a program of the agent did inside its call only as a notice; it was kept as an annotation.',
      trap: 'inner-call',
    });
    annotate(name, payload, place, facts);
  }

  /** The program may end before it writes the output of a call down as an item: then only the notice has it. */
  function printed(call: string, [key, text]: Output, payload: JsonObject, place: Place, facts: Facts): void {
    const source = inside(place, key);
    const why =
      'The log has no item with the output of this call, so the output was taken from a notice of the program.';
    ledger.lose({ kind: 'approximated', place: source, why, trap: 'call-without-result' });
    noteOtherKeys(payload, new Set(['type', 'call_id', 'exit_code', 'success', key]), '', place, tally);
    responses.end();
    draft.resultOf(call, { content: [{ type: 'text', text }], source, ...facts });
  }

  function annotate(name: string, payload: JsonObject, place: Place, facts: Facts): void {
    const { type: _, ...data } = payload;
    const actor = draft.actor({ id: 'client', kind: 'system', name: 'client' });
    const text = stringAt(payload, 'message');
    draft.annotation(known({ actor, name, text, data, source: place, ...facts }));
    if (name === 'turn_aborted') responses.end();
    if (name === 'thread_rolled_back')
      ledger.lose({
        kind: 'approximated',
        place,
        why: 'The user took back turns of the conversation; they were kept, and an annotation says so.',
        trap: 'turn-rolled-back',
      });
  }

  function finish(): void {
    for (let index = firstEvent; index < draft.events.length; index += 1) {
      const event = draft.events[index]!;
      if (event.kind !== 'result' || event.call === undefined || event.isError !== undefined) continue;
      const isError = outcome.get(event.call);
      if (isError !== undefined) draft.complete(index, { isError });
    }
  }
}

/** What a tool's event states of success: a flag, an exit code, or Rust's `Ok` and `Err`. */
function failed(payload: JsonObject): boolean | undefined {
  if (typeof payload['success'] === 'boolean') return !payload['success'];
  const code = numberAt(payload, 'exit_code');
  if (code !== undefined) return code !== 0;
  const result = objectAt(payload, 'result');
  if (result && 'Err' in result) return true;
  const ok = objectAt(result, 'Ok');
  return ok && typeof ok['isError'] === 'boolean' ? ok['isError'] : undefined;
}

/** Under which key a notice has what a program printed, and that. */
type Output = readonly [key: string, text: string];

function outputOf(payload: JsonObject): Output | undefined {
  for (const key of ['aggregated_output', 'formatted_output', 'stdout', 'stderr']) {
    const text = stringAt(payload, key);
    if (text !== undefined && text !== '') return [key, text];
  }
  return undefined;
}
