export { type ActiveRule, type Checked, check } from './check.ts';
export type { FileFacts, LintContext } from './context.ts';
export type { DocumentRule, EntryRule, Hit, Rule, RuleFacts } from './rule.ts';
export { type Soundness, soundness } from './soundness.ts';
