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

/** What is mended, and under which plan. */
export interface Fixing {
  readonly sources: LintSources;
  readonly stdin: StandardInput | undefined;
  readonly context: LintContext;
}

/** What --fix did: whether there was something to change, and how writing it went. */
export interface Fixed {
  readonly changes: boolean;
  readonly code: ExitCode;
}

/** Writes what --fix changes. A file that cannot be written is told of, and the others are mended all the same. */
export async function fixed(fixing: Fixing, io: Io): Promise<Fixed> {
  let changes = showStdin(fixing, io);
  let code: ExitCode = clean;
  for await (const mended of mendedFiles(fixing)) {
    changes = true;
    code = worse(code, await written(mended, fixing.context.roots, io));
  }
  return { changes, code };
}

/** Shows what --fix would change. */
export async function shownFixes(fixing: Fixing, io: Io): Promise<Fixed> {
  let changes = showStdin(fixing, io);
  for await (const { source, before, after } of mendedFiles(fixing)) {
    changes = true;
    show(source.name, before, after, io);
  }
  return { changes, code: clean };
}

/** Standard input has no place to be written back to, so what changes in it is only ever shown. */
function showStdin({ stdin, context }: Fixing, io: Pick<Io, 'out'>): boolean {
  if (stdin === undefined) return false;
  const { plan, lintedAs, decided } = context;
  const { name, bytes } = stdin;
  const reopen = (changed: Uint8Array): OpenFile => openFile({ name, named: true }, changed);
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
async function* mendedFiles({ sources, context }: Fixing): AsyncGenerator<FixedFile> {
  for (const folder of sources.folders)
    for (const one of fixFolder(folder, context.lintedAs, context.decided.suppress)) {
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
