import type { Finding } from '@trace-formats/schema/report';

/** Thrown by the `assert…` functions: the findings say what is wrong, the message counts them and quotes the first. */
export class InvalidDocument extends Error {
  override readonly name = 'InvalidDocument';
  readonly findings: readonly Finding[];

  constructor(type: string, findings: readonly Finding[]) {
    const more = findings.length > 1 ? ` (and ${findings.length - 1} more)` : '';
    super(`This is not a valid ${type}: ${findings[0]?.message ?? ''}${more}`);
    this.findings = findings;
  }
}
