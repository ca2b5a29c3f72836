import { isArray, type Json, type JsonObject, objectAt, stringAt } from '../../json/json.ts';
import type { Ledger } from '../../losses/loss.ts';
import type { Tally } from '../../losses/tally.ts';
import type { Place } from '../../source/source.ts';
import type { Draft } from '../../timeline/draft.ts';
import type { Message, Part } from '../../timeline/timeline.ts';
import type { Lane } from '../subagents/lanes.ts';
import { authorOfUserText, saysOnlyWho } from './author-of.ts';
import { blockPlace, isResult, noteBlock } from './blocks.ts';
import { partOf } from './parts.ts';
import { factsOf, type RecordFacts, withFacts } from './record-facts.ts';
import { startResultReader } from './result-reader.ts';

/** Called before and after each result, so that the subagents which the call started can be read and closed. */
export interface OnResult {
  readonly before: (callId: string, record: JsonObject, place: Place, facts: Pick<RecordFacts, 'at' | 'span'>) => void;
  readonly after: (callId: string) => void;
}

/** A user record while it is read. */
interface Reading {
  readonly record: JsonObject;
  readonly place: Place;
  readonly lane: Lane;
  readonly facts: RecordFacts;
  /** The structured copy of its result. What stands beside the blocks belongs to a result only where there is one. */
  readonly structured: Json | undefined;
  /** What it says up to the next result, in order; a new entry begins where the author changes, with the index of its first block. */
  readonly said: { readonly author: Message['author']; readonly parts: Part[]; readonly index: number | undefined }[];
}

/** Reads a `user` record: results of tools, and what was said, which may not be a human's. */
export function startUserReader(
  draft: Draft,
  ledger: Ledger,
  tally: Tally,
  onResult: OnResult,
): (record: JsonObject, place: Place, lane: Lane) => void {
  const readResult = startResultReader(draft, ledger);
  return (record, place, lane) => {
    const content = objectAt(record, 'message')?.content;
    if (typeof content !== 'string' && !isArray(content))
      return void tally.misshapen(place, 'A user record without a content that can be read was left out.');
    const facts = factsOf(record, place, lane, ledger);
    const results = typeof content === 'string' ? [] : content.filter(isResult);
    noteUnused(record, results, place);
    const structured = results.length === 1 ? record.toolUseResult : undefined;
    const reading: Reading = { record, place, lane, facts, structured, said: [] };
    if (typeof content === 'string') sort(content, undefined, reading);
    else readBlocks(content, reading);
    say(reading);
  };

  function say({ place, lane, facts, said }: Reading): void {
    for (const { author, parts, index } of said.splice(0)) {
      const actor = speakerOf(author, lane);
      const source = blockPlace(place, index);
      draft.message(withFacts({ source, actor, role: 'user', author, content: parts }, facts));
    }
  }

  function readBlocks(content: readonly Json[], reading: Reading): void {
    const { record, place, facts, structured } = reading;
    for (let index = 0; index < content.length; index += 1) {
      const block = content[index]!;
      const source = blockPlace(place, index);
      noteBlock(block, source, tally);
      if (!isResult(block)) {
        sort(block, index, reading);
        continue;
      }
      say(reading);
      const callId = stringAt(block, 'tool_use_id') ?? stringAt(record, 'sourceToolUseID');
      if (callId !== undefined) onResult.before(callId, record, place, facts);
      readResult(block, source, facts, { sourceCallId: callId, structured });
      if (callId !== undefined) onResult.after(callId);
    }
  }

  /** Fields that are read for who wrote a message, or for the one result that it holds, and only there. */
  function noteUnused(record: JsonObject, results: readonly JsonObject[], place: Place): void {
    if (isStated(record.origin) && !saysOnlyWho(record.origin)) tally.field('origin', place);
    if (results.length !== 1 && isStated(record.toolUseResult)) tally.field('toolUseResult', place);
    const isNeeded = results.some((block) => stringAt(block, 'tool_use_id') === undefined);
    const isRepeated = results.some((block) => stringAt(block, 'tool_use_id') === record.sourceToolUseID);
    if (isStated(record.sourceToolUseID) && !isNeeded && !isRepeated) tally.field('sourceToolUseID', place);
  }

  /**
   * Puts the parts of a user record together that one wrote after another: what the program added is not part of what the human
   * said.
   */
  function sort(block: Json, index: number | undefined, { record, lane, said }: Reading): void {
    const part = partOf(block);
    const author = authorOfUserText(record, part.type === 'text' ? part.text : '', lane.isSubagent);
    const latest = said.at(-1);
    if (latest?.author === author) latest.parts.push(part);
    else said.push({ author, parts: [part], index });
  }

  function speakerOf(author: Message['author'], lane: Lane): string {
    if (author === 'human') return draft.actor({ id: 'human', kind: 'human', name: 'user' });
    if (author === 'agent' && lane.span !== undefined) return 'agent';
    if (author === 'agent') return draft.actor({ id: 'caller', kind: 'model', name: 'caller' });
    if (author === 'summary') return lane.actor;
    return draft.actor({ id: 'client', kind: 'system', name: 'client' });
  }
}

function isStated(value: Json | undefined): value is Json {
  return value !== undefined && value !== null;
}
