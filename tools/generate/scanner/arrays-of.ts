import { ARRAY } from '../../../packages/validate/scanner/layout.ts';
import type { Extra, Plan } from './plan.ts';

/**
 * The arrays that a document has under keys of its own, and what their elements must be, as far as anything is asked of them.
 * Whoever reads a document in pieces judges all elements but the first apart from their array, so nothing else may be asked.
 */
export function arraysOf({ table, extra = [] }: Plan): readonly (readonly [key: string, items: Plan])[] {
  const arrays = table.entries.filter(({ plan: { kinds, items } }) => (kinds & ARRAY) !== 0 && items.items !== items);
  for (const { key, plan } of arrays) {
    if (plan.isUnique || plan.minItems > 1 || Number.isFinite(plan.maxItems) || (plan.extra ?? []).length > 0)
      throw new Error(`Of the array ${key} more is asked than can be told of one element after the other.`);
  }
  const asked = new Set(membersOf(extra));
  for (const { key } of arrays) {
    if (asked.has(table.entries.findIndex((entry) => entry.key === key)))
      throw new Error(`A condition asks what is in the array ${key}.`);
  }
  return arrays.map(({ key, plan }) => [key.slice(0, -1), plan.items]);
}

/** The members that conditions look into. */
function membersOf(clauses: Extra): readonly number[] {
  return clauses
    .flatMap(({ tests, met, unmet }) => [...tests, ...(met ? [met] : []), ...(unmet ? [unmet] : [])])
    .flatMap(({ members, extra = [] }) => [...members.map(({ index }) => index), ...membersOf(extra)]);
}
