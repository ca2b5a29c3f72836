import type { ForsyTrace } from '@trace-formats/schema';

/** True for a trace that nobody has judged yet, not even what its messages are. */
export function isDraft({ validation_level, termination_reason, final_output }: ForsyTrace): boolean {
  return ([validation_level, termination_reason, final_output] as readonly unknown[]).includes(null);
}
