import type { ForsyTraceDraft } from '@trace-formats/schema';
import type { JsonObject } from '../json/json.ts';
import type { Ledger } from '../losses/loss.ts';
import { dialogueOf, type Step } from './dialogue.ts';

/** One row: the conversation, in which a message is not learnt from (`weight` 0) where a step of it failed or was done again. */
export function sftRows(trace: ForsyTraceDraft, ledger: Ledger, thinking: boolean): readonly JsonObject[] | undefined {
  const dialogue = dialogueOf(trace.steps, thinking, ledger);
  if (!dialogue.some(({ message }) => message['role'] === 'assistant')) return undefined;
  const redone = new Set(trace.steps.flatMap(({ retry_of }) => (retry_of === null ? [] : [retry_of])));
  const isBad = (step: Step): boolean => step.eval === -1 || redone.has(step.step);
  const learntFrom = new Set(dialogue.flatMap(({ steps }) => steps));
  for (const [index, step] of trace.steps.entries())
    if (step.eval === null && learntFrom.has(step))
      ledger.lose({
        kind: 'missing',
        place: { pointer: `/steps/${index}/eval` },
        why: 'Nobody has judged this step, so it is learnt from like any other.',
      });
  const messages = dialogue.map(({ steps, message }) =>
    message['role'] === 'assistant' && steps.some(isBad) ? { ...message, weight: 0 } : message,
  );
  return [{ trace_id: trace.trace_id, messages }];
}
