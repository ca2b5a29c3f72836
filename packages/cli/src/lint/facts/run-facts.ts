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
  const every = <Kind extends keyof RunFacts>(kind: Kind): readonly RunFacts[Kind][number][] =>
    all.flatMap((facts): readonly RunFacts[Kind][number][] => facts[kind]);
  return {
    traces: inOrder(every('traces')),
    manifests: inOrder(every('manifests')),
    folders: once(every('folders'), folderOf),
    stepExports: once(every('stepExports'), fileOf),
    signatures: once(every('signatures'), fileOf),
    cards: once(every('cards'), folderOf),
    samples: once(every('samples'), fileOf),
    attestations: once(every('attestations'), ({ file, trace_id, item, by }) =>
      JSON.stringify([file, trace_id, String(item).padStart(2, '0'), by]),
    ),
  };
}

const fileOf = ({ file }: { readonly file: string }): string => file;
const folderOf = ({ folder }: { readonly folder: string }): string => folder;

/** No two runs look at the same record, so that these are told apart by their places. */
function inOrder<Fact extends { readonly file: string; readonly record: number | null }>(
  facts: readonly Fact[],
): Fact[] {
  return [...facts].sort((a, b) => compare(a.file, b.file) || (a.record ?? 0) - (b.record ?? 0));
}

function once<Fact>(facts: readonly Fact[], nameOf: (fact: Fact) => string): Fact[] {
  const byName = new Map(facts.map((fact) => [nameOf(fact), fact]));
  return [...byName].sort(([a], [b]) => compare(a, b)).map(([, fact]) => fact);
}
