import type { Finding } from '@trace-formats/schema/report';

/** A finding with everything empty that its maker has nothing to say about. */
export function finding(
  parts: Pick<Finding, 'rule' | 'stage' | 'severity' | 'message' | 'why' | 'fix'> & Partial<Finding>,
): Finding {
  return {
    certainty: 'exact',
    checklist: null,
    pointer: '',
    line: null,
    column: null,
    docs: null,
    fingerprint: null,
    fixable: false,
    suppressed: null,
    ...parts,
  };
}
