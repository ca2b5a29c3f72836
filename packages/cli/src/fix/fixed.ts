import { resolve } from 'node:path';
import { CannotWork } from '../cannot-work.ts';
import { cannotWork, clean, type ExitCode, worse } from '../exit-code.ts';
import { isElsewhere, LeadsOut, type Roots } from '../input/paths/roots.ts';
import type { Source } from '../input/source.ts';
import type { Io } from '../io.ts';
import { type OpenFile, openFile } from '../lint/open-file.ts';
import type { LintContext } from '../lint/plan.ts';
import type { LintSources, StandardInput } from '../lint/sources.ts';
import { writeOver } from '../output/whole/write-over.ts';
import { turn } from '../turn.ts';
import { diff } from './diff.ts';
import { fixedFile } from './file.ts';
import { fixFolder } from './folder.ts';

/** What --fix did: whether there was something to change, and how writing it went. */
export interface Fixed {
  readonly changes: boolean;
  readonly code: ExitCode;
}

/** Writes what --fix changes, or shows it. A file that cannot be written is told of, and the others are mended all the same. */
export async function fixed(
  { folders }: LintSources,
  stdin: StandardInput | undefined,
  { plan, lintedAs, decided, roots }: LintContext,
  writes: boolean,
  io: Io,
): Promise<Fixed> {
  let changes = false;
  let code: ExitCode = clean;
  const show = (name: string, before: Uint8Array, after: Uint8Array): void =>
    io.out(diff(name, Buffer.from(before).toString('utf8'), Buffer.from(after).toString('utf8')));
  // It has no place to be written back to, so it is only ever shown.
  if (stdin !== undefined) {
    const { name, bytes } = stdin;
    const reopen = (changed: Uint8Array): OpenFile => openFile(name, changed, true);
    const options = lintedAs(resolve(plan.cwd, name));
    const after = fixedFile({ file: reopen(bytes), bytes, reopen }, options, () => ({ suppress: decided.suppress }));
    changes = after !== undefined;
    if (after !== undefined) show(name, bytes, after);
  }
  for (const folder of folders)
    for (const { source, before, after, packing } of fixFolder(folder, lintedAs, decided.suppress)) {
      await turn();
      changes = true;
      // A file that is compressed stays so.
      const write = (): void => {
        mustLieInside(source, roots);
        writeOver(source, before, packing === undefined ? after : Buffer.from(after).toString('utf8'), packing);
      };
      if (writes) code = worse(code, await written(write, io));
      else show(source.name, before, after);
    }
  return { changes, code };
}

function mustLieInside({ name, path }: Source, roots: Roots): void {
  if (isElsewhere(path, roots)) throw new LeadsOut(name, 'mended');
}

async function written(write: () => void, io: Pick<Io, 'err' | 'environment'>): Promise<ExitCode> {
  try {
    write();
    return clean;
  } catch (error) {
    if (!(error instanceof CannotWork)) throw error;
    io.err(await (await import('../command-line/complaint.ts')).toldComplaint('forsy-lint', error, io));
    return cannotWork;
  }
}
