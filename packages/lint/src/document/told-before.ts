import type { Finding } from '@trace-formats/schema/report';

/** Whether a rule says of a place what the reading or the schema has said of it: one fault is told once. */
export function toldBefore(findings: readonly Finding[]): (rule: string, pointer: string) => boolean {
  const told = new Set(findings.map(({ rule, pointer }) => `${rule} ${pointer}`));
  return (rule, pointer) => told.has(`${sameFault[rule] ?? rule} ${pointer}`);
}

/**
 * A word that is no role of a message is told by the schema; that the first request has it is the same fault. The item that the
 * rule speaks of is not met all the same.
 */
export function withItems(shape: readonly Finding[], meaning: readonly Finding[]): Finding[] {
  const items = new Map(
    meaning.flatMap(({ rule, pointer, checklist }) => (rule === request ? [[pointer, checklist]] : [])),
  );
  return shape.map((one) =>
    one.checklist === null && items.has(one.pointer) ? { ...one, checklist: items.get(one.pointer)! } : one,
  );
}

const request = 'first-request-is-kept';

/** The rule that the schema names for a time that cannot be read or for a word that there is not, by the rule that could only say so again. */
const sameFault: Readonly<Record<string, string>> = {
  'times-are-in-order': 'times-are-sound',
  [request]: 'values-are-allowed',
};
