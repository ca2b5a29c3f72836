import { type JsonObject, numberAt, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import { type LastTitle, startTitle } from '../losses/last-title.ts';
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

/** What the events of one lane are read with. */
interface Events extends Reading {
  readonly items: ItemReader;
  readonly title: LastTitle;
  /** Which calls an event says have failed, or not. */
  readonly outcome: Map<string, boolean>;
  /** The calls whose output was taken from a notice. */
  readonly shown: Set<string>;
  /** The last count of tokens, as it stands in its event. */
  latestCounts: string | undefined;
}

/** An event, where it stands, and what all that is made of it shares. */
interface Notice {
  readonly payload: JsonObject;
  readonly place: Place;
  readonly facts: Facts;
}

/** Starts reading events for one lane. */
export function startEvents(reading: Reading, items: ItemReader): EventReader {
  const events: Events = {
    ...reading,
    items,
    title: startTitle(reading.ledger),
    outcome: new Map(),
    shown: new Set(),
    latestCounts: undefined,
  };
  const first = reading.draft.events.length;
  return {
    event: (payload, place, facts, isEcho) => readEvent(events, { payload, place, facts }, isEcho),
    title: events.title.now,
    finish: () => tellOutcomes(events, first),
  };
}

function readEvent(events: Events, notice: Notice, isEcho: boolean): void {
  const { payload, place } = notice;
  const type = stringAt(payload, 'type') ?? 'none';
  const said = saidBy(payload);
  const whole = objectAt(payload, 'item');
  const item = type === 'item_completed' ? stringAt(whole, 'type') : undefined;
  if (said && isEcho) repeat(events, said, place);
  else if (said) speak(events, said, notice);
  else if (type === 'token_count') count(events, payload, place);
  else if (type === 'thread_name_updated') rename(events, payload, place);
  else if (type === 'web_search_end') searched(events, notice);
  else if (toolEvents.has(type))
    toolEvent(events, type, stringAt(payload, 'call_id') ?? stringAt(payload, 'callId'), notice);
  else if (item !== undefined && toolItems.has(item)) toolEvent(events, `item:${item}`, stringAt(whole, 'id'), notice);
  else if (item !== undefined) annotate(events, `item:${item}`, notice);
  else if (annotated.has(type)) annotate(events, type, notice);
  else if (side.has(type) || type === 'user_message' || type.startsWith('agent_'))
    events.tally.sideRecord(place, 'A notice of how the program is doing.');
  else events.tally.unknownRecord(`event_msg:${type}`, place);
}

function rename({ title, tally }: Events, payload: JsonObject, place: Place): void {
  noteOtherKeys(payload, readOfName, '', place, tally);
  title.rename(stringAt(payload, 'thread_name'), inside(place, 'thread_name'));
}

function repeat({ ledger }: Events, { kind }: Said, place: Place): void {
  const kinds = { user: 'human-message', assistant: 'assistant-text', reasoning: 'thought' } as const;
  const why = 'The event repeats an item that stands beside it, and the item was read.';
  ledger.lose({ kind: 'dropped', place, why, trap: 'logged-twice', of: kinds[kind] });
}

function speak(events: Events, said: Said, { payload, place, facts }: Notice): void {
  const { draft, items, lane, responses } = events;
  noteUnread(events, payload, said.kind, place);
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
function noteUnread({ tally }: Events, payload: JsonObject, kind: keyof typeof readOfItem, place: Place): void {
  const type = stringAt(payload, 'type') ?? '';
  noteOtherKeys(payload, readOfSaid[type]!, '', place, tally);
  const item = type === 'item_completed' ? objectAt(payload, 'item') : undefined;
  if (item !== undefined) noteOtherKeys(item, readOfItem[kind], '', inside(place, 'item'), tally);
}

/** Tokens of the last response only; the totals grow over the session, and the same count may come again. */
function count(events: Events, payload: JsonObject, place: Place): void {
  const { tally, responses } = events;
  const info = objectAt(payload, 'info');
  const both = JSON.stringify([info?.['total_token_usage'] ?? null, info?.['last_token_usage'] ?? null]);
  if (!info || both === events.latestCounts)
    return void tally.sideRecord(place, 'A count of tokens that says nothing new.');
  events.latestCounts = both;
  const usage = usageOf(objectAt(info, 'last_token_usage'));
  if (!usage || !responses.use(usage)) tally.field('info', place);
}

/** What a web search found stands in the event alone. */
function searched(events: Events, notice: Notice): void {
  const { draft, items, tally } = events;
  const { payload, place, facts } = notice;
  const call = items.searchOf(payload['action']);
  const results = payload['results'];
  if (call === undefined) return void toolEvent(events, 'web_search_end', stringAt(payload, 'call_id'), notice);
  if (results === undefined || results === null) return void tally.sideRecord(place, 'A notice without results.');
  noteOtherKeys(payload, readOfSearch, '', place, tally);
  draft.resultOf(call, { content: [{ type: 'json', value: results }], source: inside(place, 'results'), ...facts });
}

/** A notice about a call. What a program of the agent did inside a call is no call of the log, and is kept as an annotation. */
function toolEvent(events: Events, name: string, callId: string | undefined, notice: Notice): void {
  const { draft, ledger, tally, answered, shown } = events;
  const { payload, place } = notice;
  const call = callId === undefined ? undefined : draft.callOf(callId);
  if (call === undefined) {
    ledger.lose({
      kind: 'approximated',
      place,
      why: 'The log shows what a program of the agent did inside its call only as a notice; it was kept as an annotation.',
      trap: 'inner-call',
    });
    annotate(events, name, notice);
    return;
  }
  const isError = failed(payload);
  if (isError !== undefined) events.outcome.set(call, isError);
  const output = answered.has(callId) || shown.has(call) ? undefined : outputOf(payload);
  if (output === undefined)
    return void tally.sideRecord(place, 'A notice about a call that stands in the log as an item.');
  shown.add(call);
  printed(events, call, output, notice);
}

/** The program may end before it writes the output of a call down as an item: then only the notice has it. */
function printed(events: Events, call: string, [key, text]: Output, { payload, place, facts }: Notice): void {
  const { draft, ledger, tally, responses } = events;
  const source = inside(place, key);
  const why = 'The log has no item with the output of this call, so the output was taken from a notice of the program.';
  ledger.lose({ kind: 'approximated', place: source, why, trap: 'call-without-result' });
  noteOtherKeys(payload, new Set(['type', 'call_id', 'exit_code', 'success', key]), '', place, tally);
  responses.end();
  draft.resultOf(call, { content: [{ type: 'text', text }], source, ...facts });
}

function annotate({ draft, ledger, responses }: Events, name: string, { payload, place, facts }: Notice): void {
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

/** Marks the results whose calls an event says have failed or not. */
function tellOutcomes({ draft, outcome }: Events, first: number): void {
  for (let index = first; index < draft.events.length; index += 1) {
    const event = draft.events[index]!;
    if (event.kind !== 'result' || event.call === undefined || event.isError !== undefined) continue;
    const isError = outcome.get(event.call);
    if (isError !== undefined) draft.complete(index, { isError });
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
