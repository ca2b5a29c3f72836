import { arrayAt, isArray, isObject, type Json, type JsonObject, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import { startTitle } from '../losses/last-title.ts';
import type { Ledger } from '../losses/loss.ts';
import type { Tally } from '../losses/tally.ts';
import { noteOtherKeys } from '../source/other-keys.ts';
import { inside, type Place } from '../source/source.ts';
import type { Draft } from '../timeline/draft.ts';
import { momentOf, timeAt } from '../timeline/time.ts';
import type { EventFacts, Message, Part } from '../timeline/timeline.ts';
import { noteOtherCounts, usageOf } from './usage.ts';

/** Reads the entries of a session one after the other into the draft. */
export interface EntryReader {
  readonly entry: (entry: JsonObject, place: Place) => void;
  /** The name that the user gave the session. */
  readonly title: () => string | undefined;
  readonly firstAnswer: () => JsonObject | undefined;
}

type Facts = Omit<EventFacts, 'id' | 'actor' | 'source'>;

/** What is read of the messages of each role. Those of other roles are left out, and a run of the user's shell is kept whole. */
const readOfMessage: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    assistant: 'content model provider usage errorMessage',
    user: 'content',
    toolResult: 'content toolCallId toolName isError',
    branchSummary: 'summary',
    compactionSummary: 'summary',
    custom: 'content',
    hookMessage: 'content',
  }).map(([role, keys]) => [role, new Set(['role', 'timestamp', ...keys.split(' ')])]),
);

