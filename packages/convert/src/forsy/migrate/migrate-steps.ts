import type { ForsyDraftStep } from '@trace-formats/schema';
import { forsyWords } from '../../generated/forsy-words.ts';
import { isArray, isObject, type Json, type JsonObject, numberAt, stringAt } from '../../json/json.ts';
import { known } from '../../json/known.ts';
import { saysSomething } from '../../timeline/says-something.ts';
import { asText, booleanOf, filled, oneOf, timeOf } from './migrate-values.ts';

const agentActions = forsyWords['step.action'].filter((word) => word !== 'user_message');
// The schema suggests these, and takes any word.
const operations = 'plan analyze search read write edit execute verify download install ask_user answer select'.split(
  ' ',
);
const executionModes = forsyWords['step.execution_mode'];
const roles = forsyWords['step.message_role'];
const feedbackTypes = forsyWords['step.feedback_type'];

/** The steps in v0.1's form: numbered from one in their order, each with all its fields, what is not recorded being null. */
export function migrateSteps(steps: readonly Json[]): readonly JsonObject[] {
  const numbers = new Map<number, number>();
  const sound = steps.map((step) => (isObject(step) ? step : {}));
  for (const [index, step] of sound.entries()) {
    const own = numberAt(step, 'step') ?? numberAt(step, 'step_index');
    if (own !== undefined && !numbers.has(own)) numbers.set(own, index + 1);
  }
  let turn = 1;
  return sound.map((step, index) => {
    const stated = numberAt(step, 'turn');
    if (stated !== undefined && Number.isInteger(stated) && stated > turn) turn = stated;
    return migrateStep(step, index + 1, turn, numbers);
  });
}

function migrateStep(step: JsonObject, number: number, turn: number, numbers: ReadonlyMap<number, number>): JsonObject {
  const isUsers = isByUser(step);
  const word = stringAt(step, 'action') ?? '';
  const text = (key: string): string | null => asText(step[key]);
  // A name that is empty names nothing.
  const name = (key: string): string | null => {
    const word = text(key);
    return saysSomething(word ?? undefined) ? word : null;
  };
  // Where a step is a user's, these say nothing: v0.1 has them null there. What stood in them is in the sidecar.
  const agents = (value: Json): Json => (isUsers ? null : value);
  const users = (value: Json): Json => (isUsers ? value : null);
  return {
    step: number,
    turn,
    actor: isUsers ? 'user' : actorOf(step),
    action: isUsers ? 'user_message' : (oneOf(agentActions, word) ?? 'agent_step'),
    operation: agents(name('operation') ?? oneOf(operations, word)),
    tool: agents(isArray(step['tool']) ? toolsOf(step['tool']) : name('tool')),
    execution_mode: agents(oneOf(executionModes, step['execution_mode'])),
    parallel_group: name('parallel_group'),
    observation: agents(text('observation')),
    input: text('input'),
    input_source: sourceOf(step['input_source'], numbers, number),
    output: agents(text('output')),
    state_change: text('state_change'),
    reasoning: agents(text('reasoning')),
    caused_by: causesOf(step['caused_by'], numbers, number),
    causal_type: name('causal_type'),
    causal_note: text('causal_note'),
    alternatives_considered: text('alternatives_considered'),
    success: agents(booleanOf(step['success'])),
    eval: isUsers ? 0 : evalOf(step['eval']),
    eval_reason: agents(text('eval_reason')),
    directive: agents(text('directive')),
    message_role: users(oneOf(roles, step['message_role'])),
    feedback_type: users(oneOf(feedbackTypes, step['feedback_type'])),
    feedback_content: users(text('feedback_content') ?? text('feedback')),
    started_at: timeOf(step['started_at']),
    ended_at: timeOf(step['ended_at']),
    retry_of: earlier(step['retry_of'], numbers, number),
  } satisfies Record<keyof ForsyDraftStep, Json>;
}

/** A step is a user's by its action, else by its actor; older traces call a user's turn feedback and leave the actor out. */
function isByUser(step: JsonObject): boolean {
  const action = stringAt(step, 'action');
  const actor = stringAt(step, 'actor');
  return action === 'user_message' || actor === 'user' || (actor === undefined && action === 'feedback');
}

function actorOf(step: JsonObject): string {
  const actor = stringAt(step, 'actor');
  return actor === undefined || actor === '' || actor === 'assistant' ? 'agent' : actor;
}

/** The names of several tools in one text; null where there is none. */
export function toolsOf(tools: readonly Json[]): string | null {
  return tools.length === 0
    ? null
    : tools.map((tool) => (typeof tool === 'string' ? tool : JSON.stringify(tool))).join(', ');
}

function evalOf(value: Json | undefined): Json {
  return value === -1 || value === 0 || value === 1 ? value : null;
}

/** The new number of an earlier step. */
function earlier(value: Json | undefined, numbers: ReadonlyMap<number, number>, step: number): number | null {
  const now = typeof value === 'number' ? numbers.get(value) : undefined;
  return now !== undefined && now < step ? now : null;
}

function causesOf(
  value: Json | undefined,
  numbers: ReadonlyMap<number, number>,
  step: number,
): readonly number[] | null {
  const named = typeof value === 'number' ? [value] : isArray(value) ? value : undefined;
  if (named === undefined) return null;
  const causes = [...new Set(named.flatMap((cause) => earlier(cause, numbers, step) ?? []))];
  return causes.length === 0 && filled(value) ? null : causes;
}

/** Where the input came from, if all three facts are there. */
function sourceOf(value: Json | undefined, numbers: ReadonlyMap<number, number>, step: number): JsonObject | null {
  const actor = stringAt(value, 'actor');
  if (actor === undefined || !isObject(value)) return null;
  return known({
    actor,
    source_step: actor === 'external' ? null : earlier(value['source_step'], numbers, step),
    source_field: stringAt(value, 'source_field') || null,
    note: stringAt(value, 'note'),
  });
}
