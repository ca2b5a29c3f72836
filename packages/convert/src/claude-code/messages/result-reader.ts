import type { Json, JsonObject } from '../../json/json.ts';
import type { Ledger } from '../../losses/loss.ts';
import { inside, type Place } from '../../source/source.ts';
import type { Draft } from '../../timeline/draft.ts';
import { type Result, textOf } from '../../timeline/timeline.ts';
import { partsOf } from './parts.ts';
import { type RecordFacts, type Stated, withFacts } from './record-facts.ts';

/** What is known of a result beside its block. */
export interface AboutResult {
  readonly sourceCallId: string | undefined;
  /** The structured copy of it that the record holds. */
  readonly structured?: Json | undefined;
}

/** Reads what a tool gave back. */
export type ResultReader = (block: JsonObject, source: Place, facts: RecordFacts, about: AboutResult) => void;

/** Starts reading results. */
export function startResultReader(draft: Draft, ledger: Ledger): ResultReader {
  return (block, source, facts, { sourceCallId, structured }) => {
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
  };
}

type Answer = Stated &
  Pick<Result, 'source' | 'content'> & {
    -readonly [Key in 'sourceCallId' | 'isError' | 'extra' | 'extraPlace']?: Result[Key];
  };
