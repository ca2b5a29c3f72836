import type { ForsyStep } from '@trace-formats/schema';

/** True for what the user said. */
export function isUserMessage(step: Pick<ForsyStep, 'action'>): boolean {
  return step.action === 'user_message';
}
