import { isUserMessage } from '../../traces/is-user-message.ts';
import { stepAtFirst } from '../../traces/name-of-step.ts';
import type { ForsyTraceRule } from '../forsy-rule.ts';

/** A draft is not a trace yet. */
export const judgementsAreMade: ForsyTraceRule = {
  id: 'judgements-are-made',
  claim: 'Everything that only a person or the agent itself can judge has been judged.',
  why: 'A draft is what a program could tell from a log; released as a trace it would pass off gaps as judgements.',
  fix: 'Fill in what is null from the evidence, with notes and trace-formats annotate; where there is none, keep the draft and do not release it.',
  checklist: null,
  severity: 'error',
  certainty: 'exact',
  reads: [],
  readsApart: [
    'agent_tools',
    'validation_level',
    'termination_reason',
    'final_output',
    'summary.agent_confidence',
    'summary.goal_achieved',
    'steps[].eval',
  ],
  *check(trace, { legacy, isSound }) {
    const open = (name: string): string =>
      `\`${name}\` is null, so the trace is still a draft: nobody has judged it yet.`;
    for (const key of ['agent_tools', 'validation_level', 'termination_reason', 'final_output'] as const) {
      // Older traces have no place for these two; asking for them would be asking for another format.
      if (legacy && (key === 'validation_level' || key === 'termination_reason')) continue;
      if (trace[key] === null) yield { at: [key], message: open(key), ...concerned(key) };
    }
    for (const key of ['agent_confidence', 'goal_achieved'] as const) {
      if (trace.summary?.[key] === null)
        yield { at: ['summary', key], message: open(`summary.${key}`), ...concerned(key) };
    }
    if (!Array.isArray(trace.steps)) return;
    // Asked so that it is told where one is broken; the others are looked at all the same.
    isSound(['steps[].eval']);
    for (const [index, step] of trace.steps.entries()) {
      // The eval of a user message is 0 and no judgement; only older traces leave it open.
      if (typeof step === 'object' && step !== null && step.eval === null && (legacy || !isUserMessage(step)))
        yield {
          at: ['steps', index, 'eval'],
          message: `${stepAtFirst(step, index)} has eval null, so nobody has judged it yet.`,
        };
    }
  },
};

/** The item that cannot be met while this is open. */
function concerned(key: string): { readonly checklist?: number } {
  if (key === 'final_output') return { checklist: 12 };
  return key === 'validation_level' || key === 'agent_confidence' ? { checklist: 15 } : {};
}
