import { dirname, join } from 'node:path';
import { traceIdOf } from '@trace-formats/lint';
import { readBytes } from '../input/bytes/read-file.ts';
import { entriesOf } from '../input/paths/entries-of.ts';
import { hasEnding } from '../input/sources.ts';
import { isTraceFormat } from '../lint/kinds/trace-formats.ts';
import { formatOfDocument, openBytes } from '../lint/open-file.ts';
import { reviewPath, reviewPlaces } from './places.ts';
import { signedContent } from './signed-content.ts';

/**
 * What traces of the same id hold that lie beside one, and whose signatures may stand in the file that those for it are written
 * to.
 */
export function contentsOfNamesakes(path: string, traceId: string): ReadonlySet<string> {
  const id = JSON.stringify(traceId);
  const contents = new Set<string>();
  for (const { name } of entriesOf(dirname(path))) {
    const other = join(dirname(path), name);
    if (other === path || !hasEnding(name) || !reviewPlaces(other).includes(reviewPath(path))) continue;
    const read = readBytes(other);
    // Most neighbours do not name the id at all, and need not be parsed for that.
    if ('why' in read || !Buffer.from(read.bytes.buffer, read.bytes.byteOffset, read.bytes.length).includes(id))
      continue;
    const file = openBytes(read.bytes);
    for (const document of file.content.documents) {
      if (!isTraceFormat(formatOfDocument(document, file)) || traceIdOf(document.value) !== traceId) continue;
      const content = signedContent(document);
      if (content !== undefined) contents.add(content);
    }
  }
  return contents;
}
