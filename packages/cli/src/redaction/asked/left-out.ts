import { resolve } from 'node:path';
import { printable } from '@trace-formats/validate';
import type { Typed } from '../../command-line/options.ts';
import { isElsewhere, realOf, rootsOf } from '../../input/paths/roots.ts';
import type { Source } from '../../input/source.ts';
import type { Io } from '../../io.ts';
import { isSameFile } from '../../output/refused/apart.ts';

/**
 * Leaves out the key and the configuration where they merely lie in a folder: they say how it is masked. The key would go out with what
 * it protects, and of the names that are to be masked nothing would be left.
 */
export function withoutAids(sources: readonly Source[], typed: Typed, { cwd, err }: Io): readonly Source[] {
  const aids = ['key-file', 'config'].flatMap((flag) => typed.value(flag) ?? []).map((file) => resolve(cwd, file));
  const isAid = ({ path, named }: Source): boolean => !named && aids.some((aid) => isSameFile(aid, path));
  const out = aids.length === 0 ? [] : sources.filter(isAid);
  for (const { name } of out) err(`${printable(name)} is left out: it says how the others are masked.\n`);
  return out.length === 0 ? sources : sources.filter((source) => !out.includes(source));
}

/**
 * Leaves out files to which a link leads out of the folder: whoever gives away the copy of a folder means what lies in it. A link
 * that leads nowhere stays, so that reading it says what is wrong.
 */
export function withoutLinked(
  sources: readonly Source[],
  words: readonly string[],
  { cwd, err }: Io,
): readonly Source[] {
  const roots = rootsOf(words, cwd);
  const out = sources.filter(({ path, named }) => !named && realOf(path) !== undefined && isElsewhere(path, roots));
  for (const { name } of out)
    err(
      `${printable(name)} is left out: it lies outside of the folder that was named, where a link leads. Name it to have a masked copy of it.\n`,
    );
  return out.length === 0 ? sources : sources.filter((source) => !out.includes(source));
}
