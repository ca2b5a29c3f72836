import type { LineBatch, LineReader } from '@trace-formats/validate';
import type { OpenChunks } from '../../input/bytes/file-chunks.ts';
import { firstLine } from './first-line.ts';

/** How much of a file was looked at, and what its first bytes are. */
interface Looked {
  readonly length: number;
  readonly mark: number;
  readonly isWhole: boolean;
  /** Whether something follows the first line; otherwise it is one document, which is known without reading it. */
  readonly isFollowed: boolean;
  /** What was not shown to the reader, because the first line ends in it and nothing had followed. */
  readonly rest: readonly Uint8Array[];
  /** Where the first line ends, if it is the first of the file. */
  readonly behindFirst: number | undefined;
}

/** Shows a reader the first lines of a file, until that is enough. */
export async function lookInto(
  open: OpenChunks,
  reader: LineReader,
  take: (batch: LineBatch) => void,
  isEnough: (length: number) => boolean,
): Promise<Looked> {
  const first = firstLine();
  const waiting: Uint8Array[] = [];
  let length = 0;
  let isWhole = true;
  for await (const chunk of open()) {
    length += chunk.length;
    first.look(chunk);
    if (first.hasEnded() && !first.isFollowed()) waiting.push(Buffer.from(chunk));
    else {
      for (const piece of waiting.splice(0)) take(reader.push(piece));
      take(reader.push(chunk));
    }
    isWhole = !isEnough(length);
    if (!isWhole) break;
  }
  const isFollowed = first.isFollowed();
  if (isWhole && isFollowed) take(reader.end());
  return { length, mark: first.mark(), isWhole, isFollowed, rest: waiting, behindFirst: first.behind() };
}
