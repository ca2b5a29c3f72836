import type { ForsyTrace } from '@trace-formats/schema';
import { isBlank } from '../blank.ts';
import { saysNothing } from '../says-nothing.ts';

/** True for a trace that goes on from another. An id such as "none" or "n/a" names no trace, and frees none from keeping its request. */
export function continuesAnother({ prior_trace_id: prior }: Pick<ForsyTrace, 'prior_trace_id'>): boolean {
  return !isBlank(prior ?? '') && !saysNothing(prior ?? '');
}
