import { isArray, isObject, type Json, type JsonObject, objectAt, stringAt } from '../json.ts';
import type { Ledger } from '../losses/loss.ts';
import type { Tally } from '../losses/tally.ts';
import { noteOtherKeys } from '../source/other-keys.ts';
import { inside, type Place, pointed } from '../source/source.ts';
import { timeOf } from '../time.ts';
import type { Draft } from '../timeline/draft.ts';
import { type Call, type Message, type Part, type Result, textOf, type Usage } from '../timeline/timeline.ts';
import { authorOfUserText, saysOnlyWho } from './author-of.ts';
import type { Lane } from './lanes.ts';
import { partOf, partsOf } from './parts.ts';
import { laterUsage, usageOf } from './usage.ts';

/** Reads `user` and `assistant` records of any lane into the draft. */
export interface MessageReader {
  readonly user: (record: JsonObject, place: Place, lane: Lane) => void;
  readonly assistant: (record: JsonObject, place: Place, lane: Lane) => void;
  /** Puts the usage of each response on its first event. */
  readonly finish: () => void;
}

/** Called before and after each result, so that the subagents which the call started can be read and closed. */
export interface OnResult {
  readonly before: (callId: string, record: JsonObject, place: Place, facts: Pick<Facts, 'at' | 'span'>) => void;
  readonly after: (callId: string) => void;
}

/** What the events of one record share. */
interface Facts {
  readonly source: Place;
  readonly actor: string;
  readonly at: string | undefined;
  readonly span: string | undefined;
  readonly sourceId: string | undefined;
  readonly model: string | undefined;
  readonly response: string | undefined;
}

/** What one user record says, by who wrote it, with the first block of each. */
type Said = { readonly author: Message['author']; readonly parts: Part[]; readonly index: number | undefined }[];

interface Response {
  readonly id: string;
  /** Index of its first event, as soon as there is one. */
  firstEvent?: number;
  usage?: Usage;
  readonly place: Place;
  /** The ids of its calls, as the source has them. */
  readonly callIds: string[];
}

