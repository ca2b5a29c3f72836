import type { ForsyTrace } from '@trace-formats/schema';
import { isUserMessage } from '../is-user-message.ts';
import { reviewKey, saysWhoReviewed } from '../who-reviewed.ts';

/** True where the trace or its manifest says who, or which model, reviewed it. */
export function namesAReview(trace: ForsyTrace, manifest: unknown): boolean {
  const told = [
    trace.dataset_summary?.description,
    trace.dataset_summary?.title,
    trace.summary.goal_notes,
    trace.learning,
  ];
  if (told.some((text) => typeof text === 'string' && saysWhoReviewed(text))) return true;
  if ([trace, trace.dataset_summary, trace.agent_config, manifest].some(hasReviewKey)) return true;
  return (
    trace.validation_level === 'client_validated' &&
    trace.steps.some(
      (step) => isUserMessage(step) && (step.feedback_type === 'approval' || step.message_role === 'approval'),
    )
  );
}

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
