import { dirname } from 'node:path';
import { CannotWork } from '../../cannot-work.ts';
import { type Packing, packed, packingOfName } from '../../input/packed/unpack.ts';
import { orSaid } from '../or-said.ts';
import { makeFolder, takeAway } from './make-folder.ts';
import { type OpenBeside, openBesideOf } from './open-beside.ts';
import { holdSignalsForNow } from './undone-at-end.ts';
import { type Content, textsOf, writeInto, writeNew } from './write-content.ts';

/**
 * Writes a file whole or not at all: beside its place first, then renamed into it. A full disk, a kill or a crash leaves
 * what was there before. What takes the place of a file has its permissions, and lies where a link leads. A text is compressed
 * where the name promises it, or as `packing` says.
 */
export function writeBeside(path: string, content: Content, packing: Packing | undefined = packingOfName(path)): void {
  holdSignalsForNow();
  const written = besideOf(path, content, packing);
  try {
    written.put();
  } catch (error) {
    written.drop();
    throw error;
  }
}

/** Something that is written, but not yet in its place. */
export interface Beside extends Pick<OpenBeside, 'put' | 'drop'> {
  /** True for a device or a pipe, which is only written into when it is put there. */
  readonly isStream: boolean;
}

const intoStream = 'It is a device or a pipe, and may have got a part of it.';

/** The first half of `writeBeside`: what can fail of it nearly always fails here. */
export function besideOf(path: string, content: Content, packing: Packing | undefined = packingOfName(path)): Beside {
  const isText = !(content instanceof Uint8Array);
  const bytes = isText && packing !== undefined ? packedText([...textsOf(content)].join(''), path, packing) : content;
  return orSaid(path, () => {
    const opened = openBesideOf(path);
    if (opened === undefined)
      return { isStream: true, put: () => orSaid(path, () => writeInto(path, bytes), intoStream), drop: () => {} };
    const { file, mode, put, drop } = opened;
    try {
      writeNew(file, bytes, mode);
    } catch (error) {
      drop();
      throw error;
    }
    return { isStream: false, put, drop };
  });
}

/** Writes a file, as `writeBeside` does. */
export type Write = typeof writeBeside;

/** As `writeBeside`, with the folders above the file where they are not there yet. */
export const writeWithFolders: Write = (path, ...rest) => {
  const made = makeFolder(dirname(path));
  try {
    writeBeside(path, ...rest);
  } catch (error) {
    takeAway(made);
    throw error;
  }
};

function packedText(text: string, path: string, packing: Packing): Uint8Array {
  const bytes = packed(text, packing);
  if (bytes === undefined) throw noCodeFor(path);
  return bytes;
}

/** What is said where this Node cannot compress as the name promises. */
export function noCodeFor(path: string): CannotWork {
  return new CannotWork(
    `${path} could not be written: Node ${process.versions.node} has no code for Zstandard.`,
    'Name an output that ends otherwise, or use Node 22.15 or later.',
  );
}