/** Starts reading messages; responses are put together by the id that their records share. */
export function startMessages(draft: Draft, ledger: Ledger, tally: Tally, onResult: OnResult): MessageReader {
  const responses = new Map<string, Response>();

  return {
    user(record, place, lane) {
      const content = objectAt(record, 'message')?.content;
      if (typeof content !== 'string' && !isArray(content))
        return void tally.misshapen(place, 'A user record without a content that can be read was left out.');
      const facts = factsOf(record, place, lane);
      noteUnused(record, content, place);
      const said: Said = [];
      if (typeof content === 'string') sort(record, content, undefined, lane, said);
      else readUserBlocks(content, record, place, lane, facts, said);
      for (const { author, parts, index } of said) {
        const actor = speakerOf(author, lane);
        const source = blockPlace(place, index);
        draft.message(withFacts({ source, actor, role: 'user', author, content: parts }, facts));
      }
    },

    assistant(record, place, lane) {
      const message = objectAt(record, 'message');
      const content = message?.content;
      if (message === undefined || (typeof content !== 'string' && !isArray(content)))
        return void tally.misshapen(place, 'An assistant record without a content that can be read was left out.');
      const synthetic = message.model === '<synthetic>' || record.isApiErrorMessage === true;
      const response = responseOf(message, record, lane, place);
      const usage = synthetic ? undefined : usageOf(message);
      if (usage) response.usage = laterUsage(response.usage, usage);
      noteOtherKeys(message, readOfMessage, 'message/', place, tally);
      const stated = objectAt(message, 'usage');
      if (stated) noteOtherKeys(stated, readOfUsage, 'message/usage/', place, tally);
      // What the program says in the place of the model has no model, and costs nothing.
      if (synthetic && typeof message.model === 'string' && message.model !== '<synthetic>')
        tally.field('model', place, 'message/');
      if (synthetic && stated && Object.values(stated).some((count) => typeof count === 'number' && count !== 0))
        tally.field('usage', place, 'message/');
      const model = !synthetic && typeof message.model === 'string' ? message.model : undefined;
      const facts = factsOf(record, place, lane, response.id, model);
      const next = draft.events.length;
      if (typeof content === 'string') readBlock(content, blockPlace(place, undefined), facts, response, synthetic);
      else
        for (let index = 0; index < content.length; index += 1)
          readBlock(content[index]!, blockPlace(place, index), facts, response, synthetic);
      if (draft.events.length > next) response.firstEvent ??= next;
    },

    finish() {
      for (const { usage, firstEvent, place } of responses.values()) {
        if (usage && firstEvent !== undefined) draft.complete(firstEvent, { usage });
        else if (usage) tally.field('usage', place, 'message/');
      }
    },
  };

  function factsOf(record: JsonObject, source: Place, lane: Lane, response?: string, model?: string): Facts {
    const at = timeOf(record.timestamp, source, ledger, 'timestamp');
    return { source, actor: lane.actor, at, span: lane.span, sourceId: stringAt(record, 'uuid'), model, response };
  }

  function readUserBlocks(
    content: readonly Json[],
    record: JsonObject,
    place: Place,
    lane: Lane,
    facts: Facts,
    said: Said,
  ): void {
    const results = content.filter(isResult).length;
    for (let index = 0; index < content.length; index += 1) {
      const block = content[index]!;
      noteBlock(block, blockPlace(place, index));
      if (!isResult(block)) {
        sort(record, block, index, lane, said);
        continue;
      }
      const callId = stringAt(block, 'tool_use_id') ?? stringAt(record, 'sourceToolUseID');
      if (callId !== undefined) onResult.before(callId, record, place, facts);
      const structured = results === 1 ? record.toolUseResult : undefined;
      readResult(block, structured, callId, blockPlace(place, index), facts);
      if (callId !== undefined) onResult.after(callId);
    }
  }

  /** Fields that are read for who wrote a message, or for the one result that it holds, and only there. */
  function noteUnused(record: JsonObject, content: string | readonly Json[], place: Place): void {
    if (isStated(record.origin) && !saysOnlyWho(record.origin)) tally.field('origin', place);
    const results = typeof content === 'string' ? [] : content.filter(isResult);
    if (results.length !== 1 && isStated(record.toolUseResult)) tally.field('toolUseResult', place);
    const isNeeded = results.some((block) => stringAt(block, 'tool_use_id') === undefined);
    const isRepeated = results.some((block) => stringAt(block, 'tool_use_id') === record.sourceToolUseID);
    if (isStated(record.sourceToolUseID) && !isNeeded && !isRepeated) tally.field('sourceToolUseID', place);
  }

  /** Puts the parts of a user record together by who wrote them: what the program added is not part of what the human said. */
  function sort(record: JsonObject, block: Json, index: number | undefined, lane: Lane, said: Said): void {
    const part = partOf(block);
    const author = authorOfUserText(record, part.type === 'text' ? part.text : '', lane.isSubagent);
    const same = said.find((one) => one.author === author);
    if (same) same.parts.push(part);
    else said.push({ author, parts: [part], index });
  }

  function speakerOf(author: Message['author'], lane: Lane): string {
    if (author === 'human') return draft.actor({ id: 'human', kind: 'human', name: 'user' });
    if (author === 'agent' && lane.span !== undefined) return 'agent';
    if (author === 'agent') return draft.actor({ id: 'caller', kind: 'model', name: 'caller' });
    if (author === 'summary') return lane.actor;
    return draft.actor({ id: 'client', kind: 'system', name: 'client' });
  }

  function readResult(
    block: JsonObject,
    structured: Json | undefined,
    sourceCallId: string | undefined,
    source: Place,
    facts: Facts,
  ): void {
    const content = partsOf(block.content);
    if (textOf(content).startsWith('<persisted-output>'))
      ledger.lose({
        kind: 'missing',
        place: inside(source, 'content'),
        why: 'The output lies in a file of its own; this log holds only a stub of it.',
        trap: 'output-elsewhere',
      });
    const result: Answer = withFacts({ source, content }, facts);
    if (sourceCallId !== undefined) result.sourceCallId = sourceCallId;
    if (typeof block.is_error === 'boolean') result.isError = block.is_error;
    if (structured !== undefined) {
      result.extra = { 'claude-code': { toolUseResult: structured } };
      result.extraPlace = facts.source;
    }
    draft.result(result);
  }

  function responseOf(message: JsonObject, record: JsonObject, lane: Lane, place: Place): Response {
    const id = stringAt(message, 'id') ?? stringAt(record, 'uuid') ?? `${place.file ?? ''} ${place.record}`;
    const key = lane.span === undefined ? id : `${lane.span} ${id}`;
    const already = responses.get(key);
    if (already) return already;
    const response: Response = { id: `r${responses.size + 1}`, place, callIds: [] };
    responses.set(key, response);
    return response;
  }

  function readBlock(block: Json, source: Place, facts: Facts, response: Response, synthetic: boolean): void {
    const type = stringAt(block, 'type');
    noteBlock(block, source);
    if (typeof block === 'string' || type === 'text') {
      const part = partOf(block);
      if (part.type === 'text' && part.text === '') return;
      const actor = synthetic ? draft.actor({ id: 'client', kind: 'system', name: 'client' }) : facts.actor;
      const author = synthetic ? 'synthetic' : 'model';
      draft.message(withFacts({ source, actor, role: 'assistant', author, content: [part] }, facts));
    } else if (type === 'thinking' || type === 'redacted_thinking') {
      draft.thought(withFacts({ source, actor: facts.actor }, facts), 'verbatim', stringAt(block, 'thinking'));
    } else if (isObject(block) && (type === 'tool_use' || type === 'server_tool_use' || type === 'mcp_tool_use'))
      readCall(block, source, facts, response);
    else if (isObject(block) && type?.endsWith('_tool_result'))
      // What a tool gave back is not the model's, though it stands in its response.
      readResult(block, undefined, stringAt(block, 'tool_use_id'), source, {
        ...facts,
        model: undefined,
        response: undefined,
      });
    else {
      const data = isObject(block) ? block : { value: block };
      const name = `block:${type ?? 'unknown'}`;
      draft.annotation(withFacts({ source, actor: facts.actor, name, data }, facts));
    }
  }

  /** Blocks of a kind that is not known are kept whole; of the others, fields that are not read are counted. */
  function noteBlock(block: Json, source: Place): void {
    if (!isObject(block) || typeof block.type !== 'string') return;
    const read = Object.hasOwn(readOfBlock, block.type) ? readOfBlock[block.type] : undefined;
    if (read) noteOtherKeys(block, read, 'message/content/*/', source, tally);
  }

  function readCall(block: JsonObject, source: Place, facts: Facts, response: Response): void {
    const sourceCallId = stringAt(block, 'id');
    if (sourceCallId !== undefined && response.callIds.includes(sourceCallId)) {
      const why = 'The same call of the same response stands in the log twice; it was read once.';
      return void ledger.lose({ kind: 'dropped', place: source, why, trap: 'seen-twice', of: 'call' });
    }
    const tool = stringAt(block, 'name') ?? 'unknown';
    const input = { form: 'json', value: block.input ?? null } as const;
    const call: Called = withFacts({ source, actor: facts.actor, tool, input }, facts);
    if (sourceCallId !== undefined) {
      response.callIds.push(sourceCallId);
      call.sourceCallId = sourceCallId;
    }
    draft.call(call);
  }
}

