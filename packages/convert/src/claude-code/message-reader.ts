import type { Draft } from '../draft.ts';
import { isArray, isObject, type Json, type JsonObject, objectAt, stringAt } from '../json.ts';
import { known } from '../known.ts';
import type { Ledger } from '../loss.ts';
import { inside, type Place } from '../source.ts';
import type { Tally } from '../tally.ts';
import { timeOf } from '../time.ts';
import { type Message, type Part, textOf, type Usage } from '../timeline.ts';
import { authorOfUserText } from './author-of.ts';
import type { Lane } from './lanes.ts';
import { partOf, partsOf } from './parts.ts';
import { laterUsage, usageOf } from './usage.ts';

/** Reads `user` and `assistant` records of any lane into the draft. */
export interface MessageReader {
  readonly user: (record: JsonObject, place: Place, lane: Lane, onResult: OnResult) => void;
  readonly assistant: (record: JsonObject, place: Place, lane: Lane) => void;
  /** Puts the usage of each response on its first event. */
  readonly finish: () => void;
}

/** Called before and after each result, so that the subagents which the call started can be read and closed. */
export interface OnResult {
  readonly before: (callId: string, record: JsonObject, at: string | undefined) => void;
  readonly after: (callId: string) => void;
}

/** What one user record says, by who wrote it, with the first block of each. */
type Said = Map<Message['author'], { readonly parts: Part[]; readonly index: number }>;

interface Response {
  readonly id: string;
  /** Index of its first event, as soon as there is one. */
  firstEvent?: number;
  usage?: Usage;
  readonly place: Place;
  readonly callIds: Set<string>;
}

