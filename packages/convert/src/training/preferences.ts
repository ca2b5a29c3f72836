import type { ForsyTraceDraft } from '@trace-formats/schema';
import type { JsonObject } from '../json.ts';
import type { Ledger } from '../losses/loss.ts';
import { completionOf, dialogueOf, isCall, reasonToLeaveOut, type Said, type Step } from './dialogue.ts';

interface Pair {
  readonly rejected: Step;
  readonly chosen: Step;
  readonly because: 'retry_of' | 'correction';
}

/**
 * One row for each step that was done again, by a retry or after a correction, where the trace judges the second try better than the first.
 * Both completions stand after the same messages: those before the first try.
 */
export function preferenceRows(
  trace: ForsyTraceDraft,
  ledger: Ledger,
  thinking: boolean,
): readonly JsonObject[] | undefined {
  const dialogue = dialogueOf(trace.steps, thinking, ledger);
  const rows: JsonObject[] = [];
  for (const pair of pairsOf(trace.steps)) {
    const row = rowOf(pair, dialogue, thinking);
    const place = { pointer: `/steps/${pair.chosen.step - 1}` };
    if (typeof row === 'string') ledger.lose({ kind: 'dropped', place, why: row });
    else {
      rows.push({ trace_id: trace.trace_id, ...row });
      ledger.lose({
        kind: 'approximated',
        place,
        why: 'The chosen completion was given with knowledge of the first try, and stands as if it had been given in its place.',
      });
    }
  }
  return rows;
}

/** The pairs of a trace, in the order of the second tries; a redo that is both a retry and an answer to a correction counts once. */
function pairsOf(steps: readonly Step[]): readonly Pair[] {
  const pairs = new Map<string, Pair>();
  const add = (rejected: Step | undefined, chosen: Step, because: Pair['because']): void => {
    const key = `${rejected?.step} ${chosen.step}`;
    if (rejected !== undefined && !pairs.has(key)) pairs.set(key, { rejected, chosen, because });
  };
  for (const step of steps) {
    if (step.retry_of !== null) add(steps[step.retry_of - 1], step, 'retry_of');
    for (const cause of step.caused_by ?? []) {
      const said = steps[cause - 1];
      if (said?.feedback_type !== 'correction' || step.retry_of !== null) continue;
      // The first step that answers the correction is the redo; what follows it builds on that.
      const isFirst = !steps.slice(0, step.step - 1).some(({ caused_by }) => caused_by?.includes(cause));
      const faulted = (said.caused_by ?? []).filter((number) => steps[number - 1]?.eval === -1);
      if (isFirst && faulted.length === 1) add(steps[faulted[0]! - 1], step, 'correction');
    }
  }
  return [...pairs.values()];
}

/** The row of a pair, or why there is none. */
function rowOf({ rejected, chosen, because }: Pair, dialogue: readonly Said[], thinking: boolean): JsonObject | string {
  if (rejected.eval === null || chosen.eval === null) return 'One of the two tries was not judged.';
  if (chosen.eval <= rejected.eval) return 'The second try was not judged better than the first.';
  if ([rejected, chosen].some((step) => step.action === 'user_message' || !isCompletion(step)))
    return 'One of the two tries is nothing that the agent said or called.';
  const at = dialogue.findIndex(({ steps }) => steps.includes(rejected));
  const before = at === -1 ? messagesBefore(dialogue, rejected) : dialogue.slice(0, at);
  const prompt = before.map(({ message }) => message);
  if (prompt.length === 0) return 'Nothing stands before the first try that it could answer.';
  const [no, yes] = [completionOf(rejected, thinking), completionOf(chosen, thinking)];
  if (same(no, yes)) return 'The two tries say the same.';
  return {
    prompt,
    chosen: [yes],
    rejected: [no],
    rejected_step: rejected.step,
    chosen_step: chosen.step,
    because,
    directive: rejected.directive,
  };
}

/** What a model would have to say: a text, or a call, answered or not. */
function isCompletion(step: Step): boolean {
  const why = reasonToLeaveOut(step);
  return why === undefined || why.trap === 'call-without-result' ? isCall(step) || Boolean(step.output) : false;
}

/** The messages before a step that is not in the conversation itself, since its call has no result. */
function messagesBefore(dialogue: readonly Said[], step: Step): readonly Said[] {
  const at = dialogue.findIndex(({ steps }) => steps.some((other) => other.step > step.step));
  return at === -1 ? dialogue : dialogue.slice(0, at);
}

/** Whether two completions say the same, whatever the ids of their calls. */
function same(one: JsonObject, other: JsonObject): boolean {
  const bare = (message: JsonObject): string => JSON.stringify(message).replace(/"id":"call_\d+"/g, '');
  return bare(one) === bare(other);
}
