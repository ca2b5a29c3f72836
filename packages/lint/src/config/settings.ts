import type { RuleFacts } from '../engine/rule.ts';

/** What the configuration says of one rule. */
export interface RuleSetting {
  readonly severity: 'off' | 'warning' | 'error' | undefined;
  readonly options: Readonly<Record<string, unknown>>;
}

/** What the configuration says of rules, and which of them were asked for. */
export interface RuleSettings {
  /** By id; `settingsOver` makes them of what configurations hold. */
  readonly rules: ReadonlyMap<string, RuleSetting>;
  /** Only these rules run, where any are named. */
  readonly only: ReadonlySet<string> | undefined;
  /** These do not. */
  readonly skip: ReadonlySet<string>;
}

/** Every rule as it comes. */
export const defaultSettings: RuleSettings = { rules: new Map(), only: undefined, skip: new Set() };

/** The weight that a rule has under the settings. */
export function severityOf(rule: Pick<RuleFacts, 'id' | 'severity'>, settings: RuleSettings): RuleFacts['severity'] {
  if (!isWanted(rule.id, settings)) return 'off';
  return settings.rules.get(rule.id)?.severity ?? rule.severity;
}

/** False for a rule that the command line leaves out. */
export function isWanted(id: string, { only, skip }: RuleSettings): boolean {
  return !skip.has(id) && (only === undefined || only.has(id));
}
