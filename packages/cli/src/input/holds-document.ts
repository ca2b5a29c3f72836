import { openFile } from '../lint/file.ts';
import { isWrittenByUs } from './written-by-us.ts';

/** True for a text in a known format that no run of ours wrote: a trace, a manifest, the log of a session. */
export async function holdsDocument(path: string, bytes: Uint8Array): Promise<boolean> {
  return openFile('', bytes, false).format !== 'unknown' && !(await isWrittenByUs(path, bytes));
}
