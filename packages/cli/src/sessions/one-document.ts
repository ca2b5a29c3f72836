/** Whether a log is one JSON document, as those of older versions of Gemini CLI are, and not a record on each line. */
export function isOneDocument(path: string): boolean {
  return path.endsWith('.json');
}
