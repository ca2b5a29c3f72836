import { finding } from '@trace-formats/lint';
import type { Finding } from '@trace-formats/schema/report';

/** The finding for a path that leads to nothing that can be read. */
export function unreadable(why: string): Finding {
  return finding({
    rule: 'files-can-be-read',
    stage: 'read',
    severity: 'error',
    message: `This could not be read: ${why}.`,
    why: 'What cannot be read is not checked, and the answer for the whole would be wrong without it.',
    fix: 'Correct the path, the permissions or the file itself, or leave it out.',
  });
}
