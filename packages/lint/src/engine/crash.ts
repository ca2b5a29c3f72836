import type { Finding } from '@trace-formats/schema/report';
import { finding } from './finding.ts';
import type { RuleFacts } from './rule.ts';

/** Says that a rule failed on a document or a dataset: what it checks is not known then, and nothing else is held up by it. */
export function crash(rule: RuleFacts, what: 'document' | 'dataset', error: unknown): Finding {
  return finding({
    rule: rule.id,
    stage: 'internal',
    severity: 'error',
    checklist: rule.checklist,
    message: `The rule ${rule.id} failed on this ${what} (${error instanceof Error ? error.name : 'unknown error'}), so nothing is known of what it checks.`,
    why: `A rule that fails is a fault of forsy-lint, not of the ${what}.`,
    fix: `Please report it with a ${what} that shows it and holds nothing sensitive.`,
  });
}
