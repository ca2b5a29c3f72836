import { closest, shown } from '@trace-formats/validate';
import { ruleIds, rulesById } from '../catalogue.ts';
import type { ConfigFault } from './config-fault.ts';

/** Says that there is no such rule, with the nearest there is; undefined for one that there is. */
export function unknownRule(id: string): ConfigFault | undefined {
  if (ruleIds().includes(id)) return undefined;
  return { message: `There is no rule ${shown(id)}.`, fix: fixOfUnknown(id) };
}

/** Reports show the number of an item beside its rules, so whoever types one means them. */
function fixOfUnknown(id: string): string {
  const ofItem = [...rulesById.values()].filter(({ checklist }) => String(checklist) === id).map((rule) => rule.id);
  if (ofItem.length > 0) return `Name the rules of item ${id} of the checklist instead: ${ofItem.sort().join(',')}.`;
  const near = closest(id, ruleIds());
  return near === undefined ? 'forsy-lint rules lists the rules there are.' : `Did you mean ${near}?`;
}
