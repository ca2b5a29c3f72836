import { CannotWork } from '../../cannot-work.ts';
import { readBytes } from '../../input/bytes/read-file.ts';
import { type Packing, packingOfName } from '../../input/packed/unpack.ts';
import { holdSignalsForNow } from './undone-at-end.ts';
import { besideOf } from './write-beside.ts';

/**
 * Writes a file over the one that it was made of, as `writeBeside` does, unless that is another by now: what somebody else wrote into it
 * meanwhile would be lost, though both were told that it is there.
 */
export function writeOver(
  { path, name }: { readonly path: string; readonly name: string },
  read: Uint8Array,
  content: Uint8Array | string,
  packing: Packing | undefined = packingOfName(path),
): void {
  holdSignalsForNow();
  const written = besideOf(path, content, packing);
  const asBytes = typeof content === 'string' ? Buffer.from(content) : content;
  try {
    const now = readBytes(path);
    // Of two runs that do the same, the second finds it done.
    if (!('why' in now) && Buffer.compare(now.bytes, asBytes) === 0) {
      written.drop();
      return;
    }
    if ('why' in now || Buffer.compare(now.bytes, read) !== 0)
      throw new CannotWork(
        `${name} was changed by somebody else while this worked on it, so it was not written over.`,
        'Run this again, and one after the other.',
      );
    written.put();
  } catch (error) {
    written.drop();
    throw error;
  }
}
