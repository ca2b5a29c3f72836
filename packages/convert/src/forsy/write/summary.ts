import type { JsonObject } from '../../json/json.ts';

/** The summary of a trace: every count is what the steps say, and the judgements are still to be made. */
export function summaryOf(steps: readonly JsonObject[]): JsonObject {
  const count = (key: string, value: unknown): number => steps.filter((step) => step[key] === value).length;
  return {
    total_steps: steps.length,
    total_turns: steps.reduce((highest, step) => Math.max(highest, Number(step['turn'] ?? 0)), 0),
    positive_steps: count('eval', 1),
    negative_steps: count('eval', -1),
    neutral_steps: count('eval', 0),
    directive_signals: steps.filter((step) => typeof step['directive'] === 'string' && step['directive'] !== '').length,
    human_feedback: {
      corrections: count('feedback_type', 'correction'),
      approvals: count('feedback_type', 'approval'),
      clarifications: count('feedback_type', 'clarification'),
      new_instructions: count('feedback_type', 'new_instruction'),
    },
    agent_confidence: null,
    goal_achieved: null,
    goal_notes: null,
  };
}
