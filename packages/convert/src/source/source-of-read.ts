import { type ReadResult, textOf } from '@trace-formats/validate';
import { withoutLostNumbers } from './lost-numbers.ts';
import type { LostNumberAt, SourceFile } from './source.ts';

/** What `read` gave as a file of a source. A log should be read in tolerant mode: what was glued or cut is then told among the losses. */
export function sourceOfRead(result: ReadResult, name?: string): SourceFile {
  const named = name === undefined ? {} : { name };
  const [first] = result.documents;
  if (result.container === 'json' && first && result.documents.length === 1) {
    const { value, lost } = withoutLostNumbers(first.value, () => textOf(first));
    return lost.length === 0 ? { ...named, value } : { ...named, value, repaired: { lostNumbers: lost } };
  }
  const gluedLines: number[] = [];
  const lostNumbers: LostNumberAt[] = [];
  let line = 0;
  const records = result.documents.map((document, index) => {
    if (document.line === line && gluedLines.at(-1) !== line) gluedLines.push(line);
    line = document.line;
    const record = document.record ?? index + 1;
    const { value, lost } = withoutLostNumbers(document.value, () => textOf(document));
    for (const number of lost) lostNumbers.push({ ...number, record });
    return { value, record, line };
  });
  const unreadableLines = result.unread.map((unread) => unread.line);
  return { ...named, records, repaired: { gluedLines, unreadableLines, lostNumbers } };
}
