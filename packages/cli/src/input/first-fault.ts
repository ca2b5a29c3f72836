import type { Finding } from '@trace-formats/schema/report';

/** What keeps a text from being read, if anything: notes about it may come before the error. */
export function firstFault(findings: readonly Finding[]): Finding | undefined {
  return findings.find(({ severity }) => severity === 'error') ?? findings[0];
}
