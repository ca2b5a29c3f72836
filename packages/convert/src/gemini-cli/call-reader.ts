import { isObject, type Json, type JsonObject, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import type { Tally } from '../losses/tally.ts';
import { losePassedOver, noteOtherKeys } from '../source/other-keys.ts';
import { inside, type Place } from '../source/source.ts';
import type { Draft } from '../timeline/draft.ts';
import { timeAt } from '../timeline/time.ts';
import type { EventFacts } from '../timeline/timeline.ts';
import { listOf, resultParts, saysError } from './parts.ts';

type Facts = Omit<EventFacts, 'id' | 'source'>;

/** Reads calls of tools into the draft. */
export interface CallReader {
  /** Adds a call; gives back the timeline's id of it. */
  readonly called: (call: JsonObject, argumentsKey: string, source: Place, facts: Facts) => string;
  /** Adds the calls of a response, and then what came back of each. */
  readonly made: (calls: readonly Json[], place: Place, facts: Facts) => void;
}

interface CallContext {
  readonly draft: Draft;
  readonly ledger: Ledger;
  readonly tally: Tally;
}

/**
 * Starts reading calls; `started` is told of each that names a subagent, before what came back of it is read, and says whether the
 * subagent was read there.
 */
export function startCalls(
  { draft, ledger, tally }: CallContext,
  started: (subagent: string, call: string, place: Place) => boolean,
): CallReader {
  return { called, made };

  function called(call: JsonObject, argumentsKey: string, source: Place, facts: Facts): string {
    const input = { form: 'json' as const, value: call[argumentsKey] ?? null };
    const [sourceCallId, tool] = [stringAt(call, 'id'), stringAt(call, 'name') ?? 'unknown'];
    return draft.call(known({ ...facts, sourceCallId, tool, input, source }));
  }

  function made(calls: readonly Json[], place: Place, facts: Facts): void {
    const added = calls.flatMap((call, index) => {
      const source = inside(place, index);
      return isObject(call) ? [{ call, source, id: called(call, 'args', source, facts) }] : [];
    });
    for (const { call, source, id } of added) {
      const subagent = stringAt(call, 'agentId');
      const isRead = subagent !== undefined && started(subagent, id, inside(source, 'agentId'));
      answer(call, id, source, facts, isRead ? ['agentId'] : []);
    }
  }

  function answer(call: JsonObject, id: string, place: Place, { span }: Facts, heldElse: readonly string[]): void {
    const key = listOf(call['result']).length > 0 ? 'result' : 'resultDisplay';
    const display = stringAt(call, 'resultDisplay') ?? '';
    const isAnswered = key === 'result' || display !== '';
    const status = stringAt(call, 'status');
    const isError = saysError(call['result']) || (status !== undefined ? failed.get(status) : undefined);
    if (isAnswered) {
      const source = inside(place, key);
      const at = timeAt(call, 'timestamp', place, ledger);
      draft.resultOf(id, known({ at, content: resultParts(call[key]), isError, source, span }));
      if (key === 'result') noteOtherNames(call, source);
    }
    const isStatusHeld = isAnswered && isError === failed.get(status ?? '') && isError !== undefined;
    const held = [
      ...heldElse,
      'id',
      'name',
      'args',
      ...(isAnswered ? [key, 'timestamp'] : ['result']),
      ...(isStatusHeld ? ['status'] : []),
    ];
    noteOtherKeys(call, new Set(held), '', place, tally);
  }

  /** What came back says again which call it answers; where it names another, that is lost. */
  function noteOtherNames(call: JsonObject, place: Place): void {
    for (const [index, part] of listOf(call['result']).entries()) {
      const given = objectAt(part, 'functionResponse');
      const others = ['id', 'name'].filter((key) => given?.[key] !== undefined && given[key] !== call[key]);
      const at = Array.isArray(call['result']) ? inside(place, index) : place;
      losePassedOver(others, inside(at, 'functionResponse'), ledger);
    }
  }
}

/** Whether a call failed, by the words that say so; others say that it was not carried out. */
const failed: ReadonlyMap<string, boolean> = new Map([
  ['success', false],
  ['error', true],
]);