/** An event with what its record states and others may not: one name after the other, so that events of a kind are alike to Node. */
function withFacts<Event extends object>(event: Event, { at, span, sourceId, model, response }: Facts): Event & Stated {
  const own: Event & Stated = event;
  if (at !== undefined) own.at = at;
  if (span !== undefined) own.span = span;
  if (sourceId !== undefined) own.sourceId = sourceId;
  if (model !== undefined) own.model = model;
  if (response !== undefined) own.response = response;
  return own;
}

interface Stated {
  at?: string;
  span?: string;
  sourceId?: string;
  model?: string;
  response?: string;
}

type Answer = Stated &
  Pick<Result, 'source' | 'content'> & {
    -readonly [Key in 'sourceCallId' | 'isError' | 'extra' | 'extraPlace']?: Result[Key];
  };

type Called = Stated & Pick<Call, 'source' | 'actor' | 'tool' | 'input'> & { sourceCallId?: string };

function isStated(value: Json | undefined): value is Json {
  return value !== undefined && value !== null;
}

function isResult(block: Json): block is JsonObject {
  return isObject(block) && block.type === 'tool_result';
}

/** The id of a response puts its records together and is written nowhere, so it counts as one that is left out. */
const readOfMessage = new Set('type role model content usage'.split(' '));
const readOfUsage = new Set(
  'input_tokens output_tokens cache_read_input_tokens cache_creation_input_tokens output_tokens_details'.split(' '),
);

/** What is read of each kind of block. */
const readOfBlock: Readonly<Record<string, ReadonlySet<string>>> = {
  text: new Set(['type', 'text']),
  thinking: new Set(['type', 'thinking']),
  redacted_thinking: new Set(['type', 'data']),
  image: new Set(['type', 'source']),
  document: new Set(['type', 'source', 'title']),
  tool_use: new Set(['type', 'id', 'name', 'input']),
  server_tool_use: new Set(['type', 'id', 'name', 'input']),
  mcp_tool_use: new Set(['type', 'id', 'name', 'input']),
  tool_result: new Set(['type', 'tool_use_id', 'content', 'is_error']),
};

const blockPointers = Array.from({ length: 16 }, (_, index) => `/message/content/${index}`);

/** The place of a block, or of a content that is one text. Logs have millions of them, so the pointers are not made anew. */
function blockPlace(place: Place, index: number | undefined): Place {
  const tail = index === undefined ? '/message/content' : (blockPointers[index] ?? `/message/content/${index}`);
  return pointed(place, place.pointer === '' ? tail : place.pointer + tail);
}