/** Starts reading entries in the order of the file; an entry whose parent is not the one before it begins another branch. */
export function startEntries(draft: Draft, ledger: Ledger, tally: Tally): EntryReader {
  const title = startTitle(ledger);
  let firstAnswer: JsonObject | undefined;
  let previous: string | undefined;
  let count = 0;
  const lastEventOf = new Map<string, string>();
  return { entry, title: title.now, firstAnswer: () => firstAnswer };

  function entry(value: JsonObject, place: Place): void {
    count += 1;
    const type = stringAt(value, 'type') ?? 'none';
    tally.record(type);
    const first = draft.events.length;
    const facts = known({
      at: timeAt(value, 'timestamp', place, ledger),
      sourceId: stringAt(value, 'id'),
      parent: branchOf(value, place),
    });
    const message = objectAt(value, 'message');
    if (type === 'message' && message) readMessage(message, inside(place, 'message'), facts);
    else if (type === 'message') tally.misshapen(place, 'A message entry without a message was left out.');
    else if (type === 'compaction' || type === 'branch_summary') {
      readSummary(value, place, facts);
      noteOtherKeys(value, readOfSummary, '', place, tally);
    } else if (type === 'custom_message') readSaid('injected', value, place, facts);
    else if (type === 'session_info') rename(value, place);
    else if (annotated.has(type)) annotate(type, value, readOfEntry, place, facts);
    else tally.unknownRecord(type, place);
    if (type === 'message' && message?.['role'] === 'assistant') firstAnswer ??= value;
    const id = stringAt(value, 'id');
    if (id !== undefined) {
      const last =
        draft.events.length > first ? draft.events.at(-1)?.id : lastEventOf.get(stringAt(value, 'parentId') ?? '');
      if (last !== undefined) lastEventOf.set(id, last);
      previous = id;
    }
  }

  function rename(entry: JsonObject, place: Place): void {
    noteOtherKeys(entry, readOfName, '', place, tally);
    title.rename(stringAt(entry, 'name'), inside(place, 'name'));
  }

  /** The event under which the entry hangs, where that is another than the entry before it. */
  function branchOf(value: JsonObject, place: Place): string | undefined {
    const parent = stringAt(value, 'parentId');
    if (parent === undefined || parent === previous) return undefined;
    const isKnown = lastEventOf.has(parent);
    ledger.lose({
      kind: isKnown ? 'approximated' : 'dropped',
      place: inside(place, 'parentId'),
      why: isKnown
        ? 'The user went back here and took another way; both ways were kept, in the order of the file.'
        : 'The entry names a parent that the file does not hold before it; the order of the file was kept.',
      trap: isKnown ? 'rewound-branch' : 'dangling-parent',
    });
    return lastEventOf.get(parent);
  }

  function readMessage(message: JsonObject, place: Place, facts: Facts): void {
    const role = stringAt(message, 'role');
    const at = facts.at ?? timeAt(message, 'timestamp', place, ledger);
    const timed = known({ at, ...facts });
    // Most messages have their time twice, once as the entry's.
    const isTwice = facts.at === undefined || momentOf(facts.at) === message['timestamp'];
    if (!isTwice && 'timestamp' in message) noteUnread('timestamp', place);
    if (role === 'assistant') readAnswer(message, place, timed);
    else if (role === 'user') readSaid('human', message, place, timed);
    else if (role === 'toolResult') readResult(message, place, timed);
    else if (role === 'bashExecution') annotate('bashExecution', message, readOfRun, place, timed);
    else if (role === 'branchSummary' || role === 'compactionSummary') readSummary(message, place, timed);
    else if (role === 'custom' || role === 'hookMessage') readSaid('injected', message, place, timed);
    else tally.misshapen(place, 'A message without a role that is known was left out.');
    const read = readOfMessage.get(role ?? '');
    for (const key of Object.keys(message)) if (read?.has(key) === false) noteUnread(key, place);
  }

  function noteUnread(key: string, place: Place): void {
    tally.field(key, { ...place, pointer: '' }, 'message/');
  }

  function readAnswer(message: JsonObject, place: Place, facts: Facts): void {
    const model = stringAt(message, 'model');
    const actor = draft.actor(known({ id: 'agent', kind: 'model' as const, name: 'assistant' }));
    const base = known({ model, actor, response: `r${count}`, ...facts });
    const first = draft.events.length;
    const content = message['content'];
    const parts: readonly Json[] =
      typeof content === 'string' ? [{ type: 'text', text: content }] : (arrayAt(message, 'content') ?? []);
    for (const [index, part] of parts.entries()) {
      const source = inside(place, 'content', index);
      const type = stringAt(part, 'type');
      if (type === 'thinking') draft.thought({ source, ...base }, 'verbatim', stringAt(part, 'thinking'));
      else if (type === 'toolCall' && isObject(part))
        draft.call(
          known({
            ...base,
            sourceCallId: stringAt(part, 'id'),
            tool: stringAt(part, 'name') ?? 'unknown',
            input: { form: 'json', value: part['arguments'] ?? null } as const,
            source,
          }),
        );
      else if (type !== 'text' || stringAt(part, 'text') !== '')
        draft.message({ role: 'assistant', author: 'model', content: [partOf(part)], source, ...base });
    }
    if (model !== undefined && draft.events.length === first) noteUnread('model', place);
    const error = stringAt(message, 'errorMessage');
    if (error !== undefined)
      draft.annotation(
        known({ ...facts, actor, name: 'api_error', text: error, source: inside(place, 'errorMessage') }),
      );
    const usage = usageOf(message);
    noteOtherCounts(objectAt(message, 'usage'), inside(place, 'usage'), ledger);
    if (usage && draft.events.length > first) draft.complete(first, { usage });
    else if (usage) noteUnread('usage', place);
    // The session has one provider, that of its first answer.
    const provider = stringAt(message, 'provider');
    const read = stringAt(objectAt(firstAnswer, 'message'), 'provider') ?? provider;
    if (provider !== read) noteUnread('provider', place);
  }

  function readResult(message: JsonObject, place: Place, facts: Facts): void {
    const isError = message['isError'];
    draft.result(
      known({
        ...facts,
        sourceCallId: stringAt(message, 'toolCallId'),
        content: partsOf(message['content']),
        isError: typeof isError === 'boolean' ? isError : undefined,
        source: place,
      }),
    );
    // A tool goes by the name that its call gives it.
    const tool = stringAt(message, 'toolName');
    if (tool !== undefined && draft.events.at(-1)?.actor !== `tool:${tool}`) noteUnread('toolName', place);
  }

  function readSaid(author: 'human' | 'injected', said: JsonObject, place: Place, facts: Facts): void {
    const actor =
      author === 'human'
        ? draft.actor({ id: 'human', kind: 'human', name: 'user' })
        : draft.actor({ id: 'client', kind: 'system', name: 'client' });
    const content = partsOf(said['content']);
    draft.message({ actor, role: 'user', author: author as Message['author'], content, source: place, ...facts });
  }

  function readSummary(entry: JsonObject, place: Place, facts: Facts): void {
    const text = stringAt(entry, 'summary');
    if (text === undefined) return void tally.misshapen(place, 'A summary without a text was left out.');
    const actor = draft.actor({ id: 'client', kind: 'system', name: 'client' });
    draft.message({
      actor,
      role: 'user',
      author: 'summary',
      content: [{ type: 'text', text }],
      source: inside(place, 'summary'),
      ...facts,
    });
  }

  /** Keeps an entry or a message whole, but for what the annotation says by itself. */
  function annotate(name: string, whole: JsonObject, said: ReadonlySet<string>, place: Place, facts: Facts): void {
    const data = Object.fromEntries(Object.entries(whole).filter(([key]) => !said.has(key)));
    const actor = draft.actor({ id: 'client', kind: 'system', name: 'client' });
    draft.annotation({ actor, name, data, source: place, ...facts });
  }
}

const readOfEntry = new Set(['type', 'id', 'parentId', 'timestamp']);
const readOfRun = new Set(['role', 'timestamp']);
const readOfName = new Set(['type', 'id', 'parentId', 'name']);
const annotated = new Set(['model_change', 'thinking_level_change', 'label', 'custom']);
const readOfSummary = new Set(['type', 'id', 'parentId', 'timestamp', 'summary']);

function partsOf(content: Json | undefined): readonly Part[] {
  if (typeof content === 'string') return [{ type: 'text', text: content }];
  return isArray(content) ? content.map(partOf) : [];
}

function partOf(part: Json): Part {
  const text = stringAt(part, 'text');
  if (stringAt(part, 'type') === 'text' && text !== undefined) return { type: 'text', text };
  if (stringAt(part, 'type') === 'image')
    return known({ type: 'image' as const, mediaType: stringAt(part, 'mimeType'), data: stringAt(part, 'data') });
  return { type: 'other', value: part };
}
