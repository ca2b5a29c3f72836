import type { Finding } from '@trace-formats/schema/report';

/** The findings of a document that `--fix` does not write: none of them is mended there, but for what the manifest counts. */
export function leftByFix(findings: readonly Finding[]): Finding[] {
  return findings.map((one) =>
    one.fixable && one.rule !== 'manifest-agrees-with-trace' ? { ...one, fixable: false } : one,
  );
}
