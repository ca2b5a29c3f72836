import { type ReadResult, unkeptOf } from '@trace-formats/validate';
import type { SourceFile, UnkeptAt } from './source.ts';
import { withoutUnkept } from './without-unkept.ts';

/**
 * What `read` gave as a file of a source. A log should be read in tolerant mode: what was glued or cut is then told among the
 * losses.
 */
export function sourceOfRead(result: ReadResult, name?: string): SourceFile {
  if (!Array.isArray(result?.documents) || !Array.isArray(result.unread))
    throw new TypeError(
      'This is not what `read` of @trace-formats/validate gives: of a value, sourceOfDocument makes a source.',
    );
  const named = name === undefined ? {} : { name };
  const [first] = result.documents;
  if (result.container === 'json' && first && result.documents.length === 1) {
    const unkept = unkeptOf(first);
    const cutLines = linesCut(result);
    const value = withoutUnkept(first.value, unkept);
    const isWhole = unkept.length === 0 && cutLines.length === 0;
    return isWhole ? { ...named, value } : { ...named, value, repaired: { unkept, cutLines } };
  }
  const gluedLines: number[] = [];
  const unkept: UnkeptAt[] = [];
  let line = 0;
  const records = result.documents.map((document, index) => {
    if (document.line === line && gluedLines.at(-1) !== line) gluedLines.push(line);
    line = document.line;
    const record = document.record ?? index + 1;
    const here = unkeptOf(document);
    for (const one of here) unkept.push({ ...one, record });
    return { value: withoutUnkept(document.value, here), record, line };
  });
  const unreadableLines = result.unread.map((unread) => unread.line);
  return { ...named, records, repaired: { gluedLines, unreadableLines, cutLines: linesCut(result), unkept } };
}

/** The line of each piece that was left out beside what could be read. */
function linesCut({ documents }: ReadResult): readonly number[] {
  return documents.flatMap(({ leftOut = [] }) => leftOut.map(({ line }) => line));
}
