import { basename, dirname, resolve } from 'node:path';
import { plainName } from '../input/packed/unpack.ts';
import { isAmongArtifacts, isArtifactOf } from '../input/paths/among-artifacts.ts';
import { isFolder } from '../input/paths/is-folder.ts';
import { foldersAround, isInAny } from '../input/paths/is-inside.ts';
import type { Source, Unreadable } from '../input/source.ts';
import { findSources } from '../input/sources.ts';
import { manifestsBeside } from './beside/manifests-beside.ts';
import { ownFiles } from './config/file-names.ts';
import { describesTraces } from './kinds/describes-traces.ts';
import { holdsOneTrace } from './kinds/holds-one-trace.ts';
import { holdsSteps } from './kinds/holds-steps.ts';
import type { LinePart } from './parts/line-parts.ts';
import type { LintContext } from './plan.ts';

/** The files of one folder, in the order in which they are looked at. */
export interface FolderSources {
  readonly path: string;
  readonly sources: readonly Source[];
  /** True for the folder of one trace, whatever else lies beside it: a manifest, its rows, JSON of other kinds. */
  readonly isOfOneTrace: boolean;
  /** The names of those that describe traces. */
  readonly manifests: ReadonlySet<string>;
  /**
   * The names of manifests that merely lie beside what was named: traces are held against them, and nothing else is asked of
   * them.
   */
  readonly beside?: ReadonlySet<string>;
  /** True where other traces lie beside what was named: a manifest is only that of the trace which it names. */
  readonly besideTraces?: true;
  /** The names of those that are looked at; all where nothing else is said. The manifests among the others are read too. */
  readonly only?: ReadonlySet<string>;
  /** True where an export of steps lies in what was named, so that the steps of traces are remembered. */
  readonly besideSteps?: true;
  /** Where only a part of the one file that is looked at is wanted. */
  readonly part?: LinePart;
}

/** The files that a run looks at, by folder, and the paths that lead to nothing. */
export interface LintSources {
  readonly folders: readonly FolderSources[];
  readonly unreadable: readonly Unreadable[];
  /** Files that lie in what was named and are not looked at, but for the artifacts of traces that are. */
  readonly leftOut: readonly Source[];
  /** Folders that were not entered, by their names. */
  readonly passedBy: readonly string[];
}

/** What came through standard input, under the name that reports use for it. */
export interface StandardInput {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Finds what the words lead to and leaves out what is no trace or is not wanted. */
export async function lintSources(words: readonly string[], { plan, config }: LintContext): Promise<LintSources> {
  const { sources, unreadable, passedBy } = await findSources(
    words.filter((word) => word !== '-'),
    plan.cwd,
  );
  const outputs = new Set(plan.outputs);
  const found = sources.filter(({ named, path }) => named || !outputs.has(path));
  const isLookedAt = ({ named, path }: Source): boolean => named || !(ownFiles.has(basename(path)) || isLeftOut(path));
  const roots = new Set(words.map((word) => resolve(plan.cwd, word)));
  const isLeftOut = (path: string): boolean => isArtifact(path, roots, plan.cwd) || config.leavesOut(path);
  const isMissed = ({ name }: Unreadable): boolean => {
    const path = resolve(plan.cwd, name);
    return roots.has(path) || !(ownFiles.has(basename(path)) || isLeftOut(path));
  };
  const isBesideSteps = await areBesideSteps(found);
  const walked = new Set([...roots].filter(isFolder));
  const there = new Set(sources.map(({ path }) => path));
  const isBeside = ({ path }: Source): boolean => !(there.has(path) || outputs.has(path) || isLeftOut(path));
  const folders = byFolder(found.filter(isLookedAt)).map((own): FolderSources => {
    const folder = isInAny(walked, own.path) ? own : withBeside(own, plan.cwd, isBeside);
    return isBesideSteps ? { ...folder, besideSteps: true } : folder;
  });
  const besideTraces = new Set(folders.map(({ path }) => path));
  return {
    folders,
    unreadable: unreadable.filter(isMissed),
    passedBy,
    leftOut: found.filter(
      ({ named, path }) =>
        !named && (ownFiles.has(basename(path)) || isLeftOut(path)) && !isArtifactOf(besideTraces, path),
    ),
  };
}

/** Most exports are called what they are; any other file is asked by its first line. */
async function areBesideSteps(sources: readonly Source[]): Promise<boolean> {
  if (sources.some(({ name }) => /steps/i.test(basename(name)))) return true;
  for (const { path, session } of sources) if (session === undefined && (await holdsSteps(path))) return true;
  return false;
}

/** What lies in a folder of artifacts was delivered with a trace and is none, unless somebody named what lies in there. */
function isArtifact(path: string, roots: ReadonlySet<string>, cwd: string): boolean {
  const inside = [...foldersAround(path, roots)];
  return (inside.length === 0 ? [cwd] : inside).every((root) => isAmongArtifacts(path, root));
}

function byFolder(sources: readonly Source[]): FolderSources[] {
  const folders = new Map<string, Source[]>();
  for (const source of sources) {
    const folder = dirname(source.path);
    const known = folders.get(folder);
    if (known) known.push(source);
    else folders.set(folder, [source]);
  }
  // Manifests first, so that each trace can be held against its own.
  const ordered: FolderSources[] = [];
  for (const [path, own] of folders) {
    const manifests = own.filter(describesTraces);
    const names = new Set(manifests.map(({ name }) => name));
    const others = manifests.length === 0 ? own : own.filter(({ name }) => !names.has(name));
    ordered.push({
      path,
      sources: [...manifests, ...others],
      manifests: names,
      isOfOneTrace: holdsOneTrace(others.filter(({ name }) => !isExport(name, null))),
    });
  }
  return ordered;
}

/** A folder of which only files were named, with the manifests beside them. */
function withBeside(own: FolderSources, cwd: string, isBeside: (source: Source) => boolean): FolderSources {
  if (own.sources.every(({ session }) => session !== undefined)) return own;
  const { manifests, ofMany } = manifestsBeside(own.path, cwd);
  const beside = manifests.filter(isBeside);
  if (beside.length === 0) return own;
  const names = beside.map(({ name }) => name);
  return {
    ...own,
    sources: [...beside, ...own.sources],
    manifests: new Set([...names, ...own.manifests]),
    beside: new Set(names),
    ...(ofMany ? { besideTraces: true as const } : {}),
    only: new Set(own.sources.map(({ name }) => name)),
  };
}

/** The rows of a JSONL file are an export, what lies under `raw` a source; both repeat the traces on purpose. */
export function kindOf(name: string, record: number | null): 'trace' | 'raw' | 'export' {
  if (isExport(name, record)) return 'export';
  return name.split('/').slice(0, -1).includes('raw') ? 'raw' : 'trace';
}

/** A file of a single row is read as one document, but its name still says that rows are what it holds. */
export function isExport(name: string, record: number | null): boolean {
  return record !== null || /\.(?:jsonl|ndjson)$/i.test(plainName(name));
}
