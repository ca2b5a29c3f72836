import type { RuleFacts } from '../engine/rule.ts';
import type { MaskedSentence } from './masked-sentences.ts';

/** What is kept of one trace for the questions about the whole dataset: small facts, never the document. */
export interface TraceFacts {
  /** The file, as reports name it. */
  readonly file: string;
  readonly record: number | null;
  /** The folder that holds the file. */
  readonly folder: string;
  /** Raw sources and exports repeat the traces on purpose, so each kind is only held against its own. */
  readonly kind: 'trace' | 'raw' | 'export';
  /** The manifest that it was held against; left out where there was none. */
  readonly manifest?: ManifestPlace;
  /** What any other manifest of it must agree with. */
  readonly stated?: string;
  readonly id: string | null;
  readonly priorId: string | null;
  /** What folders and addresses call it; left out where it does not say, as most leave that to their manifests. */
  readonly slug?: string;
  /** Digest of the canonical form of what the trace tells, without the ids that it and the one before it go by. */
  readonly hash: string;
  /** Small sketch of its words; two that agree in most places come from nearly the same text. Empty where it has too few for one. */
  readonly sketch: Uint16Array;
  /** Hashes of every three words that follow each other, in order; only of a short one. */
  readonly triples?: Uint32Array;
  /** Hashes of the words of its description, with a bit that tells which of them the trace has itself; left out where it has none. */
  readonly described?: Uint32Array;
  /** Hash of the words of its task; left out where it says none. */
  readonly task?: string;
  readonly steps: number;
  /** When it says that its work began; left out where it says nothing. */
  readonly startedAt?: string;
  /** What is masked in it, and in which words; left out where nothing is. */
  readonly masked?: readonly MaskedSentence[];
  /** What its rows in an export must agree with, step by step; only where there is such an export. */
  readonly stepDigests?: readonly string[];
  readonly mode: string | null;
  readonly level: string | null;
  readonly releaseTier: string | null;
  /** Paths of its artifacts, as the trace names them. */
  readonly artifacts: readonly string[];
}

/** Where a manifest stands. */
export interface ManifestPlace {
  /** The file, as reports name it. */
  readonly file: string;
  readonly record: number | null;
}

/** What is kept of one manifest. */
export interface ManifestFacts extends ManifestPlace {
  readonly folder: string;
  readonly id: string | null;
  /** True for a row of an export. */
  readonly exported: boolean;
  /** True where it lies among raw sources, and describes the trace as it came. */
  readonly isRaw?: true;
  /** What folders and addresses call the trace; left out where it does not say. */
  readonly slug?: string;
  /** What a row of an export must agree with. */
  readonly digest: string;
  readonly releaseTier: string | null;
}

/** One file in the `artifacts` folder of a trace. */
export interface ArtifactFile {
  /** Relative to the folder of the trace, with forward slashes. */
  readonly path: string;
  /** Where a link leads that leaves the folder of the trace. */
  readonly leadsOut?: string;
  /** What it is besides a plain file. */
  readonly kind: 'file' | 'archive' | 'special';
}

/** What is kept of a folder that holds traces. */
export interface FolderFacts {
  readonly folder: string;
  readonly hasReadme: boolean;
  /** True where it has one that says nothing. */
  readonly readmeIsEmpty?: true;
  /** Digest of what its README says; left out where that is little. */
  readonly readme?: string;
  /** Links beside the artifacts, or `.` for the folder, that lead out of the dataset: a copy of it has nothing in their place. */
  readonly linksOut?: readonly string[];
  readonly artifactFiles: readonly ArtifactFile[];
}

/** The steps that an export states: the digest of every row, by trace. */
export interface StepsExport {
  readonly file: string;
  readonly steps: ReadonlyMap<string, readonly string[]>;
  /** The slugs that its rows give a trace, each once; there is nothing of a trace to which none gives one. */
  readonly slugs: ReadonlyMap<string, readonly string[]>;
}

