import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { contentHash } from '@trace-formats/digest';
import {
  type Beside,
  type FolderFacts,
  type LintOptions,
  lintDataset,
  type ManifestFacts,
  type Profile,
  type Review,
  reviewed,
  type StepsExport,
  type TraceFacts,
} from '@trace-formats/lint';
import { type FormatId, valueAt } from '@trace-formats/schema';
import type { Finding, Result } from '@trace-formats/schema/report';
import { baselineName } from './baseline.ts';
import { CannotWork } from './cannot-work.ts';
import { type LazyLocate, lazyLocate, resultOf } from './examine.ts';
import { cannotWork, clean, type ExitCode } from './exit-code.ts';
import { unreadable } from './findings.ts';
import { type FixedFile, fixFolder } from './fix-folder.ts';
import { filesOf, folderFacts } from './folder-facts.ts';
import type { Io } from './io.ts';
import { lintFile, type OpenFile, openFile } from './lint-file.ts';
import { configName, type LoadedConfig } from './load-config.ts';
import { readBytes } from './read-file.ts';
import { readReviews, reviewPath } from './reviews.ts';
import { findSources, nameOf, type Source } from './sources.ts';
import { traceFacts } from './trace-facts.ts';

/** What a run is asked to do. */
export interface LintRunOptions {
  readonly words: readonly string[];
  readonly stdinName: string | undefined;
  readonly profile: Profile | undefined;
  readonly release: boolean;
  readonly config: LoadedConfig;
  readonly suppress: NonNullable<Beside['suppress']>;
  /** True where a release also wants signatures. */
  readonly reviewed: boolean;
  /** Told of every file that was read, with its bytes. */
  onFile?(name: string, path: string | undefined, bytes: Uint8Array): void;
  /** Told of every file that --fix would change, before anything is linted. */
  onFixed?(fixed: FixedFile): void;
  /** Leaves out what another shard looks at. */
  inShard?(name: string): boolean;
}

/** What a run found. */
export interface LintRun {
  readonly results: readonly Result[];
  readonly code: ExitCode;
  readonly facts: RunFacts;
}

/** What is remembered across files. */
export interface RunFacts {
  readonly traces: TraceFacts[];
  readonly manifests: ManifestFacts[];
  readonly folders: FolderFacts[];
  readonly stepExports: StepsExport[];
}

/** Lints every file that the words lead to, folder by folder, and then the dataset as a whole. */
export async function lintRun(options: LintRunOptions, io: Io): Promise<LintRun> {
  const words = options.words.length === 0 ? ['.'] : options.words;
  const facts: RunFacts = { traces: [], manifests: [], folders: [], stepExports: [] };
  const results: Result[] = [];
  let code: ExitCode = clean;
  const locate = lazyLocate();
  const complain = (name: string, why: string): void => {
    results.push({ ...resultOf(name, null, null), findings: [unreadable(why)] });
    code = cannotWork;
  };
  const isLookedAt = ({ named, path }: Source): boolean =>
    named || !(ownFiles.has(basename(path)) || isArtifact(path, io.cwd) || options.config.leavesOut(path));
  const lintedAs = (path: string): LintOptions => ({
    profile: options.profile,
    release: options.release,
    reviewed: options.reviewed,
    settings: options.config.settingsFor(path),
  });
  const found = await findSources(
    words.filter((word) => word !== '-'),
    io.cwd,
  );
  for (const { name, why } of found.unreadable) complain(name, why);
  if (words.includes('-')) {
    const name = options.stdinName ?? '<stdin>';
    const bytes = await io.stdin();
    options.onFile?.(name, undefined, bytes);
    const file = openFile(name, bytes, true, locate);
    const beside = { suppress: options.suppress };
    results.push(
      ...(await lintFile(
        file,
        lintedAs(resolve(io.cwd, name)),
        () => beside,
        () => {},
      )),
    );
  }
  const sourcesByFolder = byFolder(found.sources.filter(isLookedAt));
  if (options.onFixed)
    for (const sources of sourcesByFolder.values())
      for (const fixed of fixFolder(sources, lintedAs, options.suppress, locate)) options.onFixed(fixed);
  for (const [folder, sources] of sourcesByFolder) {
    const look = await lintFolder(folder, sources, options, facts, io.cwd, locate, lintedAs, complain);
    results.push(...look);
  }
  results.push(...ofDatasets(words, facts, options, io.cwd, lintedAs));
  return { results: inOrder(results), code, facts };
}

