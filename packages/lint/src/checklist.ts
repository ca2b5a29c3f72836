import type { ChecklistEntry, ChecklistStatus, Finding } from '@trace-formats/schema/report';
import { items } from './items.ts';
import type { RuleFacts } from './rule.ts';

/** What is known of a document's rules when its checklist is filled in. */
export interface Standing {
  /** The rules that were meant to run. */
  readonly rules: readonly RuleFacts[];
  /** Those that did, over everything that is sound or through the schema. */
  readonly run: ReadonlySet<string>;
  /** Those that were left out somewhere. */
  readonly notRun: ReadonlySet<string>;
  readonly applicable: ReadonlySet<number>;
  /** Items that a person signed for this content. */
  readonly attested: ReadonlySet<number>;
}

/** Where each item of the checklist stands. An item that no rule was asked to watch is left out. */
export function checklistOf(findings: readonly Finding[], standing: Standing): ChecklistEntry[] {
  return items.flatMap((item) => {
    const status = statusOf(item, findings, standing);
    return status === undefined ? [] : [entry(item, status)];
  });
}

function statusOf(item: number, findings: readonly Finding[], standing: Standing): ChecklistStatus | undefined {
  const own = findings.filter(({ checklist, suppressed }) => checklist === item && suppressed === null);
  if (own.some(({ certainty, severity }) => certainty === 'exact' && severity === 'error')) return 'fail';
  const watching = standing.rules.filter(({ checklist }) => checklist === item);
  if (watching.length === 0 && own.length === 0) return undefined;
  const signed = standing.attested.has(item);
  if (own.some(({ severity }) => severity !== 'note')) return signed ? 'attested' : 'needs-review';
  // A trace without the thing has nothing wrong with it, even where the rule could not be run.
  if (!standing.applicable.has(item)) return 'not-applicable';
  if (signed) return 'attested';
  if (watching.some(({ id }) => standing.notRun.has(id) || !standing.run.has(id))) return 'needs-review';
  return watching.some(({ certainty }) => certainty !== 'hint') ? 'pass' : 'clear';
}

const entries = new Map<string, ChecklistEntry>();

/** One object for each item and state: ten thousand traces share them. */
function entry(item: number, status: ChecklistStatus): ChecklistEntry {
  const key = `${item} ${status}`;
  let known = entries.get(key);
  if (!known) {
    known = { item, status };
    entries.set(key, known);
  }
  return known;
}
