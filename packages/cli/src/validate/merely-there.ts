import type { Finding } from '@trace-formats/schema/report';

/** A folder of traces holds other JSON too: what merely lay there is mentioned, what was named is complained of. */
export function merelyThere(findings: readonly Finding[]): readonly Finding[] {
  return findings.map((finding) =>
    finding.rule === 'format-is-known'
      ? {
          ...finding,
          severity: 'note',
          fix: 'Nothing, if it is no trace; otherwise trace-formats validate --as <format> says what it lacks.',
        }
      : finding,
  );
}
