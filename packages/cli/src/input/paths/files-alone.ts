import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { CannotWork } from '../../cannot-work.ts';

/** For a command that reads files alone: refuses what names standard input or a session elsewhere, but for a file of that name. */
export function mustNameFiles(command: string, words: readonly string[], cwd: string): void {
  const word = words.find((one) => /^(?:-|@[^/\\]*)$/.test(one) && !existsSync(resolve(cwd, one)));
  if (word === undefined) return;
  const what = word === '-' ? 'no standard input' : `no sessions, and ${word} names one`;
  throw new CannotWork(`${command} takes ${what}.`, 'Name a file.');
}
