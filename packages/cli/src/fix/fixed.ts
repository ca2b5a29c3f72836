import type { Io } from '../io.ts';
import type { LintContext } from '../lint/plan.ts';
import type { LintSources } from '../lint/sources.ts';
import { turn } from '../turn.ts';
import { writeBeside } from '../write-beside.ts';
import { diff } from './diff.ts';
import { fixFolder } from './folder.ts';

/** Writes what --fix changes, or shows it; true where there is something to change. */
export async function fixed(
  { folders }: LintSources,
  { lintedAs, decided }: LintContext,
  writes: boolean,
  io: Io,
): Promise<boolean> {
  let changes = false;
  for (const { sources } of folders)
    for (const { source, before, after, packing } of fixFolder(sources, lintedAs, decided.suppress)) {
      await turn();
      changes = true;
      // A file that is compressed stays so.
      if (writes)
        writeBeside(source.path, packing === undefined ? after : Buffer.from(after).toString('utf8'), packing);
      else io.out(diff(source.name, Buffer.from(before).toString('utf8'), Buffer.from(after).toString('utf8')));
    }
  return changes;
}
