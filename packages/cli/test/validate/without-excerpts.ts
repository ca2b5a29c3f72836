import type { Result } from '@trace-formats/schema/report';

/** Results without their excerpts, which show lines beside a place: what is looked at in pieces does not have those. */
export function withoutExcerpts(results: readonly Result[]): unknown {
  return results.map((one) => ({ ...one, findings: one.findings.map(({ excerpt: _, ...rest }) => rest) }));
}
