import type { ForsyTraceDraft } from '@trace-formats/schema';
import type { JsonObject } from '../json/json.ts';
import type { Ledger } from '../losses/loss.ts';
import { completionOf, dialogueOf, isCall, reasonToLeaveOut, type Said, type Step } from './dialogue.ts';

interface Pair {
  readonly rejected: Step;
  readonly chosen: Step;
  /** Where the chosen one stands among the steps. */
  readonly index: number;
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
  const { steps } = trace;
  const dialogue = dialogueOf(steps, thinking, ledger);
  const rows: JsonObject[] = [];
  for (const pair of pairsOf(steps, ledger)) {
    const row = rowOf(pair, steps, dialogue, thinking);
    const place = { pointer: `/steps/${pair.index}` };
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

/**
 * The pairs of a trace, in the order of the second tries; a redo that is both a retry and an answer to a correction counts once.
 */
function pairsOf(steps: readonly Step[], ledger: Ledger): readonly Pair[] {
  const pairs = new Map<string, Pair>();
  const earlier = startEarlier();
  const answered = new Set<number>();
  for (const [index, step] of steps.entries()) {
    const add = (rejected: Step, because: Pair['because']): void => {
      const key = `${rejected.step} ${index}`;
      if (!pairs.has(key)) pairs.set(key, { rejected, chosen: step, index, because });
    };
    if (step.retry_of !== null) {
      const first = earlier.step(step.retry_of);
      if (first !== undefined) add(first, 'retry_of');
      else
        ledger.lose({
          kind: 'dropped',
          place: { pointer: `/steps/${index}/retry_of` },
          why: 'No step before this one has the number of the step that it tries again, or more than one has it.',
        });
    }
    for (const cause of step.caused_by ?? []) {
      // The first step that answers a correction is the redo; what follows it builds on that.
      const isFirst = !answered.has(cause);
      const said = earlier.step(cause);
      if (!isFirst || said?.feedback_type !== 'correction' || step.retry_of !== null) continue;
      const faulted = (said.caused_by ?? []).flatMap((number) => earlier.step(number) ?? []);
      const [only, ...others] = faulted.filter((one) => one.eval === -1);
      if (only !== undefined && others.length === 0) add(only, 'correction');
    }
    for (const cause of step.caused_by ?? []) answered.add(cause);
    earlier.add(step);
  }
  return [...pairs.values()];
}

/** The steps so far, by their numbers: those of a draft may begin anywhere, leave numbers out, or have one twice. */
function startEarlier(): { readonly add: (step: Step) => void; readonly step: (number: number) => Step | undefined } {
  const byNumber = new Map<number, Step | 'several'>();
  return {
    add: (step) => byNumber.set(step.step, byNumber.has(step.step) ? 'several' : step),
    step(number) {
      const found = byNumber.get(number);
      return found === 'several' ? undefined : found;
    },
  };
}

/** The row of a pair, or why there is none. */
function rowOf(
  { rejected, chosen, because }: Pair,
  steps: readonly Step[],
  dialogue: readonly Said[],
  thinking: boolean,
): JsonObject | string {
  if (rejected.eval === null || chosen.eval === null) return 'One of the two tries was not judged.';
  if (chosen.eval <= rejected.eval) return 'The second try was not judged better than the first.';
  if ([rejected, chosen].some((step) => step.action === 'user_message' || !isCompletion(step)))
    return 'One of the two tries is nothing that the agent said or called.';
  const at = dialogue.findIndex((said) => said.steps.includes(rejected));
  const before = at === -1 ? messagesBefore(dialogue, rejected, steps) : dialogue.slice(0, at);
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
function messagesBefore(dialogue: readonly Said[], step: Step, steps: readonly Step[]): readonly Said[] {
  const later = new Set(steps.slice(steps.indexOf(step) + 1));
  const at = dialogue.findIndex((said) => said.steps.some((other) => later.has(other)));
  return at === -1 ? dialogue : dialogue.slice(0, at);
}

/** Whether two completions say the same, whatever the ids of their calls. */
function same(one: JsonObject, other: JsonObject): boolean {
  const bare = (message: JsonObject): string => JSON.stringify(message).replace(/"id":"call_\d+"/g, '');
  return bare(one) === bare(other);
}
