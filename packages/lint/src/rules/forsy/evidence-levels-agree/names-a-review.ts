import type { ForsyTrace } from '@trace-formats/schema';
import { inLines } from '../../in-lines.ts';
import { isUserMessage } from '../is-user-message.ts';

const reviewKey = /review|annotat|validated|approv|audit|judge|verified|checked/i;
const byWhom = new RegExp(
  inLines`
    \b(?:
      review|check|validat|verif|approv|accept|audit|judg|grad|annotat|confirm|inspect|sign|assess|evaluat|read|
      prüf|geprüft|relu|revis
    )\p{L}*\b[^.!?]{0,80}?\b(?:by|from|von|durch|par|por)\s+\p{L}
  `,
  'iu',
);
const placeholder = /\[PERSON_\d+\]/;
const model = /\b(?:review|judg|check|assess|evaluat)\w*\b[^.!?]{0,60}\b(?:model|llm|judge)\b/i;

/** True where the trace or its manifest says who, or which model, reviewed it. */
export function namesAReview(trace: ForsyTrace, manifest: unknown): boolean {
  const told = [
    trace.dataset_summary?.description,
    trace.dataset_summary?.title,
    trace.summary.goal_notes,
    trace.learning,
  ];
  if (told.some((text) => typeof text === 'string' && namesOne(text))) return true;
  if ([trace, trace.dataset_summary, trace.agent_config, manifest].some(hasReviewKey)) return true;
  return (
    trace.validation_level === 'client_validated' &&
    trace.steps.some(
      (step) => isUserMessage(step) && (step.feedback_type === 'approval' || step.message_role === 'approval'),
    )
  );
}

/** A sentence that denies the review, or has it done by the agent itself, names none. */
function namesOne(text: string): boolean {
  return text
    .split(/(?<=[.!?;])\s+/)
    .some(
      (sentence) =>
        (byWhom.test(sentence) || placeholder.test(sentence) || model.test(sentence)) && !denied.test(sentence),
    );
}

const denied = new RegExp(
  inLines`
    \b(?:no|not|never|nobody|without|un)[\s-]?(?:\p{L}+\s){0,2}?
      (?:review|annotat|validat|check|verif|assess|audit|approv)\p{L}*|
    \bnicht (?:\p{L}+\s)?geprüft\b|
    \b(?:only|solely) by (?:the )?(?:agent|itself)\b
  `,
  'iu',
);

function hasReviewKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, said]) =>
      reviewKey.test(key) &&
      said !== null &&
      said !== '' &&
      said !== false &&
      !(Array.isArray(said) && said.length === 0),
  );
}
