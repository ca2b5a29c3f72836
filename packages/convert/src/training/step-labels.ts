import type { ForsyTraceDraft } from '@trace-formats/schema';
import type { JsonObject } from '../json/json.ts';
import type { Ledger } from '../losses/loss.ts';

/** One row for each step of an agent that the trace judges: -1, 0 or 1, with what was done and why it was judged so. */
export function stepLabelRows(trace: ForsyTraceDraft, ledger: Ledger): readonly JsonObject[] {
  return trace.steps.flatMap((step, index): readonly JsonObject[] => {
    const place = { pointer: `/steps/${index}` };
    if (step.action === 'user_message') {
      ledger.lose({ kind: 'dropped', place, why: 'What a user says is not judged, so it has no label.' });
      return [];
    }
    if (step.eval === null) {
      ledger.lose({ kind: 'dropped', place, why: 'Nobody has judged this step, so it has no label.' });
      return [];
    }
    const { eval: label, eval_reason: reason } = step;
    const { actor, action, operation, tool, observation, reasoning, input, output, state_change } = step;
    const { success, directive, retry_of, caused_by } = step;
    return [
      {
        ...{ trace_id: trace.trace_id, step: step.step, turn: step.turn, actor, action, operation, tool },
        ...{ observation, reasoning, input, output, state_change },
        ...{ label, label_reason: reason, success, directive, retry_of, caused_by },
      },
    ];
  });
}
