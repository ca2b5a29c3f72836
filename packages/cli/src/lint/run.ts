import { resolve } from 'node:path';
import type { Finding, Result } from '@trace-formats/schema/report';
import { cannotWork, clean } from '../exit-code.ts';
import { readBytes, readSmall } from '../input/bytes/read-file.ts';
import { readSource } from '../input/bytes/read-source.ts';
import { sizeOf } from '../input/bytes/size-of.ts';
import type { Io } from '../io.ts';
import { withExcerpts } from '../report/excerpts.ts';
import { inOrder } from '../report/result-order.ts';
import { withoutValues } from '../report/without-values.ts';
import { collectingNowAndThen } from '../threads/collecting.ts';
import { threadsOf } from '../threads/threads.ts';
import { unreadable } from '../unreadable.ts';
import { resultOf } from '../validate/result-of.ts';
import { cardOf } from './beside/card.ts';
import { aboutFilesBeside } from './beside/files-beside.ts';
import { aboutLeftOut, aboutPassedBy } from './beside/left-out.ts';
import { aboutNames } from './beside/names-beside.ts';
import { searchedFiles } from './beside/searched.ts';
import { mergedFacts, noFacts } from './facts/run-facts.ts';
import { tellable } from './facts/tellable.ts';
import { lintFile, openFile } from './file.ts';
import { lintFolder, mostAtOnce } from './folder.ts';
import { isTraceFormat } from './kinds/trace-formats.ts';
import { type CutLines, cutLines } from './parts/line-parts.ts';
import { mergedParts, type Part } from './parts/merged-parts.ts';
import { lostFiles, numberedParts } from './parts/numbered-parts.ts';
import type { LintPartSettings } from './parts/part.ts';
import { sharesOf } from './parts/shares.ts';
import type { LintContext } from './plan.ts';
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
  const merged = mergedParts(parts);
  const toldSamples = await withoutValues(
    samples.map(({ file, standing }) => ({ ...resultOf(file, null, null), findings: [...standing.findings] })),
  );
  const tell = await tellable();
  const tellSigner = await tellable('secrets');
  const results = inOrder(merged.results);
  const paths = new Map(files.folders.flatMap(({ sources }) => sources).map((source) => [source.name, source.path]));
  return {
    ...merged,
    files,
    facts: mergedFacts([
      merged.facts,
      {
        ...noFacts,
        cards: plan.words.filter((word) => word !== '-').map((word) => cardOf(resolve(plan.cwd, word), plan.cwd)),
        samples: toldSamples,
        attestations: samples.flatMap((one) => attestationsOf(one, tell, tellSigner)),
      },
    ]),
    results: await withExcerpts(results, (file, isInLines) => {
      if (stdin !== undefined && file === stdin.name) return stdin;
      const path = paths.get(file);
      if (path === undefined) return undefined;
      const read = isInLines ? readSmall(path, mostAtOnce) : readBytes(path);
      if ('large' in read) return { path };
      return 'why' in read ? undefined : read;
    }),
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

/** Below this much work, in bytes, threads cost more than they bring. */
const worthThreads = 1 << 23;

async function lintFolders(
  folders: readonly FolderSources[],
  context: LintContext,
  samples: readonly DatasetSamples[],
  threads: number,
): Promise<Part[]> {
  const cut = threads > 1 ? await cutFiles(folders, context.plan.hashed) : new Map<string, CutLines>();
  const shares =
    threads > 1 ? sharesOf(folders, new Map([...cut].map(([path, { parts }]) => [path, parts] as const))) : [];
  const parts: Part[] = [];
  if (shares.length < 2 || shares.reduce((sum, { work }) => sum + work, 0) < worthThreads) {
    const collect = collectingNowAndThen();
    for (const folder of folders) parts.push(await lintFolder(folder, context, samples, collect));
    return parts;
  }
  const { openPool } = await import('../threads/pool.ts');
  const pool = openPool<LintPartSettings, readonly FolderSources[], readonly Part[]>({
    task: 'lint-part',
    settings: { plan: context.plan, samples },
    threads: Math.min(threads, shares.length),
  });
  try {
    // In the order of the files, whoever was done first.
    const answers = shares.map((share) => pool.run(() => share.folders));
    for (const answer of answers) for (const part of await answer) parts.push(part);
    const lost = lostFiles(parts);
    const hashes = [...cut.values()].flatMap(({ name, hash }) => (hash === undefined || lost.has(name) ? [] : [hash]));
    return [...numberedParts(parts), ...(hashes.length === 0 ? [] : [{ ...nothingSaid, hashes }])];
  } finally {
    await pool.close();
  }
}

/** Files from this size on are linted in parts, of this size each. */
const worthCutting = worthThreads;
const partSize = 1 << 22;

/** The large files of traces as lines that can be divided between threads. */
async function cutFiles(folders: readonly FolderSources[], hashed: boolean): Promise<ReadonlyMap<string, CutLines>> {
  const cut = new Map<string, CutLines>();
  for (const { sources, manifests, only } of folders)
    for (const source of sources) {
      const { name, path, session } = source;
      if ((only !== undefined && !only.has(name)) || session !== undefined || manifests.has(name)) continue;
      if (sizeOf(path) < worthCutting) continue;
      const lines = await cutLines(source, isTraceFormat, partSize, hashed);
      if (lines !== undefined) cut.set(path, lines);
    }
  return cut;
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

const nothingSaid: Part = {
  results: [],
  facts: noFacts,
  code: clean,
  used: { allowances: [], baseline: [] },
  hashes: [],
};

async function ofStandardInput({ name, bytes }: StandardInput, context: LintContext): Promise<Part> {
  const { decided, lintedAs, plan } = context;
  const results = lintFile(openFile(name, bytes, true), {
    options: lintedAs(resolve(plan.cwd, name)),
    besideOf: () => ({ suppress: decided.suppress }),
    seen: () => {},
  });
  return {
    results: await withoutValues(results),
    facts: noFacts,
    code: clean,
    used: decided.memory(),
    hashes: [],
  };
}

/** True where a rule of ours failed: then the answer is incomplete. */
export function hasCrash(results: readonly Result[]): boolean {
  return results.some(({ findings }) => findings.some(({ stage }: Finding) => stage === 'internal'));
}
