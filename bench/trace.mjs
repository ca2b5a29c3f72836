import { schema } from './jsonl/contenders/schema.mjs';

/** One valid Forsy trace with these steps, whose own fields are the ones that differ between corpora. */
export function traceOf(number, steps, { ended_at, final_output }) {
  const rated = (value) => steps.filter((step) => step.eval === value).length;
  return {
    schema_version: 'forsy-trace-v0.1',
    trace_id: `bench_${number}`,
    prior_trace_id: null,
    trace_mode: 'live',
    validation_level: 'self_traced',
    task: steps[0].input,
    agent_tools: ['Bash', 'Edit', 'Read'],
    started_at: '2026-01-01T10:00:00Z',
    ended_at,
    system_prompt: null,
    skills: null,
    memory: null,
    agent_config: { model: 'example-model-1', temperature: 0.7 },
    learning: null,
    termination_reason: 'task_complete',
    steps,
    final_output,
    static_output: null,
    summary: {
      total_steps: steps.length,
      total_turns: steps.reduce((highest, { turn }) => Math.max(highest, turn), 1),
      positive_steps: rated(1),
      negative_steps: rated(-1),
      neutral_steps: rated(0),
      directive_signals: steps.filter((step) => step.directive !== null).length,
      human_feedback: { corrections: 0, approvals: 0, clarifications: 0, new_instructions: 0 },
      agent_confidence: 80,
      goal_achieved: true,
      goal_notes: null,
    },
  };
}

const allowsNull = ({ type, enum: values, anyOf = [] }) =>
  [type].flat().includes('null') || values?.includes(null) || anyOf.some(allowsNull);

/** The fields of a step of which there is nothing to say. */
export const nothing = Object.fromEntries(
  Object.entries(schema.$defs.step.properties)
    .filter(([, property]) => allowsNull(property))
    .map(([name]) => [name, null]),
);