/** Something that would be a trace and could not be read as one: whoever tried to tells of it. */
export interface UnreadTrace {
  readonly folder: string;
  /** The id that it has all the same; null where nobody can tell. */
  readonly id: string | null;
}

/** A dataset as far as its rules need to know it. */
export interface Dataset {
  /** The folder, as reports name it. */
  readonly folder: string;
  readonly traces: readonly TraceFacts[];
  readonly manifests: readonly ManifestFacts[];
  readonly folders: readonly FolderFacts[];
  readonly stepExports: readonly StepsExport[];
  /** What would be a trace and could not be read as one. */
  readonly unread?: readonly UnreadTrace[];
  /** Folders with a trace that was left out on purpose. */
  readonly leftOut?: readonly string[];
  /** The README that presents the dataset; undefined where there is none. */
  readonly card: string | undefined;
  /** True for traces that were named one by one: whether anything is missing beside them nobody can say. */
  readonly isLoose?: true;
}

/** What a dataset rule found, and about which file or folder. */
export interface DatasetHit {
  readonly about: string;
  readonly message: string;
  readonly fix?: string;
  readonly certainty?: 'exact' | 'hint';
  readonly severity?: 'warning';
  /** The one trace that it stands against, where there is one: the item of its checklist is not met then. */
  readonly against?: TraceFacts | undefined;
}

/** A rule over the dataset as a whole. */
export interface DatasetRule extends RuleFacts {
  /** True where it says something of any traces, also without the folder that they belong to. */
  readonly ofAnyTraces?: true;
  checkDataset(dataset: Dataset, context: { readonly release: boolean }): Iterable<DatasetHit>;
}

/** The manifests that were not held against their trace when that was looked at, each with the trace: they lay elsewhere, or are a second one. */
export function* notHeld({
  traces,
  manifests,
}: Dataset): Generator<readonly [ManifestFacts, TraceFacts & { readonly stated: string }]> {
  const held = heldIn(traces);
  const byId = new Map(
    // Of a trace that stands in a folder and in an export, the folder tells.
    [...traces]
      .filter(({ kind }) => kind !== 'raw')
      .sort((a, b) => Number(a.kind === 'trace') - Number(b.kind === 'trace'))
      .map((trace) => [trace.id, trace]),
  );
  for (const manifest of manifests) {
    const trace = manifest.id === null ? undefined : byId.get(manifest.id);
    if (trace?.stated !== undefined && manifest.isRaw !== true && !held.has(placeOf(manifest)))
      yield [manifest, { ...trace, stated: trace.stated }];
  }
}

/** The places of the manifests that were held against a trace. */
export function heldIn(traces: readonly TraceFacts[]): ReadonlySet<string> {
  return new Set(traces.flatMap(({ manifest }) => (manifest === undefined ? [] : [placeOf(manifest)])));
}

/** A place by which a manifest is known. */
export function placeOf({ file, record }: ManifestPlace): string {
  return `${record ?? ''} ${file}`;
}

/** The trace that lies alone in a folder: what is wrong with the files there is wrong with it. */
export function* aloneInTheirFolders(traces: readonly TraceFacts[]): Generator<readonly [string, TraceFacts]> {
  const alone = new Map<string, TraceFacts | undefined>();
  for (const trace of traces) alone.set(trace.folder, alone.has(trace.folder) ? undefined : trace);
  for (const [folder, trace] of alone) if (trace !== undefined) yield [folder, trace];
}

/** Whether an id is, or may be, that of a trace which could not be read: any may be the one of a trace that has none which can be told. */
export function unreadAmong({ unread = [] }: Dataset): (id: string) => boolean {
  const ids = new Set(unread.map(({ id }) => id));
  return (id) => ids.has(id) || ids.has(null);
}

/** A trace or a manifest as messages name it: by its file, and in a file of several by its record too. */
export function nameOf({ file, record }: ManifestPlace): string {
  return record === null ? file : `${file} (record ${record})`;
}
