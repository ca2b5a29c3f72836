import type { Finding, Result } from '@trace-formats/schema';
import type { ReporterOptions } from '../reporter.ts';

/** The findings that count and that the caller wants to see: suppressed ones are left out. */
export function activeFindings(result: Result, options: ReporterOptions): readonly Finding[] {
  return wantedFindings(result, options).filter((finding) => finding.suppressed === null);
}

/** The findings that the caller wants to see, suppressed ones included. */
export function wantedFindings(result: Result, options: ReporterOptions): readonly Finding[] {
  return options.quiet === true ? result.findings.filter((finding) => finding.severity === 'error') : result.findings;
}

/** The results by file, in the order in which the files first appear: a JSONL file has one result for each record. */
export function byFile(results: readonly Result[]): ReadonlyMap<string, readonly Result[]> {
  const files = new Map<string, Result[]>();
  for (const result of results) {
    const known = files.get(result.file);
    if (known === undefined) files.set(result.file, [result]);
    else known.push(result);
  }
  return files;
}

/** An address that may stand behind a link: only the web, never a script, and nothing that would have to be escaped. */
export function webAddress(address: string | null): string | undefined {
  return address !== null && web.test(address) ? address : undefined;
}

const web =
  /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/(?:[\w.~:/@!$*+,;=-]|%[0-9a-f]{2})*)?(?:\?(?:[\w.~:/?@!$*+,;=-]|%[0-9a-f]{2})*)?(?:#[\w.~:/?@!$*+,;=-]*)?$/i;

/** What was masked in a document; where it was to be found only, findings tell of it already. */
export function shownMatches({ findings, matches = [] }: Result): NonNullable<Result['matches']> {
  return findings.length > 0 ? [] : matches;
}
