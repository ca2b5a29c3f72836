import type { Result } from '@trace-formats/schema/report';

/** True where a rule of ours failed: then the answer is incomplete. */
export function hasCrash(results: readonly Result[]): boolean {
  return results.some(({ findings }) => findings.some(({ stage }) => stage === 'internal'));
}
