import { dirname } from 'node:path';
import { makeFolder, takeAway } from './make-folder.ts';
import { undoneAtEnd } from './undone-at-end.ts';
import { type Beside, besideOf, type Write } from './write-beside.ts';

/**
 * Does work that writes files of which none may be newer than another, such as documents and the account of what they lost: all of
 * them are written beside their places, and put there when the work is done. Where it fails or is stopped, all is as it was.
 */
export async function writtenTogether<Done>(work: (write: Write) => Promise<Done>): Promise<Done> {
  const written: Beside[] = [];
  const made: string[] = [];
  const dropAll = (): void => {
    for (const one of written.splice(0)) one.drop();
    takeAway(made.splice(0));
  };
  const over = undoneAtEnd(dropAll);
  try {
    const done = await work((path, ...rest) => {
      made.push(...makeFolder(dirname(path)));
      written.push(besideOf(path, ...rest));
    });
    // What may still fail, and cannot be taken back, goes first.
    written.sort((one, other) => Number(other.isStream) - Number(one.isStream));
    while (written.length > 0) {
      written[0]?.put();
      written.shift();
    }
    made.length = 0;
    return done;
  } finally {
    dropAll();
    over();
  }
}
