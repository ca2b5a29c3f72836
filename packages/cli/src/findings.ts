import type { Finding } from '@trace-formats/schema/report';

/** A finding with everything empty that its maker has nothing to say about. */
export function bareFinding(
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

/** The finding for a path that leads to nothing that can be read. */
export function unreadable(why: string): Finding {
  return bareFinding({
    rule: 'files-can-be-read',
    stage: 'read',
    severity: 'error',
    message: `This could not be read: ${why}.`,
    why: 'What cannot be read is not checked, and the answer for the whole would be wrong without it.',
    fix: 'Correct the path, the permissions or the file itself, or leave it out.',
  });
}