/** What lies in a folder of artifacts was delivered with a trace and is none. */
function isArtifact(path: string, cwd: string): boolean {
  return nameOf(path, cwd).split('/').slice(0, -1).includes('artifacts');
}

/** What forsy-lint itself keeps beside traces. */
const ownFiles: ReadonlySet<string> = new Set([configName, baselineName, 'review.json', 'reviews.jsonl']);

/** The results of whole datasets: every folder that was named is one. */
export function ofDatasets(
  words: readonly string[],
  facts: RunFacts,
  options: Pick<LintRunOptions, 'suppress'>,
  cwd: string,
  lintedAs: (path: string) => LintOptions,
): Result[] {
  return words.flatMap((word) => {
    const path = resolve(cwd, word);
    const folder = nameOf(path, cwd);
    const below = folder === '.' ? '' : `${folder}/`;
    const inside = <Fact extends { readonly folder: string }>(all: readonly Fact[]): Fact[] =>
      all.filter((one) => one.folder === folder || one.folder.startsWith(below));
    const traces = inside(facts.traces);
    const manifests = inside(facts.manifests);
    if (word === '-' || (traces.length === 0 && manifests.length === 0)) return [];
    return lintDataset(
      {
        folder,
        traces,
        manifests,
        folders: inside(facts.folders),
        stepExports: facts.stepExports.filter(({ file }) => file.startsWith(below)),
        card: cardOf(path),
      },
      lintedAs(path),
      options,
    );
  });
}

/** Lints the files of one folder, manifests first, so that each trace can be held against its own. */
async function lintFolder(
  path: string,
  sources: readonly Source[],
  options: LintRunOptions,
  facts: RunFacts,
  cwd: string,
  locate: LazyLocate,
  lintedAs: (path: string) => LintOptions,
  complain: (name: string, why: string) => void,
): Promise<Result[]> {
  const folder = nameOf(path, cwd);
  const results: Result[] = [];
  const manifests: { readonly id: unknown; readonly value: unknown }[] = [];
  const isManifest = ({ name }: Source): boolean => /manifest/i.test(basename(name));
  const others = sources.filter((source) => !isManifest(source));
  // A folder with one JSON file beside its manifest is the folder of one trace.
  const own = others.filter(({ name }) => name.endsWith('.json')).length === 1 ? folderFacts(path, folder) : undefined;
  for (const source of [...sources.filter(isManifest), ...others]) {
    if (options.inShard !== undefined && !options.inShard(source.name) && !isManifest(source)) continue;
    const read = readBytes(source.path);
    if ('why' in read) {
      complain(source.name, read.why);
      continue;
    }
    options.onFile?.(source.name, source.path, read.bytes);
    const file = openFile(source.name, read.bytes, source.named, locate);
    for (const { value, record } of file.content.documents) {
      if (!isManifestFormat(file.format)) break;
      const id = valueAt(value, ['trace_id']) ?? valueAt(value, ['collection_id']);
      manifests.push({ id, value });
      facts.manifests.push({
        file: source.name,
        record,
        folder,
        id: typeof id === 'string' ? id : null,
        exported: record !== null,
      });
    }
    if (file.format === 'forsy/v0.1-step') facts.stepExports.push(stepsOf(file));
    const reviews = file.format.startsWith('forsy/') ? reviewsBeside(source) : [];
    let traces = 0;
    const look = await lintFile(
      file,
      lintedAs(source.path),
      (document, format) => besideOf(document.value, format, reviews),
      ({ document, linted }) => {
        if (
          !linted.format.startsWith('forsy/') ||
          isManifestFormat(linted.format) ||
          linted.format === 'forsy/v0.1-step'
        )
          return;
        traces += 1;
        facts.traces.push(
          traceFacts(linted, {
            file: source.name,
            record: document.record,
            folder,
            kind: kindOf(source.name, document.record),
          }),
        );
      },
    );
    if (traces === 1 && own !== undefined && !facts.folders.some((one) => one === own)) facts.folders.push(own);
    results.push(...look);
  }
  return results;

  /** Signatures that cannot be read sign nothing; the traces are still looked at. */
  function reviewsBeside({ path: at }: Source): readonly Review[] {
    try {
      return readReviews(at);
    } catch (error) {
      if (!(error instanceof CannotWork)) throw error;
      complain(nameOf(reviewPath(at), cwd), 'it is no list of signatures as forsy-lint attest writes it');
      return [];
    }
  }

  function besideOf(value: unknown, format: FormatId, reviews: readonly Review[]): Beside {
    const id = valueAt(value, ['trace_id']) ?? valueAt(value, ['collection_id']);
    const traceId = typeof id === 'string' ? id : null;
    const signed = reviews.length === 0 ? undefined : reviewed(reviews, traceId, `sha256:${contentHash(value)}`);
    return {
      suppress: options.suppress,
      ...(format.startsWith('forsy/') && own !== undefined ? { files: filesOf(path, own) } : {}),
      manifest: manifestOf(traceId),
      ...(signed === undefined ? {} : { attested: signed.items, findings: signed.findings }),
    };
  }

  /** The manifest of the same id; in the folder of one trace, the one that is there. */
  function manifestOf(id: string | null): unknown {
    const same = manifests.find((one) => one.id === id && id !== null);
    return same?.value ?? (own !== undefined && manifests.length === 1 ? manifests[0]!.value : undefined);
  }
}

