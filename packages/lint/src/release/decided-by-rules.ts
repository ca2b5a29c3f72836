import { forsyRules } from '../rules/index.ts';

/** True for an item of the checklist that only exact rules watch over: a program decides it, and no signature can. */
export function isDecidedByRules(item: number): boolean {
  decided ??= new Set(
    forsyRules.flatMap(({ checklist }) => (checklist !== null && everyRuleIsExact(checklist) ? [checklist] : [])),
  );
  return decided.has(item);
}

let decided: ReadonlySet<number> | undefined;

function everyRuleIsExact(item: number): boolean {
  return forsyRules.every(({ checklist, certainty }) => checklist !== item || certainty === 'exact');
}
