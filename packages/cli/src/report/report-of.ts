import { pageOf } from '@trace-formats/lint';
import { summarise } from '@trace-formats/report';
import type { Report, Result } from '@trace-formats/schema/report';
import { version } from '../../package.json';

/** What a report is to say of documents without findings. */
export interface Clean {
  /** Documents, and files that hold nothing else, without findings, which are counted though they have no result. */
  readonly silent?: number;
  readonly silentFiles?: number;
  /** False where nobody will be shown the ids of documents without findings; then they are left out, not masked. */
  readonly keepsClean?: boolean;
}

/** Puts results into a report, masked. */
export async function reportOf(
  program: Report['tool']['name'],
  ruleset: string | null,
  results: readonly Result[],
  { silent = 0, silentFiles = 0, keepsClean = true }: Clean = {},
): Promise<Report> {
  const told = await withoutValues(keepsClean ? results : results.map(withoutId));
  const report = reportOfMasked(program, ruleset, told);
  const { files, traces } = report.summary;
  return { ...report, summary: { ...report.summary, files: files + silentFiles, traces: traces + silent } };
}

/**
 * Puts results that are masked already into a report, with a statement of what was asked where there is one, and gives every finding
 * the address of its rule's page.
 */
export function reportOfMasked(
  program: Report['tool']['name'],
  ruleset: string | null,
  results: readonly Result[],
  coverage?: NonNullable<Report['coverage']>,
): Report {
  return {
    report_version: '1',
    tool: { name: program, version, ruleset },
    results: results.map(documented),
    summary: summarise(results),
    ...(coverage === undefined ? {} : { coverage }),
  };
}

/** Reading, detection and the schemas know nothing of the pages, and rules know them by themselves. */
function documented(result: Result): Result {
  if (result.findings.every(({ docs }) => docs !== null)) return result;
  return { ...result, findings: result.findings.map((one) => ({ ...one, docs: one.docs ?? pageOf(one.rule) })) };
}

/** What masks is loaded only where there is something to mask. */
async function withoutValues(results: readonly Result[]): Promise<readonly Result[]> {
  return results.length === 0 ? [] : (await import('./without-values.ts')).withoutValues(results);
}

function withoutId(result: Result): Result {
  return result.findings.length > 0 || result.trace_id === null ? result : { ...result, trace_id: null };
}
