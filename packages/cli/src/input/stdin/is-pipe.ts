import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { ifPossible } from '../../if-possible.ts';

/** Whether a word is the path of something that is open already, as a shell writes it for `<(zcat log.gz)`. */
export function isDescriptor(word: string): boolean {
  return /^\/(?:dev\/stdin|(?:dev|proc\/self)\/fd\/\d+)$/.test(word);
}

/** Whether a word is the path of a pipe that somebody made by a name, with `mkfifo`. */
export function isNamedPipe(word: string, cwd: string): boolean {
  return ifPossible(() => statSync(resolve(cwd, word), { throwIfNoEntry: false }))?.isFIFO() === true;
}
