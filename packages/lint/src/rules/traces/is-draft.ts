import type { ForsyTraceDraft } from '@trace-formats/schema';

/** True for a trace that nobody has judged yet, not even what its messages are. */
export function isDraft({ validation_level, termination_reason, final_output }: ForsyTraceDraft): boolean {
  return validation_level === null || termination_reason === null || final_output === null;
}
