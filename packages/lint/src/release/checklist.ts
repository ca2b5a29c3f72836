import type { ChecklistEntry, ChecklistStatus, Finding } from '@trace-formats/schema/report';
import type { RuleFacts } from '../engine/rule.ts';
import { isDecidedByRules } from './decided-by-rules.ts';
import { items } from './items.ts';

/** What is known of a document's rules when its checklist is filled in. */
export interface Standing {
  /** The rules that were meant to run: each did, itself or through the schema, over everything that is sound. */
  readonly rules: readonly RuleFacts[];
  /** Those that were left out somewhere or altogether. */
  readonly notRun: ReadonlySet<string>;
  /** Items that have something to speak of, or may have. */
  readonly applicable: ReadonlySet<number>;
  /** Items that hold the trace against what nobody showed: they cannot pass. */
  readonly unshown: ReadonlySet<number>;
  /** Items that a person signed for this content. */
  readonly attested: ReadonlySet<number>;
}

/** Where each item of the checklist stands. An item that no rule was asked to watch is left out. */
export function checklistOf(findings: readonly Finding[], standing: Standing): ChecklistEntry[] {
  const found = byItem(findings.filter(standsOpen));
  const watching = watchingOf(standing.rules);
  return items.flatMap((item) => {
    const status = statusOf(item, found[item] ?? [], watching[item] ?? [], standing);
    return status === undefined ? [] : [entry(item, status)];
  });
}

/** A checklist with what was found of its trace elsewhere, among the traces of its dataset. */
export function checklistWith(checklist: readonly ChecklistEntry[], findings: readonly Finding[]): ChecklistEntry[] {
  const found = byItem(findings.filter(standsOpen));
  const stated = new Map(checklist.map(({ item, status }) => [item, status]));
  return items.flatMap((item) => {
    const before = stated.get(item);
    const own = found[item] ?? [];
    // What somebody signed for the trace stays signed: what looks wrong between traces is for the gate of the dataset.
    const settled = before === 'fail' || before === 'attested';
    if (own.some(isCertainError)) return [entry(item, 'fail')];
    if (own.length > 0 && !settled) return [entry(item, 'needs-review')];
    return before === undefined ? [] : [entry(item, before)];
  });
}

function isCertainError({ certainty, severity }: Finding): boolean {
  return certainty === 'exact' && severity === 'error';
}

/** The baseline says that a finding was there before, not that anybody looked at it: it settles nothing. */
export function standsOpen({ suppressed }: Finding): boolean {
  return suppressed === null || suppressed.source === 'baseline';
}

/** The documents of a dataset are watched by the same rules. */
const known = new WeakMap<readonly RuleFacts[], readonly RuleFacts[][]>();

function watchingOf(rules: readonly RuleFacts[]): readonly RuleFacts[][] {
  const watching = known.get(rules) ?? byItem(rules);
  known.set(rules, watching);
  return watching;
}

function byItem<One extends { readonly checklist: number | null }>(all: readonly One[]): readonly One[][] {
  const groups: One[][] = [];
  for (const one of all) {
    if (one.checklist === null) continue;
    const known = groups[one.checklist];
    if (known) known.push(one);
    else groups[one.checklist] = [one];
  }
  return groups;
}

function statusOf(
  item: number,
  own: readonly Finding[],
  watching: readonly RuleFacts[],
  standing: Standing,
): ChecklistStatus | undefined {
  if (own.some(isCertainError)) return 'fail';
  if (watching.length === 0 && own.length === 0) return undefined;
  // What a program decides, a signature of former times does not.
  const signed = standing.attested.has(item) && !isDecidedByRules(item);
  if (own.some(({ severity }) => severity !== 'note')) return signed ? 'attested' : 'needs-review';
  // A trace that certainly lacks the thing has nothing wrong with it, even where the rule could not be run.
  if (!standing.applicable.has(item)) return 'not-applicable';
  if (signed) return 'attested';
  if (watching.some(({ id }) => standing.notRun.has(id))) return 'needs-review';
  return watching.some(({ certainty }) => certainty !== 'hint') && !standing.unshown.has(item) ? 'pass' : 'clear';
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
