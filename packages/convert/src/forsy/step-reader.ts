import { arrayAt, isArray, isObject, type Json, type JsonObject, numberAt, stringAt } from '../json/json.ts';
import { known } from '../json/known.ts';
import type { Ledger } from '../losses/loss.ts';
import { statedFields } from '../losses/stated-fields.ts';
import type { Tally } from '../losses/tally.ts';
import { inside, type Place } from '../source/source.ts';
import type { Draft } from '../timeline/draft.ts';
import { timeAt } from '../timeline/time.ts';
import type { Actor, CallInput, EventFacts, Part } from '../timeline/timeline.ts';
import { toolsOf } from './migrate/migrate-steps.ts';

/** Reads steps into the draft, one to four events each. */
export interface StepReader {
  readonly step: (step: Json, place: Place, index: number) => void;
  /** Resolves the links between steps. */
  readonly finish: () => void;
}

type Facts = Omit<EventFacts, 'id' | 'source'>;

/** Starts reading steps; links name steps by their number, and are resolved at the end. */
export function startSteps(draft: Draft, ledger: Ledger, tally: Tally, emptyIsOutput: boolean): StepReader {
  const headOf = new Map<number, string>();
  const links: { readonly index: number; readonly causes: readonly Json[]; readonly place: Place }[] = [];
  return { step: readStep, finish };

  function readStep(step: Json, place: Place, index: number): void {
    if (!isObject(step)) return void tally.misshapen(place, 'A step that is no JSON object was left out.');
    const first = draft.events.length;
    const action = stringAt(step, 'action') ?? 'none';
    tally.record(action);
    const speaker = speakerOf(step);
    const facts = known({
      actor: draft.actor(speaker),
      at: timeAt(step, 'started_at', place, ledger),
      endedAt: timeAt(step, 'ended_at', place, ledger),
      turn: numberAt(step, 'turn'),
    });
    if (speaker.kind === 'human') readUser(step, place, facts);
    else readAgent(step, place, facts, index);
    if (draft.events.length === first) draft.annotation({ name: 'step', source: place, ...facts });
    const number = numberAt(step, 'step') ?? numberAt(step, 'step_index') ?? index + 1;
    const own = draft.events.slice(first).find(({ kind }) => kind === 'message' || kind === 'call');
    headOf.set(number, (own ?? draft.events[first]!).id);
    const causes = arrayAt(step, 'caused_by');
    if (causes) links.push({ index: first, causes, place });
    draft.complete(first, { extra: { forsy: restOf(step, index, speaker.kind === 'human') }, extraPlace: place });
  }

  function readUser(step: JsonObject, place: Place, facts: Facts): void {
    const key = ['input', 'feedback_content', 'feedback'].find((one) => filled(step[one]));
    if (key === undefined) return;
    draft.message({ role: 'user', author: 'human', content: partsOf(step[key]), source: inside(place, key), ...facts });
  }

  /** A step with a tool is a call and its result; one without says its output. The reason for it stands before both. */
  function readAgent(step: JsonObject, place: Place, facts: Facts, index: number): void {
    const response = `step ${index + 1}`;
    const tool = toolOf(step['tool']);
    const reasoning = stringAt(step, 'reasoning');
    const output = step['output'];
    // A step is over when what it did is over, so its reasoning has that time only where it did nothing else.
    const { endedAt: _, ...begun } = facts;
    const thinking = tool === undefined && !filled(output) ? facts : begun;
    if (filled(reasoning))
      draft.thought({ response, source: inside(place, 'reasoning'), ...thinking }, 'summary', reasoning);
    if (tool === undefined) {
      if (!filled(output)) return;
      const content = partsOf(output);
      draft.message({
        response,
        role: 'assistant',
        author: facts.actor === 'system' ? 'synthetic' : 'model',
        content,
        source: inside(place, 'output'),
        ...facts,
      });
      return;
    }
    const input = step['input'];
    const given = inputOf(input);
    const call = draft.call({ response, tool, input: given, source: inside(place, 'input'), ...facts });
    const success = step['success'];
    if (filled(output) || (output === '' && emptyIsOutput))
      draft.resultOf(
        call,
        known({
          at: facts.endedAt,
          turn: facts.turn,
          content: partsOf(output),
          isError: typeof success === 'boolean' ? !success : undefined,
          source: inside(place, 'output'),
        }),
      );
  }

  function finish(): void {
    for (const { index, causes, place } of links) {
      const found = causes.flatMap((cause) => (typeof cause === 'number' ? (headOf.get(cause) ?? []) : []));
      if (found.length > 0) draft.complete(index, { causes: found });
      if (found.length < causes.length)
        ledger.lose({
          kind: 'approximated',
          place: inside(place, 'caused_by'),
          why: 'A cause names a step that the trace does not hold; it is kept for a trace of the same format alone.',
          trap: 'dangling-parent',
        });
    }
  }
}

/** The input of a call is a text: the arguments where it is the JSON of an object or a list, as our own traces write it. */
function inputOf(input: Json | undefined): CallInput {
  if (typeof input !== 'string') return { form: 'json', value: input ?? null };
  if (!/^\s*[[{]/.test(input)) return { form: 'text', text: input };
  try {
    return { form: 'json', value: JSON.parse(input) as Json, text: input };
  } catch {
    return { form: 'text', text: input };
  }
}

function filled(value: Json | undefined): boolean {
  return value !== undefined && value !== null && value !== '';
}

/** Actor labels are free; the steps of a user are those with the action `user_message`, or a legacy word for it. */
function speakerOf(step: JsonObject): Actor {
  const label = stringAt(step, 'actor');
  const action = stringAt(step, 'action');
  if (action === 'user_message' || label === 'user' || (label === undefined && action === 'feedback'))
    return { id: 'human', kind: 'human', name: 'user' };
  if (label === 'system') return { id: 'system', kind: 'system', name: 'system' };
  const name = label ?? 'agent';
  return { id: name === 'assistant' ? 'agent' : name, kind: 'model', name };
}

function toolOf(tool: Json | undefined): string | undefined {
  if (typeof tool === 'string' && tool !== '') return tool;
  return isArray(tool) ? (toolsOf(tool) ?? undefined) : undefined;
}

function partsOf(value: Json | undefined): readonly Part[] {
  if (typeof value === 'string') return [{ type: 'text', text: value }];
  return value === undefined || value === null ? [] : [{ type: 'json', value }];
}

/**
 * What the events of the step do not say, for a writer of the same format, which puts it back. Null is what a step has where nothing
 * was recorded, so it need not be kept.
 */
function restOf(step: JsonObject, index: number, isUser: boolean): JsonObject {
  const hasTool = toolOf(step['tool']) !== undefined;
  const said = new Set(['started_at', 'ended_at']);
  if (typeof step['turn'] === 'number') said.add('turn');
  if (step['step'] === index + 1) said.add('step');
  if (typeof step['tool'] === 'string' && (!isUser || step['tool'] === '')) said.add('tool');
  if (isUser && filled(step['input'])) said.add('input');
  if (!isUser && hasTool) said.add('input');
  if (!isUser) said.add('output');
  if (!isUser && typeof step['reasoning'] === 'string') said.add('reasoning');
  return statedFields(step, (key) => !said.has(key));
}
