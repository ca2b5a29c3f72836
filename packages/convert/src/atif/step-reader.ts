import { arrayAt, isObject, type Json, type JsonObject, objectAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import { statedFields } from '../losses/stated-fields.ts';
import type { Tally } from '../losses/tally.ts';
import { filledIn, losePassedOver } from '../source/other-keys.ts';
import { inside, type Place } from '../source/source.ts';
import type { Draft } from '../timeline/draft.ts';
import { timeAt } from '../timeline/time.ts';
import type { Message } from '../timeline/timeline.ts';
import { isBlank, partsOf } from './content.ts';
import type { Lane, Reading } from './reading.ts';
import { readResult } from './result-reader.ts';
import { type StepCalls, startStepCalls } from './step-calls.ts';
import type { Subtrajectories } from './subtrajectories.ts';
import { readSubtrajectory } from './subtrajectory-reader.ts';
import { usageOf } from './usage.ts';

/** Reads the steps of a trajectory, and those of the trajectories it refers to. */
export interface StepReader {
  readonly steps: Reading['steps'];
  /** Reads the trajectories that no step referred to. */
  readonly remaining: () => void;
}

/** A step, and where it stands. */
interface Step {
  readonly value: JsonObject;
  readonly place: Place;
  readonly who: string;
}

/** What all events of a step share. */
interface StepFacts {
  readonly at?: string;
  readonly span?: string;
  readonly model?: string;
  readonly response?: string;
}

const ofAgents = ['model_name', 'reasoning_content', 'tool_calls'];
const stepFields = new Set(
  'step_id source message timestamp model_name reasoning_content tool_calls observation'.split(' '),
);

/** Starts reading steps. */
export function startSteps(draft: Draft, ledger: Ledger, tally: Tally, subtrajectories: Subtrajectories): StepReader {
  const reading: Reading = { draft, ledger, tally, subtrajectories, steps };
  return {
    steps,
    remaining() {
      for (const found of subtrajectories.rest()) readSubtrajectory(reading, found, {});
    },
  };

  function steps(values: readonly Json[], place: Place, lane: Lane): void {
    for (const [index, value] of values.entries()) {
      const source = inside(place, index);
      if (!isObject(value)) tally.misshapen(source, 'A step that is no JSON object was left out.');
      else readStep(reading, { value, place: source, who: stringAt(value, 'source') ?? 'none' }, lane, index);
    }
  }
}

function readStep(reading: Reading, step: Step, lane: Lane, index: number): void {
  const { draft, ledger, tally } = reading;
  const { value, place, who } = step;
  tally.record(who);
  const first = draft.events.length;
  const facts: StepFacts = known({
    at: timeAt(value, 'timestamp', place, ledger),
    span: lane.span,
    model: who === 'agent' ? stringAt(value, 'model_name') : undefined,
    response: who === 'agent' ? `${lane.key} ${index + 1}` : undefined,
  });
  const calls = startStepCalls();
  const results = arrayAt(objectAt(value, 'observation'), 'results') ?? [];
  if (who === 'agent') readAgent(reading, step, { ...facts, actor: lane.actor }, calls);
  else if (who === 'system' && results.length > 0 && isBlank(partsOf(value['message']))) {
    // What the environment said of itself is no message of the system beside it.
  } else if (who === 'user') readPrompt(reading, step, facts, lane);
  else if (who === 'system') readInjected(reading, step, facts);
  else tally.unknownRecord(who, place);
  for (const [number, result] of results.entries()) {
    const isAlone = draft.events.length === first;
    const stepOfResult = { lane, calls, who, at: facts.at, isAlone };
    readResult(reading, result, inside(place, 'observation', 'results', number), stepOfResult);
  }
  keepTheRest(reading, step, first);
}

/** What an agent does in a step: it thinks, speaks and calls. A step with none of these is an empty message. */
function readAgent(
  reading: Reading,
  step: Step,
  facts: StepFacts & { readonly actor: string },
  calls: StepCalls,
): void {
  const { draft } = reading;
  const { value, place } = step;
  const reasoning = stringAt(value, 'reasoning_content');
  if (reasoning !== undefined && reasoning !== '')
    draft.thought({ source: inside(place, 'reasoning_content'), ...facts }, 'verbatim', reasoning);
  const content = partsOf(value['message']);
  const toolCalls = arrayAt(value, 'tool_calls') ?? [];
  const doesNothingElse = toolCalls.length === 0 && !reasoning && objectAt(value, 'observation') === undefined;
  if (!isBlank(content) || doesNothingElse)
    draft.message({ role: 'assistant', author: 'model', content, source: inside(place, 'message'), ...facts });
  for (const [index, call] of toolCalls.entries()) {
    const source = inside(place, 'tool_calls', index);
    if (!isObject(call)) {
      reading.tally.misshapen(source, 'A tool call that is no JSON object was left out.');
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

/** What was asked: by a person, or, of a subagent, by the agent that started it. */
function readPrompt({ draft }: Reading, { value, place }: Step, facts: StepFacts, lane: Lane): void {
  const isOfAgent = lane.span !== undefined;
  const actor = isOfAgent ? 'agent' : draft.actor({ id: 'human', kind: 'human', name: 'user' });
  const author: Message['author'] = isOfAgent ? 'agent' : 'unknown';
  draft.message({ actor, role: 'user', author, content: partsOf(value['message']), source: place, ...facts });
}

function readInjected({ draft }: Reading, { value, place }: Step, facts: StepFacts): void {
  const actor = draft.actor({ id: 'system', kind: 'system', name: 'system' });
  const content = partsOf(value['message']);
  draft.message({ actor, role: 'system', author: 'injected', content, source: place, ...facts });
}

/** Usage and the fields of its own stay with the first event of the step. */
function keepTheRest({ draft, ledger, tally }: Reading, { value, place, who }: Step, first: number): void {
  const isResultAlone = draft.events[first]?.kind === 'result' && who === 'agent';
  const rest = statedFields(value, (key) => !stepFields.has(key) || (isResultAlone && key === 'model_name'));
  if (value['is_copied_context'] === true)
    ledger.lose({
      kind: 'approximated',
      place: inside(place, 'is_copied_context'),
      why: 'The step repeats what an earlier trajectory of the session holds; it was read like any other.',
      trap: 'copied-context',
    });
  // What only an agent has, the reader passes over elsewhere.
  if (who !== 'agent') losePassedOver(filledIn(value, ofAgents), place, ledger);
  const usage = usageOf(objectAt(value, 'metrics'));
  if (draft.events.length === first) {
    for (const key of Object.keys(rest)) tally.field(key, place);
    return;
  }
  const before = draft.events[first]?.extra?.['atif'];
  const extra = Object.keys(rest).length > 0 ? { atif: { ...before, step: rest } } : undefined;
  draft.complete(first, known({ usage, extra, extraPlace: extra && place }));
}
