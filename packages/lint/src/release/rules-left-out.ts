import type { Finding } from '@trace-formats/schema/report';
import { listed, shapeRules } from '@trace-formats/validate';
import { catalogue } from '../catalogue.ts';
import { settingOf } from '../config/laid-over.ts';
import { finding } from '../engine/finding.ts';
import type { LintConfig, RuleEntry } from '../generated/config-type.ts';
import { groundRules } from '../ground-rules.ts';

/** What the command line says of rules. */
export interface AskedRules {
  readonly rules: Readonly<Record<string, RuleEntry>>;
  readonly only: readonly string[];
  readonly skip: readonly string[];
}

/**
 * What a gate does not ask though it would by itself: rules that the configuration or the command line switches off, leaves out,
 * or weighs as less than they are. A gate that answers without them answers another question.
 */
export function rulesLeftOut(config: Pick<LintConfig, 'rules' | 'overrides'>, asked: AskedRules): Finding[] {
  const off = new Set<string>();
  const lowered = new Set<string>();
  const layers = [{ ...config.rules }, ...(config.overrides ?? []).map(({ rules }) => rules)];
  for (const layer of layers.map((rules) => ({ ...rules, ...asked.rules })))
    for (const [id, entry] of Object.entries(layer)) {
      const { severity } = settingOf(entry);
      if (severity === 'off' && !offByItself.has(id)) off.add(id);
      if (severity === 'warning' && errorsByThemselves.has(id)) lowered.add(id);
    }
  const only = new Set(asked.only);
  const skipped = asked.skip.filter((id) => !offByItself.has(id));
  const unasked = only.size === 0 ? [] : [...watchers].filter((id) => !only.has(id));
  return [
    [off, (names: string, them: string) => `${names} switched off, so nothing is known of what ${them}`] as const,
    [lowered, (names: string) => `${names} weighed as a warning, though it is an error to break it`] as const,
    [
      new Set(skipped),
      (names: string, them: string) => `${names} left out by the command line, so nothing is known of what ${them}`,
    ] as const,
    [
      new Set(unasked),
      (names: string, them: string) =>
        `${names} not among what the command line asks, so nothing is known of what ${them}`,
    ] as const,
  ].flatMap(([ids, told]) => {
    if (ids.size === 0) return [];
    const one = ids.size === 1;
    return [leftOut(told(`${fewOf([...ids].sort())} ${one ? 'is' : 'are'}`, one ? 'it checks' : 'they check'))];
  });
}

const offByItself: ReadonlySet<string> = new Set(
  catalogue.flatMap(({ rule }) => (rule.severity === 'off' ? [rule.id] : [])),
);

/** Ground rules about things that no release depends on. */
const asides: ReadonlySet<string> = new Set([
  'suppressions-are-used',
  'receipts-hold',
  'reviews-are-current',
  'results-can-be-written',
  'documents-can-be-redacted',
  'nothing-is-left-to-mask',
]);

const errorsByThemselves: ReadonlySet<string> = new Set([
  ...catalogue.flatMap(({ rule }) => (rule.severity === 'error' ? [rule.id] : [])),
  ...shapeRules.map(({ id }) => id),
  ...groundRules.flatMap(({ id }) => (asides.has(id) ? [] : [id])),
]);

/** Every rule that a gate asks by itself. */
const watchers: ReadonlySet<string> = new Set([
  ...catalogue.flatMap(({ rule }) => (offByItself.has(rule.id) ? [] : [rule.id])),
  ...errorsByThemselves,
]);

function leftOut(message: string): Finding {
  return finding({
    rule: 'rules-are-asked',
    stage: 'dataset',
    severity: 'error',
    message: `At this release ${message}.`,
    why: 'A release says that every question was asked; with one left out, what it would have found is released too.',
    fix: 'Ask them all at a release. A finding that is wrong is suppressed by itself, with a reason, under `allow`.',
  });
}

function fewOf(ids: readonly string[]): string {
  return listed(ids.length > 4 ? [...ids.slice(0, 3), `${ids.length - 3} others`] : ids);
}
