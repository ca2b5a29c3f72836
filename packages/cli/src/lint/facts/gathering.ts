import { type FolderFacts, type ManifestFacts, manifestDigest, stepDigest, type TraceFacts } from '@trace-formats/lint';
import { valueAt } from '@trace-formats/schema';
import type { Source } from '../../input/source.ts';
import { idOf } from '../kinds/id-of.ts';
import { isManifestFormat, isTraceFormat } from '../kinds/trace-formats.ts';
import type { Looks } from '../lines.ts';
import { isExport, kindOf } from '../sources.ts';
import type { BesideInFolder } from './folder-facts.ts';
import type { KeptManifests } from './kept-manifests.ts';
import type { RunFacts } from './run-facts.ts';
import type { Tellable } from './tellable.ts';
import { toldSlug, traceFacts } from './trace-facts.ts';

/** What is gathered while the files of a folder are linted. */
export interface Gathering {
  readonly path: string;
  /** The folder as reports name it. */
  readonly folder: string;
  readonly isOfOneTrace: boolean;
  /** The names of manifests that were not named and only lie beside what was. */
  readonly unnamed?: ReadonlySet<string> | undefined;
  /** What lies beside the traces. */
  beside(): BesideInFolder;
  readonly manifests: KeptManifests;
  readonly facts: Facts;
  readonly tell: Tellable;
  /** Says of a file that it could not be read. */
  complain(name: string, why: string): void;
}

/** The facts of a run, to which more are added. */
export type Facts = { -readonly [Key in keyof RunFacts]: RunFacts[Key][number][] };

/** Gathers what a file tells, whether it is read whole or in pieces. What it told counts when all of it was read. */
export function gathered(
  { folder, isOfOneTrace, beside, manifests, facts, tell }: Gathering,
  { name }: Source,
  comparesSteps: boolean,
): Pick<Looks, 'before' | 'seen' | 'after'> {
  const steps = new Map<string, string[]>();
  const slugs = new Map<string, string[]>();
  const ofFile = { traces: [] as TraceFacts[], manifests: [] as ManifestFacts[] };
  let isSteps = false;
  const rowsOf = (id: string): string[] => {
    const known = steps.get(id) ?? [];
    steps.set(id, known);
    return known;
  };
  return {
    before(document, format) {
      const { value, record } = document;
      if (isManifestFormat(format)) {
        const id = idOf(value);
        manifests.keep(id, name, document);
        ofFile.manifests.push({
          file: name,
          record,
          folder,
          id: id === null ? null : tell(id),
          ...toldSlug(value, tell),
          exported: isExport(name, record),
          ...(kindOf(name, record) === 'raw' ? { isRaw: true as const } : {}),
          digest: manifestDigest(value),
          releaseTier: tierOf(value),
        });
      }
      if (format !== 'forsy/v0.1-step') return;
      isSteps = true;
      const id = idOf(value);
      if (id === null) return;
      rowsOf(tell(id)).push(stepDigest(value));
      addSlug(slugs, tell(id), toldSlug(value, tell));
    },
    seen({ document: { value, record }, linted }) {
      if (!isTraceFormat(linted.format)) return;
      const manifest = manifests.of(idOf(value), isOfOneTrace);
      const at = {
        ...{ file: name, record, folder, kind: kindOf(name, record) },
        ...(manifest === undefined ? {} : { manifest: manifest.at }),
      };
      ofFile.traces.push(traceFacts(linted, at, tell, { comparesSteps, manifest }));
    },
    after() {
      for (const trace of ofFile.traces) facts.traces.push(trace);
      for (const manifest of ofFile.manifests) facts.manifests.push(manifest);
      if (isSteps) facts.stepExports.push({ file: name, steps, slugs });
      if (ofFile.traces.length === 0 || facts.folders.length > 0) return;
      const { facts: own } = beside();
      // What is exported elsewhere than its traces lie has nothing beside it.
      if (isOfOneTrace || kindOf(name, null) === 'trace' || own.artifactFiles.length > 0)
        facts.folders.push(toldFolder(own, tell));
    },
  };
}

/** Two are enough to say that there is more than one, and the right one may stand first. */
function addSlug(slugs: Map<string, string[]>, id: string, { slug }: Pick<TraceFacts, 'slug'>): void {
  const known = slugs.get(id);
  if (slug === undefined || known?.includes(slug)) return;
  if (known === undefined) slugs.set(id, [slug]);
  else if (known.length < 2) known.push(slug);
}

/** Where a manifest states under what a trace is released: in the summary that it may hold for the trace, or by itself. */
function tierOf(value: unknown): string | null {
  const tier = valueAt(value, ['dataset_summary', 'release_tier']) ?? valueAt(value, ['release_tier']);
  return typeof tier === 'string' ? tier : null;
}

/** The files of a folder that many traces share are linted in several shares, and each tells of the folder. */
const toldFolders = new WeakMap<FolderFacts, FolderFacts>();

function toldFolder(facts: FolderFacts, tell: Tellable): FolderFacts {
  const known = toldFolders.get(facts) ?? {
    ...facts,
    artifactFiles: facts.artifactFiles.map((file) => ({ ...file, path: tell(file.path) })),
  };
  toldFolders.set(facts, known);
  return known;
}
