import type { SuppressionMemory } from '@trace-formats/lint';
import type { Result } from '@trace-formats/schema/report';
import { clean, type ExitCode, worse } from '../../exit-code.ts';
import type { FileHash } from '../facts/file-hash.ts';
import { mergedFacts, noFacts, type RunFacts } from '../facts/run-facts.ts';

/** What was found in some files of a dataset. */
export interface Part {
  /** Masked, and without excerpts. */
  readonly results: readonly Result[];
  readonly facts: RunFacts;
  readonly code: ExitCode;
  readonly used: SuppressionMemory;
  /** Digests of the files that were read, where they are wanted. */
  readonly hashes: readonly FileHash[];
  /**
   * Where it is a part of a file: which, and how many records it has, if it could be read. They are counted from 1 in each part.
   */
  readonly lines?: { readonly file: string; readonly records: number | undefined };
}

/** A part in which nothing was found. */
export const nothingSaid: Part = {
  results: [],
  facts: noFacts,
  code: clean,
  used: { allowances: [], baseline: [] },
  hashes: [],
};

/** What several runs over parts of a dataset found. */
export function mergedParts(parts: readonly Part[]): Part {
  const hashes: FileHash[] = [];
  const results: Result[] = [];
  const allowances = new Set<number>();
  const baseline = new Set<string>();
  const complaints = new Set<string>();
  let code: ExitCode = clean;
  for (const part of parts) {
    for (const result of part.results) {
      const complaint = complaintIn(result);
      if (complaint !== undefined && complaints.has(complaint)) continue;
      if (complaint !== undefined) complaints.add(complaint);
      results.push(result);
    }
    for (const hash of part.hashes) hashes.push(hash);
    for (const index of part.used.allowances) allowances.add(index);
    for (const key of part.used.baseline) baseline.add(key);
    code = worse(code, part.code);
  }
  return {
    results,
    facts: mergedFacts(parts.map(({ facts }) => facts)),
    code,
    used: { allowances: [...allowances].sort((a, b) => a - b), baseline: [...baseline].sort() },
    hashes,
  };
}

/** What is said of a file that could not be read: several parts of a folder may have needed the same one. */
function complaintIn({ file, format, findings }: Result): string | undefined {
  const [first] = findings;
  return format === null && first?.rule === 'files-can-be-read' ? `${file} ${first.message}` : undefined;
}
