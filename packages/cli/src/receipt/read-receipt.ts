import type { Receipt } from '@trace-formats/schema/receipt';
import { read, validateReceipt } from '@trace-formats/validate';
import { CannotWork } from '../cannot-work.ts';
import { readBytes } from '../input/bytes/read-file.ts';
import { firstFault } from '../input/first-fault.ts';

/** Reads a receipt, or says in one line why it is none. */
export function readReceipt(path: string, name: string): Receipt {
  const bytes = readBytes(path);
  if ('why' in bytes) throw new CannotWork(`${name} could not be read: ${bytes.why}.`, 'Correct the path.');
  const { documents, findings } = read(bytes.bytes, { container: 'json' });
  const [document] = documents;
  // Of a key that stands twice, people and programs may read another one than is checked here.
  const fault = firstFault(findings);
  if (document === undefined || fault?.severity === 'error')
    throw new CannotWork(
      `${name} is no whole receipt: ${fault?.message ?? 'There is nothing in it.'}`,
      'Take the copy that forsy-lint --receipt wrote.',
    );
  const [mismatch] = validateReceipt(document.value);
  if (mismatch !== undefined)
    throw new CannotWork(
      `${name} is no receipt of forsy-lint: ${mismatch.message}`,
      'Name the file that forsy-lint --receipt wrote.',
    );
  return document.value as Receipt;
}
