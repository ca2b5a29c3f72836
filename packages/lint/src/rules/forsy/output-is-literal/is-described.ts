import type { ForsyStep } from '@trace-formats/schema';
import { describedCall } from '../input-is-literal/described-call.ts';

/** Whoever describes the call describes what came back as well, so that less is needed to say so. */
export function isDescribed(step: ForsyStep): boolean {
  return step.input !== null && describedCall(step.input, step) !== undefined;
}
