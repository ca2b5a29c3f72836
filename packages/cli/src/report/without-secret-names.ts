import type { Report } from '@trace-formats/schema/report';

/** The name of a file or of a folder can hold a secret too. It is masked last, since excerpts are read by it. */
export async function withoutSecretNames(report: Report): Promise<Report> {
  if (!report.results.some(({ file }) => mayHoldSecret.test(file))) return report;
  const { masked } = await import('./masked.ts');
  const known = new Map<string, string>();
  const clean = (name: string): string => {
    if (!mayHoldSecret.test(name)) return name;
    // One by one, as slashes would make a part of what only lies beside it.
    const told =
      known.get(name) ??
      name
        .split('/')
        .map((one) => (mayHoldSecret.test(one) ? masked(one, 'secrets') : one))
        .join('/');
    known.set(name, told);
    return told;
  };
  return { ...report, results: report.results.map((result) => ({ ...result, file: clean(result.file) })) };
}

/** A secret is long and has a digit or a sign in it; names of most files are words. */
const mayHoldSecret = /(?=[^/]*[0-9=@])[^/]{16}/;
