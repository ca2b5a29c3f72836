import { resolve } from 'node:path';
import { printable } from '@trace-formats/validate';
import type { Io } from '../../io.ts';
import { isInside } from '../paths/is-inside.ts';
import { nameOf } from '../source.ts';

interface Found {
  /** Undefined for standard input. */
  readonly path: string | undefined;
  /** True when it was named on the command line; false when it merely lay in a folder. */
  readonly named: boolean;
}

/**
 * Leaves out what lies where the results go, below a folder that is read: each run would take up what the one before wrote.
 * Where results stand among their sources, `isWritten` says which files they are.
 */
export function withoutResults<File extends Found>(
  files: readonly File[],
  target: string,
  words: readonly string[],
  { cwd, err }: Pick<Io, 'cwd' | 'err'>,
  isWritten: (path: string) => boolean = () => false,
): readonly File[] {
  const among = words.map((word) => resolve(cwd, word)).filter((word) => isInside(word, target));
  const isResult = ({ path, named }: File): boolean =>
    !named &&
    path !== undefined &&
    // A file at the very place may be no result, and is refused as one that would be overwritten.
    path !== target &&
    isInside(path, target) &&
    (isWritten(path) || !among.some((word) => isInside(path, word)));
  const left = files.filter((file) => !isResult(file));
  const out = files.length - left.length;
  if (out > 0)
    err(
      `${printable(nameOf(target, cwd))} holds ${out === 1 ? '1 file, which is' : `${out} files, which are`} not read: the results go there.\n`,
    );
  return left;
}
