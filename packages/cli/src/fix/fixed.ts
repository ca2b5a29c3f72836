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
import { type FixedFile, fixFolder } from './folder.ts';

/** What --fix did: whether there was something to change, and how writing it went. */
export interface Fixed {
  readonly changes: boolean;
  readonly code: ExitCode;
}

/** Writes what --fix changes. A file that cannot be written is told of, and the others are mended all the same. */
export async function fixed(
  sources: LintSources,
  stdin: StandardInput | undefined,
  context: LintContext,
  io: Io,
): Promise<Fixed> {
  let changes = showStdin(stdin, context, io);
  let code: ExitCode = clean;
  for await (const mended of mendedFiles(sources, context)) {
    changes = true;
    code = worse(code, await written(mended, context.roots, io));
  }
  return { changes, code };
}

/** Shows what --fix would change. */
export async function shownFixes(
  sources: LintSources,
  stdin: StandardInput | undefined,
  context: LintContext,
  io: Io,
): Promise<Fixed> {
  let changes = showStdin(stdin, context, io);
  for await (const { source, before, after } of mendedFiles(sources, context)) {
    changes = true;
    show(source.name, before, after, io);
  }
  return { changes, code: clean };
}

/** Standard input has no place to be written back to, so what changes in it is only ever shown. */
function showStdin(
  stdin: StandardInput | undefined,
  { plan, lintedAs, decided }: LintContext,
  io: Pick<Io, 'out'>,
): boolean {
  if (stdin === undefined) return false;
  const { name, bytes } = stdin;
  const reopen = (changed: Uint8Array): OpenFile => openFile(name, changed, true);
  const options = lintedAs(resolve(plan.cwd, name));
  const after = fixedFile({ file: reopen(bytes), bytes, reopen }, options, () => ({ suppress: decided.suppress }));
  if (after === undefined) return false;
  show(name, bytes, after, io);
  return true;
}

function show(name: string, before: Uint8Array, after: Uint8Array, io: Pick<Io, 'out'>): void {
  io.out(diff(name, Buffer.from(before).toString('utf8'), Buffer.from(after).toString('utf8')));
}

/** The files in which there is something to change, one after the other. */
async function* mendedFiles({ folders }: LintSources, { lintedAs, decided }: LintContext): AsyncGenerator<FixedFile> {
  for (const folder of folders)
    for (const one of fixFolder(folder, lintedAs, decided.suppress)) {
      await turn();
      yield one;
    }
}

async function written(
  { source, before, after, packing }: FixedFile,
  roots: Roots,
  io: Pick<Io, 'err' | 'environment'>,
): Promise<ExitCode> {
  try {
    mustLieInside(source, roots);
    // A file that is compressed stays so.
    writeOver(source, before, packing === undefined ? after : Buffer.from(after).toString('utf8'), packing);
    return clean;
  } catch (error) {
    if (!(error instanceof CannotWork)) throw error;
    io.err(await (await import('../command-line/complaint.ts')).toldComplaint('forsy-lint', error, io));
    return cannotWork;
  }
}

function mustLieInside({ name, path }: Source, roots: Roots): void {
  if (isElsewhere(path, roots)) throw new LeadsOut(name, 'mended');
}
