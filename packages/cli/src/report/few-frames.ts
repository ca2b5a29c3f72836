import type { Finding, Result } from '@trace-formats/schema/report';

/** Masking a frame costs more than everything else about a finding, and nobody reads thousands of them. */
export const mostFrames = 300;

/** The excerpts of one run: the first few hundred findings have one, whoever made them and in whatever order. */
export interface FewFrames {
  /** How many more there may be. */
  left(): number;
  /** The results that come next in the report, with as many excerpts as are left. */
  keep(results: readonly Result[]): readonly Result[];
}

/** Begins to count. */
export function fewFrames(): FewFrames {
  let left = mostFrames;
  const kept = (finding: Finding): Finding => {
    if (finding.excerpt === undefined) return finding;
    if (left > 0) {
      left--;
      return finding;
    }
    const { excerpt: _, ...bare } = finding;
    return bare;
  };
  return {
    left: () => left,
    keep: (results) =>
      results.map((result) =>
        result.findings.length === 0 ? result : { ...result, findings: result.findings.map(kept) },
      ),
  };
}
