import type { Finding, Report } from '@trace-formats/schema';

/** What the summary of a report does not count. */
export interface Tally {
  readonly notes: number;
  readonly fixable: number;
  readonly notRun: number;
  /** Findings that only the baseline holds back, and in how many documents. */
  readonly heldBack: number;
  readonly heldBackIn: number;
  /** Documents that no rule could speak of, since their format is not known. */
  readonly unknown: number;
}

/** Counts notes, findings that `--fix` can mend, rules that were not run and what the baseline holds back. */
export function tally({ results }: Report): Tally {
  let notes = 0;
  let fixable = 0;
  let notRun = 0;
  let heldBack = 0;
  let heldBackIn = 0;
  let unknown = 0;
  for (const { format, findings, rules_not_run } of results) {
    notRun += rules_not_run.length;
    if (format === 'unknown') unknown += 1;
    const old = heldBackOf(findings);
    heldBack += old;
    if (old > 0) heldBackIn += 1;
    for (const finding of findings) {
      if (finding.suppressed !== null) continue;
      if (finding.severity === 'note') notes += 1;
      if (finding.fixable) fixable += 1;
    }
  }
  return { notes, fixable, notRun, heldBack, heldBackIn, unknown };
}

/** How many of the findings only the baseline holds back. */
export function heldBackOf(findings: readonly Finding[]): number {
  return findings.filter(({ suppressed }) => suppressed?.source === 'baseline').length;
}
