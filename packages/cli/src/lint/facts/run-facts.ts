import type { FolderFacts, ManifestFacts, StepsExport, TraceFacts } from '@trace-formats/lint';
import type { Attestation } from '@trace-formats/schema/receipt';
import type { Finding } from '@trace-formats/schema/report';
import { compare } from '../../compare.ts';

/** What is remembered across files: small facts, never a document. */
export interface RunFacts {
  readonly traces: readonly TraceFacts[];
  readonly manifests: readonly ManifestFacts[];
  readonly folders: readonly FolderFacts[];
  readonly stepExports: readonly StepsExport[];
  readonly signatures: readonly SignedBeside[];
  readonly cards: readonly Card[];
  readonly samples: readonly SampleFindings[];
  readonly attestations: readonly Attestation[];
}

/** A file of signatures, and the traces that it signs. */
export interface SignedBeside {
  readonly file: string;
  readonly folder: string;
  readonly ids: readonly (string | null)[];
}

/** The README that presents a folder which was named on the command line. */
export interface Card {
  /** The folder as reports write it: a word may be typed in several ways, and other machines type it in others. */
  readonly folder: string;
  readonly text: string | undefined;
}

/** What is wrong with the sample reviews of a dataset. */
export interface SampleFindings {
  readonly file: string;
  readonly findings: readonly Finding[];
}

/** Nothing yet. */
export const noFacts: RunFacts = {
  traces: [],
  manifests: [],
  folders: [],
  stepExports: [],
  signatures: [],
  cards: [],
  samples: [],
  attestations: [],
};

/** The facts of several runs over the same dataset, each fact once, in an order that does not depend on who looked where. */
export function mergedFacts(all: readonly RunFacts[]): RunFacts {
  return {
    traces: inOrder(all.flatMap(({ traces }) => traces)),
    manifests: inOrder(all.flatMap(({ manifests }) => manifests)),
    folders: once(
      all.flatMap(({ folders }) => folders),
      ({ folder }) => folder,
    ),
    stepExports: once(
      all.flatMap(({ stepExports }) => stepExports),
      ({ file }) => file,
    ),
    signatures: once(
      all.flatMap(({ signatures }) => signatures),
      ({ file }) => file,
    ),
    cards: once(
      all.flatMap(({ cards }) => cards),
      ({ folder }) => folder,
    ),
    samples: once(
      all.flatMap(({ samples }) => samples),
      ({ file }) => file,
    ),
    attestations: once(
      all.flatMap(({ attestations }) => attestations),
      ({ file, trace_id, item, by }) => JSON.stringify([file, trace_id, String(item).padStart(2, '0'), by]),
    ),
  };
}

function inOrder<Fact extends { readonly file: string; readonly record: number | null }>(
  facts: readonly Fact[],
): Fact[] {
  return [...facts].sort((a, b) => compare(a.file, b.file) || (a.record ?? 0) - (b.record ?? 0));
}

function once<Fact>(facts: readonly Fact[], nameOf: (fact: Fact) => string): Fact[] {
  const byName = new Map(facts.map((fact) => [nameOf(fact), fact]));
  return [...byName].sort(([a], [b]) => compare(a, b)).map(([, fact]) => fact);
}
