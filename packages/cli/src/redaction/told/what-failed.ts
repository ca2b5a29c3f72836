import { finding } from '@trace-formats/lint';
import { RedactionError } from '@trace-formats/redact';
import type { Finding } from '@trace-formats/schema/report';
import { NotWritten } from '../../cannot-work.ts';
import { FileLost } from '../../input/bytes/file-chunks.ts';
import { LeadsOut } from '../../input/paths/roots.ts';
import { unreadable } from '../../unreadable.ts';
import { Refused } from '../refused.ts';

/** What is told of a file that could not be masked; a check writes nothing anyway. What is no fault of the file is thrown on. */
export function whatFailed(error: unknown, checks: boolean): Finding {
  if (error instanceof FileLost) return unreadable(error.message);
  if (error instanceof NotWritten) return unwritten(error);
  const fate = checks ? 'would not be' : 'was not';
  if (error instanceof Refused) return refused(fate, error.message);
  if (error instanceof RedactionError) return refused(fate, withinSentence(error.message));
  throw error;
}

/** The first sentence of a message, to go on with where a sentence has begun. */
function withinSentence(message: string): string {
  const [first = ''] = message.split('. ');
  return first.charAt(0).toLowerCase() + first.slice(1);
}

function refused(fate: string, why: string): Finding {
  return finding({
    rule: 'documents-can-be-redacted',
    stage: 'read',
    severity: 'error',
    message: `This ${fate} written, because ${why}.`,
    why: 'A document that cannot be redacted completely is not passed on.',
    fix: 'Mend the file, or leave it out.',
  });
}

function unwritten(error: NotWritten): Finding {
  return finding({
    rule: 'results-can-be-written',
    stage: 'read',
    severity: 'error',
    message: `What was masked in this is not kept: ${error.message}`,
    why: 'The place is as it was, and what should have been masked may still stand there.',
    fix: whatToDo(error),
  });
}

function whatToDo(error: NotWritten): string {
  if (error instanceof LeadsOut) return `${error.fix}`;
  return error.isOfDisk
    ? 'Make room there, or name another place with -o, and run it again.'
    : 'Correct the path or the permissions, and run it again.';
}
