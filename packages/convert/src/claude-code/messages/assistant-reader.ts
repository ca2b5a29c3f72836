import { isArray, isObject, type Json, type JsonObject, objectAt, stringAt } from '../../json/json.ts';
import type { Ledger } from '../../losses/loss.ts';
import type { Tally } from '../../losses/tally.ts';
import { noteWrittenToCache } from '../../losses/written-to-cache.ts';
import { noteOtherKeys } from '../../source/other-keys.ts';
import { inside, type Place } from '../../source/source.ts';
import type { Draft } from '../../timeline/draft.ts';
import type { Call } from '../../timeline/timeline.ts';
import type { Lane } from '../subagents/lanes.ts';
import { blockPlace, noteBlock } from './blocks.ts';
import { partOf } from './parts.ts';
import { factsOf, type RecordFacts, type Stated, withFacts } from './record-facts.ts';
import { type Response, startResponses } from './responses.ts';
import { startResultReader } from './result-reader.ts';
import { laterUsage, promptOf, usageOf, writtenToCache } from './usage.ts';

/** Reads `assistant` records, of which several may hold one response. */
export interface AssistantReader {
  readonly record: (record: JsonObject, place: Place, lane: Lane) => void;
  /** Puts the usage of each response on its first event. */
  readonly finish: () => void;
}

/** What is known of all blocks of a record: its facts, the response that it belongs to, and whether the model or the program speaks. */
interface Said {
  readonly facts: RecordFacts;
  readonly response: Response;
  readonly author: 'model' | 'synthetic';
}

/** Starts without a response. */
export function startAssistantReader(draft: Draft, ledger: Ledger, tally: Tally): AssistantReader {
  const responses = startResponses(draft, tally);
  const readResult = startResultReader(draft, ledger);
  return {
    finish: responses.finish,
    record(record, place, lane) {
      const message = objectAt(record, 'message');
      const content = message?.content;
      if (message === undefined || (typeof content !== 'string' && !isArray(content)))
        return void tally.misshapen(place, 'An assistant record without a content that can be read was left out.');
      const synthetic = message.model === '<synthetic>' || record.isApiErrorMessage === true;
      const response = responses.of(message, record, lane, place);
      const usage = synthetic ? undefined : usageOf(message);
      if (usage) response.usage = laterUsage(response.usage, usage);
      noteMessage(message, synthetic, place);
      const model = !synthetic && typeof message.model === 'string' ? message.model : undefined;
      const facts = { ...factsOf(record, place, lane, ledger), response: response.id, model };
      const next = draft.events.length;
      const said: Said = { facts, response, author: synthetic ? 'synthetic' : 'model' };
      if (typeof content === 'string') readBlock(content, blockPlace(place, undefined), said);
      else
        for (let index = 0; index < content.length; index += 1)
          readBlock(content[index]!, blockPlace(place, index), said);
      if (draft.events.length > next) response.firstEvent ??= next;
    },
  };

  /** Counts what is not read. What the program says in the place of the model has no model, and costs nothing. */
  function noteMessage(message: JsonObject, synthetic: boolean, place: Place): void {
    noteOtherKeys(message, readOfMessage, 'message/', place, tally);
    const stated = objectAt(message, 'usage');
    if (stated) noteOtherKeys(stated, readOfUsage, 'message/usage/', place, tally);
    if (stated && !synthetic)
      noteWrittenToCache(
        stated,
        writtenToCache,
        promptOf(stated) !== undefined,
        inside(place, 'message', 'usage'),
        ledger,
      );
    if (synthetic && typeof message.model === 'string' && message.model !== '<synthetic>')
      tally.field('model', place, 'message/');
    if (synthetic && stated && Object.values(stated).some((count) => typeof count === 'number' && count !== 0))
      tally.field('usage', place, 'message/');
  }

  function readBlock(block: Json, source: Place, { facts, response, author }: Said): void {
    const type = stringAt(block, 'type');
    noteBlock(block, source, tally);
    if (typeof block === 'string' || type === 'text') {
      const part = partOf(block);
      if (part.type === 'text' && part.text === '') return;
      const actor = author === 'model' ? facts.actor : draft.actor({ id: 'client', kind: 'system', name: 'client' });
      draft.message(withFacts({ source, actor, role: 'assistant', author, content: [part] }, facts));
    } else if (type === 'thinking' || type === 'redacted_thinking') {
      draft.thought(withFacts({ source, actor: facts.actor }, facts), 'verbatim', stringAt(block, 'thinking'));
    } else if (isObject(block) && (type === 'tool_use' || type === 'server_tool_use' || type === 'mcp_tool_use'))
      readCall(block, source, facts, response);
    else if (isObject(block) && type?.endsWith('_tool_result')) {
      // What a tool gave back is not the model's, though it stands in its response.
      const ofTool = { ...facts, model: undefined, response: undefined };
      readResult(block, source, ofTool, { sourceCallId: stringAt(block, 'tool_use_id') });
    } else {
      const data = isObject(block) ? block : { value: block };
      const name = `block:${type ?? 'unknown'}`;
      draft.annotation(withFacts({ source, actor: facts.actor, name, data }, facts));
    }
  }

  function readCall(block: JsonObject, source: Place, facts: RecordFacts, response: Response): void {
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

type Called = Stated & Pick<Call, 'source' | 'actor' | 'tool' | 'input'> & { sourceCallId?: string };

/** The id of a response puts its records together and is written nowhere, so it counts as one that is left out. */
const readOfMessage = new Set('type role model content usage'.split(' '));
const readOfUsage = new Set(
  'input_tokens output_tokens cache_read_input_tokens cache_creation_input_tokens output_tokens_details'.split(' '),
);