/** Starts reading messages; responses are put together by the id that their records share. */
export function startMessages(draft: Draft, ledger: Ledger, tally: Tally): MessageReader {
  const responses = new Map<string, Response>();
  const at = (record: JsonObject, place: Place): string | undefined =>
    timeOf(record.timestamp, inside(place, 'timestamp'), ledger);

  return {
    user(record, place, lane, onResult) {
      const content = objectAt(record, 'message')?.content;
      if (typeof content !== 'string' && !isArray(content))
        return void tally.misshapen(place, 'A user record without a content that can be read was left out.');
      const facts = known({ at: at(record, place), span: lane.span, sourceId: stringAt(record, 'uuid') });
      const blocks: readonly Json[] = typeof content === 'string' ? [{ type: 'text', text: content }] : content;
      const said: Said = new Map();
      const single = blocks.filter((block) => isObject(block) && block.type === 'tool_result').length === 1;
      for (const [index, block] of blocks.entries()) {
        if (isObject(block) && block.type === 'tool_result') {
          const callId = stringAt(block, 'tool_use_id') ?? stringAt(record, 'sourceToolUseID');
          const source = inside(place, 'message', 'content', index);
          if (callId !== undefined) onResult.before(callId, record, facts.at);
          readResult(block, single ? record.toolUseResult : undefined, callId, { ...facts, source });
          if (callId !== undefined) onResult.after(callId);
        } else sort(record, block, index, lane, said);
      }
      for (const [author, { parts, index }] of said)
        draft.message({
          ...facts,
          actor: speakerOf(author, lane),
          role: 'user',
          author,
          content: parts,
          source: inside(place, 'message', 'content', ...(typeof content === 'string' ? [] : [index])),
        });
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
      if (typeof message.stop_reason === 'string') tally.field('/message/stop_reason', place);
      const facts = known({
        at: at(record, place),
        span: lane.span,
        sourceId: stringAt(record, 'uuid'),
        model: synthetic ? undefined : stringAt(message, 'model'),
        response: response.id,
        actor: lane.actor,
      });
      const blocks: readonly Json[] = typeof content === 'string' ? [{ type: 'text', text: content }] : content;
      const next = draft.events.length;
      for (const [index, block] of blocks.entries())
        readBlock(block, inside(place, 'message', 'content', index), facts, response, synthetic);
      if (draft.events.length > next) response.firstEvent ??= next;
    },

    finish() {
      for (const { usage, firstEvent, place } of responses.values()) {
        if (usage && firstEvent !== undefined) draft.complete(firstEvent, { usage });
        else if (usage) tally.field('/message/usage', place);
      }
    },
  };

  /** Puts the parts of a user record together by who wrote them: what the program added is not part of what the human said. */
  function sort(record: JsonObject, block: Json, index: number, lane: Lane, said: Said): void {
    const part = partOf(block);
    const author = authorOfUserText(record, part.type === 'text' ? part.text : '', lane.isSubagent);
    const same = said.get(author);
    if (same) same.parts.push(part);
    else said.set(author, { parts: [part], index });
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
    callId: string | undefined,
    facts: { readonly source: Place; readonly at?: string; readonly span?: string; readonly sourceId?: string },
  ): void {
    const content = partsOf(block.content);
    const isError = block.is_error;
    if (textOf(content).startsWith('<persisted-output>'))
      ledger.lose({
        kind: 'missing',
        place: inside(facts.source, 'content'),
        why: 'The output lies in a file of its own; this log holds only a stub of it.',
        trap: 'output-elsewhere',
      });
    draft.result({
      ...facts,
      ...(callId === undefined ? {} : { sourceCallId: callId }),
      ...(typeof isError === 'boolean' ? { isError } : {}),
      ...(structured === undefined ? {} : { extra: { 'claude-code': { toolUseResult: structured } } }),
      content,
    });
  }

  function responseOf(message: JsonObject, record: JsonObject, lane: Lane, place: Place): Response {
    const key = stringAt(message, 'id') ?? stringAt(record, 'uuid') ?? `${place.file ?? ''} ${place.record}`;
    const laneKey = `${lane.span ?? ''} ${key}`;
    const already = responses.get(laneKey);
    if (already) return already;
    const response: Response = { id: `r${responses.size + 1}`, place, callIds: new Set<string>() };
    responses.set(laneKey, response);
    return response;
  }

  function readBlock(
    block: Json,
    source: Place,
    facts: { readonly actor: string; readonly response: string; readonly at?: string; readonly span?: string },
    response: Response,
    synthetic: boolean,
  ): void {
    const type = stringAt(block, 'type');
    if (typeof block === 'string' || type === 'text') {
      const part = partOf(block);
      if (part.type === 'text' && part.text === '') return;
      const actor = synthetic ? draft.actor({ id: 'client', kind: 'system', name: 'client' }) : facts.actor;
      const author = synthetic ? 'synthetic' : 'model';
      draft.message({ ...facts, actor, role: 'assistant', author, content: [part], source });
    } else if (type === 'thinking' || type === 'redacted_thinking') {
      if (stringAt(block, 'signature')) tally.field('/message/content/*/signature', { ...source, pointer: '' });
      draft.thought({ ...facts, source }, 'verbatim', stringAt(block, 'thinking'));
    } else if (isObject(block) && (type === 'tool_use' || type === 'server_tool_use' || type === 'mcp_tool_use'))
      readCall(block, source, facts, response);
    else if (isObject(block) && type?.endsWith('_tool_result')) {
      const callId = stringAt(block, 'tool_use_id');
      readResult(block, undefined, callId, known({ source, at: facts.at, span: facts.span }));
    } else
      draft.annotation(
        known({
          ...facts,
          name: `block:${type ?? 'unknown'}`,
          data: isObject(block) ? block : { value: block },
          source,
        }),
      );
  }

  function readCall(
    block: JsonObject,
    source: Place,
    facts: { readonly actor: string; readonly response: string },
    response: Response,
  ): void {
    const callId = stringAt(block, 'id');
    if (callId !== undefined && response.callIds.has(callId)) {
      const why = 'The same call of the same response stands in the log twice; it was read once.';
      return void ledger.lose({ kind: 'dropped', place: source, why, trap: 'seen-twice', of: 'call' });
    }
    if (callId !== undefined) response.callIds.add(callId);
    draft.call({
      ...facts,
      ...(callId === undefined ? {} : { sourceCallId: callId }),
      tool: stringAt(block, 'name') ?? 'unknown',
      input: { form: 'json', value: block.input ?? null },
      source,
    });
  }
}
