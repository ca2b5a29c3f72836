import type { Finding } from '@trace-formats/schema/report';

/** Whether a rule says of a place what the reading or the schema has said of it: one fault is told once. */
export function toldBefore(findings: readonly Finding[]): (rule: string, pointer: string) => boolean {
  const told = new Set(findings.map(({ rule, pointer }) => `${rule} ${pointer}`));
  return (rule, pointer) => told.has(`${sameFault[rule] ?? rule} ${pointer}`);
}

/** The rule that the schema names for a time that cannot be read, by the rule that could only say so again. */
const sameFault: Readonly<Record<string, string>> = { 'times-are-in-order': 'times-are-sound' };
