import { resolve } from 'node:path';
import { cannotWork } from '../exit-code.ts';
import { readBytes, readSmall } from '../input/bytes/read-file.ts';
import { readSource } from '../input/bytes/read-source.ts';
import type { Io } from '../io.ts';
import { withExcerpts } from '../report/excerpts.ts';
import { inOrder } from '../report/result-order.ts';
import { withoutValues } from '../report/without-values.ts';
import { threadsOf } from '../threads/threads.ts';
import { unreadable } from '../unreadable.ts';
import { resultOf } from '../validate/result-of.ts';
import { cardOf } from './beside/card.ts';
import { aboutFilesBeside } from './beside/files-beside.ts';
import { aboutLeftOut, aboutPassedBy } from './beside/left-out.ts';
import { aboutNames } from './beside/names-beside.ts';
import { searchedFiles } from './beside/searched.ts';
import { mergedFacts, noFacts, type RunFacts } from './facts/run-facts.ts';
import { tellable } from './facts/tellable.ts';
import { lintFile } from './file.ts';
import { mostAtOnce } from './folder.ts';
import { openFile } from './open-file.ts';
import { lintFolders } from './parts/lint-folders.ts';
import { mergedParts, nothingSaid, type Part } from './parts/merged-parts.ts';
import type { LintContext, LintPlan } from './plan.ts';
import { attestationsOf, type DatasetSamples, datasetSamples } from './samples.ts';
import type { FolderSources, LintSources, StandardInput } from './sources.ts';

/** What a run found in the files it looked at; what there is to say of the whole follows from it. */
export interface LintRun extends Part {
  readonly files: LintSources;
}

/** How a run goes about its work; what it finds does not depend on it. */
export interface LintRunOptions {
  readonly stdin: StandardInput | undefined;
  /** How many threads may work; as many as there are processors when nobody says. */
  readonly concurrency: number | undefined;
  /** Leaves out what another run looks at. */
  isMine?(name: string): boolean;
}

/** Lints every file that the words lead to, in as many threads as are worth it. */
export async function lintRun(
  context: LintContext,
  io: Pick<Io, 'err'>,
  files: LintSources,
  { stdin, concurrency, isMine = () => true }: LintRunOptions,
): Promise<LintRun> {
  const { plan } = context;
  const parts: Part[] = [];
  // A log that is still being written is read up to its last whole line, and whoever asks is told.
  for (const source of files.folders.flatMap(({ sources }) => sources))
    if (source.session !== undefined) await readSource(source, io);
  const lost = files.unreadable.filter(({ name }) => isMine(name)).map(({ name, why }) => ({ name, why }));
  const { samples, unreadable: unsigned } = await datasetSamples(files.folders, context);
  lost.push(...unsigned.filter(({ name }) => isMine(name)));
  if (lost.length > 0) parts.push(complaints(lost));
  if (plan.release) {
    const leftOut = files.leftOut.filter(({ name }) => isMine(name));
    const passedBy = aboutPassedBy(files.passedBy.filter(isMine), context);
    parts.push({
      ...nothingSaid,
      results: [...aboutLeftOut(leftOut, context), ...passedBy],
      used: context.decided.memory(),
    });
  }
  if (stdin !== undefined) parts.push(await ofStandardInput(stdin, context));
  parts.push(...(await lintFolders(foldersOf(files.folders, isMine), context, samples, threadsOf(concurrency))));
  if (plan.release) {
    const searched = pathsSearched(parts, files.folders);
    const beside = files.folders.map(({ path }) => path);
    const results = await aboutFilesBeside(searched, beside, isMine, context);
    results.push(...(await aboutNames(isMine, context)));
    parts.push({ ...nothingSaid, results, used: context.decided.memory() });
  }
  const { facts, results, ...merged } = mergedParts(parts);
  return {
    ...merged,
    files,
    facts: mergedFacts([facts, await factsOfWhole(samples, plan)]),
    results: await withExcerpts(inOrder(results), readAgain(files, stdin)),
  };
}

/** What is remembered of what was named as a whole: what presents it, and what was signed of it. */
async function factsOfWhole(samples: readonly DatasetSamples[], { words, cwd }: LintPlan): Promise<RunFacts> {
  const found = samples.map(({ file, standing }) => ({
    ...resultOf(file, null, null),
    findings: [...standing.findings],
  }));
  const tell = await tellable();
  const tellSigner = await tellable('secrets');
  return {
    ...noFacts,
    cards: words.filter((word) => word !== '-').map((word) => cardOf(resolve(cwd, word), cwd)),
    samples: await withoutValues(found),
    attestations: samples.flatMap((one) => attestationsOf(one, tell, tellSigner)),
  };
}

/** What excerpts are cut from: the files once more, but for what came by standard input. */
function readAgain({ folders }: LintSources, stdin: StandardInput | undefined): Parameters<typeof withExcerpts>[1] {
  const paths = new Map(folders.flatMap(({ sources }) => sources).map((source) => [source.name, source.path]));
  return (file, isInLines) => {
    if (stdin !== undefined && file === stdin.name) return stdin;
    const path = paths.get(file);
    if (path === undefined) return undefined;
    const read = isInLines ? readSmall(path, mostAtOnce) : readBytes(path);
    if ('large' in read) return { path };
    return 'why' in read ? undefined : read;
  };
}

/** The paths of the files in which rules have looked for secrets. */
function pathsSearched(parts: readonly Part[], folders: readonly FolderSources[]): ReadonlySet<string> {
  const searched = searchedFiles(
    parts.flatMap(({ results }) => results),
    parts.map(({ facts }) => facts),
  );
  return new Set(
    folders.flatMap(({ sources }) => sources.filter(({ name }) => searched.has(name)).map(({ path }) => path)),
  );
}

/** The folders that hold something of this run's own, with the names of it where it is not everything. */
function foldersOf(folders: readonly FolderSources[], isMine: (name: string) => boolean): FolderSources[] {
  return folders.flatMap((folder) => {
    const wanted = folder.sources.filter(({ name }) => folder.only === undefined || folder.only.has(name));
    const own = wanted.filter(({ name }) => isMine(name));
    if (own.length === 0) return [];
    return [own.length === wanted.length ? folder : { ...folder, only: new Set(own.map(({ name }) => name)) }];
  });
}

function complaints(lost: readonly { readonly name: string; readonly why: string }[]): Part {
  const results = lost.map(({ name, why }) => ({ ...resultOf(name, null, null), findings: [unreadable(why)] }));
  return { ...nothingSaid, results, code: cannotWork };
}

async function ofStandardInput({ name, bytes }: StandardInput, context: LintContext): Promise<Part> {
  const { decided, lintedAs, plan } = context;
  const results = lintFile(openFile({ name, named: true }, bytes), {
    options: lintedAs(resolve(plan.cwd, name)),
    besideOf: () => ({ suppress: decided.suppress }),
    seen: () => {},
  });
  return { ...nothingSaid, results: await withoutValues(results), used: decided.memory() };
}