function isManifestFormat(format: FormatId): boolean {
  return format === 'forsy/v0.1-manifest' || format === 'forsy/legacy-manifest';
}

/** Records of a JSONL file are an export, what lies under `raw` a source; both repeat the traces on purpose. */
function kindOf(name: string, record: number | null): TraceFacts['kind'] {
  if (record !== null) return 'export';
  return name.split('/').slice(0, -1).includes('raw') ? 'raw' : 'trace';
}

function stepsOf({ name, content }: OpenFile): StepsExport {
  const steps = new Map<string, number>();
  for (const { value } of content.documents) {
    const id = valueAt(value, ['trace_id']) ?? valueAt(value, ['collection_id']);
    if (typeof id === 'string') steps.set(id, (steps.get(id) ?? 0) + 1);
  }
  return { file: name, steps };
}

function byFolder(sources: readonly Source[]): Map<string, Source[]> {
  const folders = new Map<string, Source[]>();
  for (const source of sources) {
    const folder = dirname(source.path);
    const known = folders.get(folder);
    if (known) known.push(source);
    else folders.set(folder, [source]);
  }
  return folders;
}

function cardOf(folder: string): string | undefined {
  for (const name of ['README.md', 'readme.md', 'README']) {
    const path = join(folder, name);
    try {
      if (existsSync(path)) return readFileSync(path, 'utf8').slice(0, 200_000);
    } catch {
      // A README that cannot be read presents nothing.
    }
  }
  return undefined;
}

/** In the order of paths and records; what is said of a folder stands before its files. */
export function inOrder(results: readonly Result[]): Result[] {
  return results
    .map((result, index) => ({ result, index }))
    .sort(
      (a, b) =>
        compare(a.result.file, b.result.file) || (a.result.record ?? 0) - (b.result.record ?? 0) || a.index - b.index,
    )
    .map(({ result }) => result);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** True where a rule of ours failed: then the answer is incomplete. */
export function hasCrash(results: readonly Result[]): boolean {
  return results.some(({ findings }) => findings.some(({ stage }: Finding) => stage === 'internal'));
}
