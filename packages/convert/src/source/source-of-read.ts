import type { ReadResult } from '@trace-formats/validate';
import type { Json } from '../json.ts';
import type { SourceFile } from './source.ts';

/** What `read` gave as a file of a source. A log should be read in tolerant mode: what was glued or cut is then told among the losses. */
export function sourceOfRead(result: ReadResult, name?: string): SourceFile {
  const named = name === undefined ? {} : { name };
  const [first] = result.documents;
  if (result.container === 'json' && first && result.documents.length === 1)
    return { ...named, value: first.value as Json };
  const gluedLines: number[] = [];
  let line = 0;
  const records = result.documents.map((document, index) => {
    if (document.line === line && gluedLines.at(-1) !== line) gluedLines.push(line);
    line = document.line;
    return { value: document.value as Json, record: document.record ?? index + 1, line };
  });
  const unreadableLines = result.unread.map((unread) => unread.line);
  return { ...named, records, repaired: { gluedLines, unreadableLines } };
}
