import { arrayAt, isObject, type Json, type JsonObject, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import { statedFields } from '../losses/stated-fields.ts';
import type { Tally } from '../losses/tally.ts';
import { filledIn, losePassedOver } from '../source/other-keys.ts';
import { inside, type Place } from '../source/source.ts';
import type { Draft } from '../timeline/draft.ts';
import { partsBy } from '../timeline/parts.ts';
import { timeAt } from '../timeline/time.ts';
import type { Message, Part } from '../timeline/timeline.ts';
import { type StepCalls, startStepCalls } from './step-calls.ts';
import type { Subtrajectories, Subtrajectory } from './subtrajectories.ts';
import { usageOf } from './usage.ts';

/** Whose steps are read. */
export interface Lane {
  readonly actor: string;
  readonly span?: string;
  readonly key: string;
}

/** Reads the steps of a trajectory, and those of the trajectories it refers to. */
export interface StepReader {
  readonly steps: (steps: readonly Json[], place: Place, lane: Lane) => void;
  /** Reads the trajectories that no step referred to. */
  readonly remaining: () => void;
}

/** Whose step a result stands in, and whether nothing else of it was read before. */
interface StepSoFar {
  readonly who: string;
  readonly at: string | undefined;
  readonly isAlone: boolean;
}

const ofAgents = ['model_name', 'reasoning_content', 'tool_calls'];
const stepFields = new Set(
  'step_id source message timestamp model_name reasoning_content tool_calls observation'.split(' '),
);

/** Starts reading steps. */
export function startSteps(draft: Draft, ledger: Ledger, tally: Tally, subtrajectories: Subtrajectories): StepReader {
  return { steps: readSteps, remaining };

  function readSteps(steps: readonly Json[], place: Place, lane: Lane): void {
    for (const [index, step] of steps.entries()) {
      const source = inside(place, index);
      if (!isObject(step)) tally.misshapen(source, 'A step that is no JSON object was left out.');
      else readStep(step, source, lane, index);
    }
  }

  function readStep(step: JsonObject, place: Place, lane: Lane, index: number): void {
    const who = stringAt(step, 'source') ?? 'none';
    tally.record(who);
    const first = draft.events.length;
    const facts = known({
      at: timeAt(step, 'timestamp', place, ledger),
      span: lane.span,
      model: who === 'agent' ? stringAt(step, 'model_name') : undefined,
      response: who === 'agent' ? `${lane.key} ${index + 1}` : undefined,
    });
    const calls = startStepCalls();
    const results = arrayAt(objectAt(step, 'observation'), 'results') ?? [];
    if (who === 'agent') readAgent(step, place, { ...facts, actor: lane.actor }, calls);
    else if (who === 'system' && results.length > 0 && isBlank(partsOf(step['message']))) {
      // What the environment said of itself is no message of the system beside it.
    } else if (who === 'user' || who === 'system') readSaid(who, step, place, facts, lane);
    else tally.unknownRecord(who, place);
    for (const [number, result] of results.entries())
      readResult(result, inside(place, 'observation', 'results', number), lane, calls, {
        who,
        at: facts.at,
        isAlone: draft.events.length === first,
      });
    keepTheRest(step, place, first, who);
  }

  function readAgent(
    step: JsonObject,
    place: Place,
    facts: { readonly actor: string; readonly span?: string },
    calls: StepCalls,
  ): void {
    const reasoning = stringAt(step, 'reasoning_content');
    if (reasoning !== undefined && reasoning !== '')
      draft.thought({ source: inside(place, 'reasoning_content'), ...facts }, 'verbatim', reasoning);
    const content = partsOf(step['message']);
    const toolCalls = arrayAt(step, 'tool_calls') ?? [];
    const isEmpty = isBlank(content);
    const saysNothingElse = toolCalls.length === 0 && !reasoning && objectAt(step, 'observation') === undefined;
    if (!isEmpty || saysNothingElse)
      draft.message({ role: 'assistant', author: 'model', content, source: inside(place, 'message'), ...facts });
    for (const [index, call] of toolCalls.entries()) {
      const source = inside(place, 'tool_calls', index);
      if (!isObject(call)) {
        tally.misshapen(source, 'A tool call that is no JSON object was left out.');
        continue;
      }
      const sourceCallId = stringAt(call, 'tool_call_id');
      const extra =
        call['extra'] === undefined || call['extra'] === null ? undefined : { atif: { extra: call['extra'] } };
      const input = { form: 'json', value: call['arguments'] ?? null } as const;
      const tool = stringAt(call, 'function_name') ?? 'unknown';
      const id = draft.call(known({ sourceCallId, tool, input, extra, source, ...facts }));
      calls.open(sourceCallId ?? `${index}`, id);
    }
  }

  function readSaid(
    role: 'user' | 'system',
    step: JsonObject,
    place: Place,
    facts: { readonly span?: string },
    lane: Lane,
  ): void {
    const actor =
      role === 'system'
        ? draft.actor({ id: 'system', kind: 'system', name: 'system' })
        : lane.span === undefined
          ? draft.actor({ id: 'human', kind: 'human', name: 'user' })
          : 'agent';
    const author: Message['author'] = role === 'system' ? 'injected' : lane.span === undefined ? 'unknown' : 'agent';
    draft.message({ actor, role, author, content: partsOf(step['message']), source: place, ...facts });
  }

  /**
   * A result belongs to the call it names, or to the only call of its step; in steps without a call it is what the environment
   * said.
   */
  function readResult(result: Json, source: Place, lane: Lane, calls: StepCalls, step: StepSoFar): void {
    if (!isObject(result)) return void tally.misshapen(source, 'A result that is no JSON object was left out.');
    const named = stringAt(result, 'source_call_id');
    const call = calls.take(named);
    const references = arrayAt(result, 'subagent_trajectory_ref') ?? [];
    for (const reference of references)
      if (isObject(reference)) readReference(reference, inside(source, 'subagent_trajectory_ref'), lane, call);
    const kept = known({
      subagent_trajectory_ref: references.length > 0 ? references : undefined,
      extra: result['extra'] ?? undefined,
      unnamed: named === undefined && call !== undefined ? true : undefined,
      // Where a writer of this format puts it back: into the step before it, or into one of its own.
      standsIn: call === undefined ? (step.isAlone ? step.who : 'step before') : undefined,
    });
    const extra = Object.keys(kept).length > 0 ? { atif: kept } : undefined;
    const content = partsOf(result['content']);
    if (call === undefined && named === undefined && content.length === 0 && references.length > 0)
      return void noteReferences(known({ subagent_trajectory_ref: references, extra: kept.extra }), source, lane);
    const at = call === undefined && step.isAlone ? step.at : undefined;
    const facts = known({ at, span: lane.span, sourceCallId: named, content, extra, source });
    if (call === undefined) loseTheCall(named, source, calls);
    draft.resultOf(call, facts);
  }

  function loseTheCall(named: string | undefined, place: Place, calls: StepCalls): void {
    const wasAnswered = named !== undefined && calls.knows(named);
    const why = wasAnswered
      ? 'The call that this result names was answered before.'
      : named === undefined
        ? 'The result names no call, and its step has none, or several, that it could answer.'
        : 'No call of the step has the id that the result names.';
    const trap = wasAnswered ? 'call-answered-twice' : 'result-without-call';
    ledger.lose({ kind: 'missing', place, why, trap, of: 'call' });
  }

  /** A step of the system that only says where the trajectories of its subagents are has no result. */
  function noteReferences(data: JsonObject, source: Place, lane: Lane): void {
    const actor = draft.actor({ id: 'system', kind: 'system', name: 'system' });
    draft.annotation(known({ actor, span: lane.span, name: 'subagent_trajectory_ref', data, source }));
  }

  function readReference(reference: JsonObject, source: Place, lane: Lane, call: string | undefined): void {
    const found = subtrajectories.take(reference);
    if (found) return void readSubtrajectory(found, lane.span, call);
    ledger.lose({
      kind: 'missing',
      place: source,
      why: 'The trajectory of the subagent lies in another file, which was not given, so what it did is missing.',
      trap: 'subagent-elsewhere',
    });
  }

  function readSubtrajectory(found: Subtrajectory, parent: string | undefined, call: string | undefined): void {
    const agent = objectAt(found.value, 'agent');
    const actor = draft.actor(
      known({
        id: `agent:${found.key}`,
        kind: 'model' as const,
        name: agentName(agent) ?? 'subagent',
        model: stringAt(agent, 'model_name'),
        sourceId: found.id ?? found.key,
      }),
    );
    const spawn = objectAt(objectAt(agent, 'extra'), 'spawn');
    noteRest(found, subtrajectories.session, ledger);
    const span = draft.openSpan(
      known({ actor, call, parent, spawn, sourceId: found.id ?? found.key, source: found.place }),
    );
    readSteps(arrayAt(found.value, 'steps') ?? [], inside(found.place, 'steps'), { actor, span, key: found.key });
    draft.closeSpan(span, { actor, source: found.place });
  }

  function remaining(): void {
    for (const found of subtrajectories.rest()) readSubtrajectory(found, undefined, undefined);
  }

  /** Usage and the fields of its own stay with the first event of the step. */
  function keepTheRest(step: JsonObject, place: Place, first: number, who: string): void {
    const isResultAlone = draft.events[first]?.kind === 'result' && who === 'agent';
    const rest = statedFields(step, (key) => !stepFields.has(key) || (isResultAlone && key === 'model_name'));
    if (step['is_copied_context'] === true)
      ledger.lose({
        kind: 'approximated',
        place: inside(place, 'is_copied_context'),
        why: 'The step repeats what an earlier trajectory of the session holds; it was read like any other.',
        trap: 'copied-context',
      });
    // What only an agent has, the reader passes over elsewhere.
    if (who !== 'agent') losePassedOver(filledIn(step, ofAgents), place, ledger);
    const usage = usageOf(objectAt(step, 'metrics'));
    if (draft.events.length === first) {
      for (const key of Object.keys(rest)) tally.field(key, place);
      return;
    }
    const before = draft.events[first]?.extra?.['atif'];
    const extra = Object.keys(rest).length > 0 ? { atif: { ...before, step: rest } } : undefined;
    draft.complete(first, known({ usage, extra, extraPlace: extra && place }));
  }
}

/** Of a subagent its name, its model and how it was started are read, and its steps. */
function noteRest({ id, value, place }: Subtrajectory, session: Json | undefined, ledger: Ledger): void {
  const lose = (object: JsonObject | undefined, read: readonly string[], at: Place): void => {
    const others = Object.keys(object ?? {}).filter((key) => !read.includes(key));
    losePassedOver(filledIn(object, others), at, ledger);
  };
  const agent = objectAt(value, 'agent');
  // It may be called by two names, of which one was read; and what is embedded may bear the name of the whole session.
  const names = ['session_id', 'trajectory_id'].filter((key) => value[key] === id);
  if (value['session_id'] === session) names.push('session_id');
  const version = agent?.['version'] === nameless ? ['version'] : [];
  lose(value, ['schema_version', ...names, 'agent', 'steps', 'subagent_trajectories'], place);
  lose(agent, ['name', 'model_name', 'extra', ...version], inside(place, 'agent'));
  lose(objectAt(agent, 'extra'), ['spawn'], inside(place, 'agent', 'extra'));
}

/** The word that stands where nobody knows a name or a version. */
const nameless = 'unknown';

/** A name that says nothing is none. */
function agentName(agent: JsonObject | undefined): string | undefined {
  const name = stringAt(agent, 'name');
  return name === nameless ? undefined : name;
}

function isBlank(parts: readonly Part[]): boolean {
  return parts.every((part) => part.type === 'text' && part.text === '');
}

const partsOf = partsBy((part): Part => {
  const type = stringAt(part, 'type');
  const text = stringAt(part, 'text');
  // Of a part of another type more than its text may matter.
  if (text !== undefined && (type === undefined || type === 'text')) return { type: 'text', text };
  const source = objectAt(part, 'source');
  if (type === 'image' && source)
    return known({
      type: 'image' as const,
      mediaType: stringAt(source, 'media_type'),
      url: stringAt(source, 'path') ?? stringAt(source, 'url'),
      data: stringAt(source, 'data'),
    });
  return { type: 'other', value: part };
});
