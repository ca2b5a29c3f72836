import { detectRead, read } from '@trace-formats/validate';
import { decode } from '../bytes/decode.ts';

/**
 * True for a text in a known format that tells of no others, as a report does in any state: a trace, a manifest, the log of a
 * session.
 */
export function holdsDocument(bytes: Uint8Array): boolean {
  const { format } = detectRead(read(bytes, { decode }), bytes);
  return format !== 'unknown' && format !== 'report/v1';
}
