import { arrayAt, isObject, type Json, type JsonObject, stringAt } from '../json/json.ts';
import { known, unlessEmpty } from '../json/known.ts';
import { inside, type Place } from '../source/source.ts';
import { partsOf } from './content.ts';
import type { Lane, Reading } from './reading.ts';
import type { StepCalls } from './step-calls.ts';
import { readSubtrajectory } from './subtrajectory-reader.ts';

/** The step in which a result stands. */
export interface StepOfResult {
  readonly lane: Lane;
  readonly calls: StepCalls;
  readonly who: string;
  readonly at: string | undefined;
  /** Whether nothing else of the step was read before. */
  readonly isAlone: boolean;
}

/**
 * A result belongs to the call it names, or to the only call of its step; in steps without a call it is what the environment
 * said.
 */
export function readResult(reading: Reading, result: Json, source: Place, step: StepOfResult): void {
  if (!isObject(result)) return void reading.tally.misshapen(source, 'A result that is no JSON object was left out.');
  const named = stringAt(result, 'source_call_id');
  const call = step.calls.take(named);
  const { span } = step.lane;
  const references = arrayAt(result, 'subagent_trajectory_ref') ?? [];
  for (const reference of references)
    if (isObject(reference))
      readReference(reading, reference, inside(source, 'subagent_trajectory_ref'), { span, call });
  const kept = known({
    subagent_trajectory_ref: references.length > 0 ? references : undefined,
    extra: result['extra'] ?? undefined,
    unnamed: named === undefined && call !== undefined ? true : undefined,
    // Where a writer of this format puts it back: into the step before it, or into one of its own.
    standsIn: call === undefined ? (step.isAlone ? step.who : 'step before') : undefined,
  });
  const content = partsOf(result['content']);
  if (call === undefined && named === undefined && content.length === 0 && references.length > 0) {
    // A step of the system that only says where the trajectories of its subagents are has no result.
    const actor = reading.draft.actor({ id: 'system', kind: 'system', name: 'system' });
    const data: JsonObject = known({ subagent_trajectory_ref: references, extra: kept.extra });
    reading.draft.annotation(known({ actor, span, name: 'subagent_trajectory_ref', data, source }));
    return;
  }
  const at = call === undefined && step.isAlone ? step.at : undefined;
  const atif = unlessEmpty(kept);
  if (call === undefined) loseTheCall(reading, named, source, step.calls);
  reading.draft.resultOf(call, known({ at, span, sourceCallId: named, content, extra: atif && { atif }, source }));
}

function loseTheCall({ ledger }: Reading, named: string | undefined, place: Place, calls: StepCalls): void {
  const wasAnswered = named !== undefined && calls.knows(named);
  const why = wasAnswered
    ? 'The call that this result names was answered before.'
    : named === undefined
      ? 'The result names no call, and its step has none, or several, that it could answer.'
      : 'No call of the step has the id that the result names.';
  const trap = wasAnswered ? 'call-answered-twice' : 'result-without-call';
  ledger.lose({ kind: 'missing', place, why, trap, of: 'call' });
}

/** Where a reference stands: the span of its step, and the call that its result answers. */
interface Referring {
  readonly span: string | undefined;
  readonly call: string | undefined;
}

function readReference(reading: Reading, reference: JsonObject, source: Place, { span, call }: Referring): void {
  const found = reading.subtrajectories.take(reference);
  if (found) return void readSubtrajectory(reading, found, { parent: span, call });
  reading.ledger.lose({
    kind: 'missing',
    place: source,
    why: 'The trajectory of the subagent lies in another file, which was not given, so what it did is missing.',
    trap: 'subagent-elsewhere',
  });
}
