import type { ForsyTrace } from '@trace-formats/schema';
import { inAnyCase } from '../../../in-lines.ts';
import { readied } from '../../../sieve/readied.ts';
import type { KindOfClaim } from './kind-of-claim.ts';
import { besideTheSteps } from './words-of-evidence.ts';

/** Something is said to come beside the steps. */
export const ofThingsBeside: KindOfClaim = {
  form: readied(inAnyCase`${besideTheSteps}`),
  because: 'the trace holds nothing of the kind',
  reads: ['static_output.artifacts.length'],
  holds: hasArtifacts,
};

/** Something is said to be attached. */
export const ofAttachments: KindOfClaim = {
  form: readied(/\b(?:is|are|were|was|all|fully)\s(?:\w+\s){0,2}attached\b|\bfully reproducible\b/iu),
  because: 'no artifact is recorded',
  reads: ['static_output.artifacts.length'],
  holds: hasArtifacts,
};

function hasArtifacts(trace: ForsyTrace): boolean {
  return (trace.static_output?.artifacts.length ?? 0) > 0;
}
