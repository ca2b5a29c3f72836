import { expect, it } from 'vitest';
import { summaryOf } from './summary.ts';

it('counts what the steps say, and names the highest turn wherever it stands', () => {
  const steps = [
    { turn: 1, eval: 0, feedback_type: null, directive: null },
    { turn: 3, eval: -1, feedback_type: null, directive: 'Read first.' },
    { turn: 2, eval: 1, feedback_type: 'correction', directive: '' },
    { turn: 2, eval: 1, feedback_type: 'correction', directive: null },
  ];
  expect(summaryOf(steps)).toEqual({
    total_steps: 4,
    total_turns: 3,
    positive_steps: 2,
    negative_steps: 1,
    neutral_steps: 1,
    directive_signals: 1,
    human_feedback: { corrections: 2, approvals: 0, clarifications: 0, new_instructions: 0 },
    agent_confidence: null,
    goal_achieved: null,
    goal_notes: null,
  });
});
