import type { ForsyStep } from '@trace-formats/schema';
import { countsOf } from '../src/rules/forsy/summary-counts-are-true/rule.ts';

/** A trace as the labels need it: plain JSON. */
export interface Trace {
  readonly steps: readonly Step[];
  readonly [field: string]: unknown;
}

/** A step of a trace, all 28 fields present. */
export type Step = Readonly<Record<string, unknown>>;

/** The 28 fields of a step, in the order the format lists them, each with the value of a step that says nothing. */
export const smallestStep: Step = {
  step: 1,
  turn: 1,
  actor: 'agent',
  action: 'agent_step',
  operation: null,
  tool: null,
  execution_mode: 'serial',
  parallel_group: null,
  observation: null,
  input: null,
  input_source: null,
  output: null,
  state_change: null,
  reasoning: null,
  caused_by: null,
  causal_type: null,
  causal_note: null,
  alternatives_considered: null,
  success: true,
  eval: 0,
  eval_reason: null,
  directive: null,
  message_role: null,
  feedback_type: null,
  feedback_content: null,
  started_at: null,
  ended_at: null,
  retry_of: null,
};

const userMessage: Step = { actor: 'user', action: 'user_message', execution_mode: null, success: null, eval: 0 };

/** The fields of a trace besides its steps and what follows from them, with as little in them as the format allows. */
export const smallestTrace: Readonly<Record<string, unknown>> = {
  schema_version: 'forsy-trace-v0.1',
  trace_id: 'trace-under-judgement',
  prior_trace_id: null,
  trace_mode: 'live',
  validation_level: 'self_traced',
  task: 'Do the work.',
  agent_tools: [],
  started_at: null,
  ended_at: null,
  system_prompt: null,
  skills: null,
  memory: null,
  agent_config: null,
  learning: null,
  termination_reason: 'task_complete',
  final_output: 'Done.',
  static_output: null,
};

/**
 * Lays the given fields over the smallest valid trace. A step that is not given is not there; a first step is made of the
 * task when the given steps do not begin with a user message; numbers and counts follow from the steps.
 */
export function layOver(context: Readonly<Record<string, unknown>>): Trace {
  const given = (context.steps ?? []) as readonly Step[];
  const task = context.task ?? smallestTrace.task;
  const first: Step = { action: 'user_message', message_role: 'direct_request', input: task };
  const told = given[0]?.action === 'user_message' ? given : [first, ...given];
  const steps = told.map(wholeStep);
  const { summary, feedback } = countsOf({ steps: steps as unknown as ForsyStep[] });
  const judged = { agent_confidence: 70, goal_achieved: true, goal_notes: null };
  const counted = { ...summary, human_feedback: feedback, ...judged };
  return { ...smallestTrace, ...context, steps, summary: { ...counted, ...(context.summary as object) } };
}

function wholeStep(given: Step, index: number): Step {
  const kind = given.action === 'user_message' ? userMessage : {};
  return { ...smallestStep, ...kind, step: index + 1, ...given };
}
