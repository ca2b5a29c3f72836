import { configShape } from '../generated/config-shape.ts';
import type { LintConfig } from '../generated/config-type.ts';
import { type ConfigFault, shapeFault } from './config-fault.ts';
import { unknownRule } from './unknown-rule.ts';
import { wrongAllowance } from './wrong-allowance.ts';
import { wrongEntry } from './wrong-entry.ts';
import { wrongPattern } from './wrong-pattern.ts';

/** Takes a JSON value for a configuration, or says why it is none. */
export function configOf(value: unknown): LintConfig | ConfigFault {
  const wrongShape = shapeFault(configShape, value, '{ "rules": {} }');
  if (wrongShape !== undefined && !isAboutAllowance(wrongShape.path)) return wrongShape.fault;
  const config = value as LintConfig;
  const inRules = [config.rules, ...(config.overrides ?? []).map(({ rules }) => rules)];
  for (const rules of inRules)
    for (const [id, entry] of Object.entries(rules ?? {})) {
      const wrong = unknownRule(id) ?? wrongEntry(id, entry);
      if (wrong) return wrong;
    }
  const wrong = wrongPattern(config);
  if (wrong) return wrong;
  for (const [index, allowance] of (config.allow ?? []).entries()) {
    const wrong = wrongAllowance(index, allowance);
    if (wrong) return wrong;
  }
  return wrongShape?.fault ?? config;
}

/** True for what `configOf` gives when it found a fault. */
export function isConfigFault(one: LintConfig | ConfigFault): one is ConfigFault {
  return 'message' in one;
}

/** True for a place of which `wrongAllowance` says more than the schema does. */
function isAboutAllowance([first, index, key]: readonly (string | number)[]): boolean {
  return first === 'allow' && typeof index === 'number' && (key === undefined || key === 'rule' || key === 'reason');
}
