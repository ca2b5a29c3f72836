import { formatOfDocument, openFile } from '../lint/file.ts';
import { isAnyTrace } from '../lint/trace-formats.ts';

/**
 * True for what an earlier run left: a receipt, a blob or a report, which says nothing about the traces of now. One that is a
 * trace all the same was made to be overlooked.
 */
export function isWrittenByUs(bytes: Uint8Array): boolean {
  return beginsAsOurs(bytes) && !holdsTraces(bytes);
}

/** True for bytes that begin as a receipt, a blob or a report does. */
export function beginsAsOurs(bytes: Uint8Array): boolean {
  return bytes[0] === openingBrace && beginning.test(new TextDecoder().decode(bytes.subarray(0, 64)));
}

/** True for a text that holds a trace in any format that rules speak of. */
export function holdsTraces(bytes: Uint8Array): boolean {
  const file = openFile('', bytes, false);
  return file.content.documents.some((document) => isAnyTrace(formatOfDocument(document, file)));
}

/** True for a text in a known format that is no report of ours: a trace, a manifest, the log of a session. */
export function isDocument(bytes: Uint8Array): boolean {
  const { format } = openFile('', bytes, false);
  return format !== 'unknown' && format !== 'report/v1';
}

const openingBrace = 0x7b;
const beginning = /^\{\s*"(?:receipt|blob|report)_version"\s*:/;
