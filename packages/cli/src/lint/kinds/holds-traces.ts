import { formatOfDocument, openBytes } from '../open-file.ts';
import { isAnyTrace } from './trace-formats.ts';

/** True for a text that holds a trace in any format that rules speak of. */
export function holdsTraces(bytes: Uint8Array): boolean {
  const file = openBytes(bytes);
  return file.content.documents.some((document) => isAnyTrace(formatOfDocument(document, file)));
}
