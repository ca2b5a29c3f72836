import { FileLost, fileChunks } from './file-chunks.ts';
import { readSmall } from './read-file.ts';
import type { Rereadable } from './rereadable.ts';

/** A file as a stream that can always be read again, unpacked where it is compressed. */
export function rereadableFile(path: string): Rereadable {
  return {
    isKept: false,
    whole: async (most) => {
      const read = readSmall(path, most);
      if ('why' in read) throw new FileLost(read.why);
      return 'bytes' in read ? read.bytes : undefined;
    },
    open: () => fileChunks(path),
    openLast: () => fileChunks(path),
  };
}
