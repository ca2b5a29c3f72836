import { dirname, join } from 'node:path';
import { traceIdOf } from '@trace-formats/lint';
import { readBytes } from '../input/bytes/read-file.ts';
import { entriesOf } from '../input/entries-of.ts';
import { hasEnding } from '../input/sources.ts';
import { formatOfDocument, openFile } from '../lint/file.ts';
import { isTraceFormat } from '../lint/trace-formats.ts';
import { reviewPath } from './reviews.ts';
import { signedContent } from './signed-content.ts';

/** The file beside a trace whose signatures stand in the same file, and which gives the same id to other content; undefined where there is none. */
export function namesakeBeside(path: string, traceId: string, hash: string): string | undefined {
  const id = JSON.stringify(traceId);
  return entriesOf(dirname(path))
    .map(({ name }) => name)
    .filter((name) => hasEnding(name))
    .find((name) => {
      const other = join(dirname(path), name);
      if (other === path || reviewPath(other) !== reviewPath(path)) return false;
      const read = readBytes(other);
      // Most neighbours do not name it at all, and need not be parsed for that.
      if ('why' in read || !Buffer.from(read.bytes.buffer, read.bytes.byteOffset, read.bytes.length).includes(id))
        return false;
      const file = openFile(name, read.bytes, false);
      return file.content.documents.some(
        (document) =>
          isTraceFormat(formatOfDocument(document, file)) &&
          traceIdOf(document.value) === traceId &&
          signedContent(document) !== hash,
      );
    });
}
