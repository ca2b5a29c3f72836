import { type LintConfig, type RuleEntry, unknownRule } from '@trace-formats/lint';
import { CannotWork } from '../../cannot-work.ts';
import type { Typed } from '../../command-line/options.ts';

/** What a command line says of rules. */
export interface AskedRules {
  readonly rules: Readonly<Record<string, RuleEntry>>;
  readonly only: readonly string[];
  readonly skip: readonly string[];
}

/** Reads `--rule id:severity`, `--only` and `--skip`. */
export function askedRules(typed: Typed): AskedRules {
  const rules: Record<string, RuleEntry> = {};
  for (const text of typed.values('rule')) {
    const [id = '', severity, ...more] = text.split(':');
    mustBeRule(id);
    if ((severity !== 'off' && severity !== 'warning' && severity !== 'error') || more.length > 0)
      throw new CannotWork(
        `--rule ${text} does not say what the rule weighs.`,
        `Write --rule ${id}:off, ${id}:warning or ${id}:error.`,
      );
    rules[id] = severity;
  }
  const only = listedIn(typed, 'only');
  const skip = listedIn(typed, 'skip');
  if (only.length > 0 && only.every((id) => skip.includes(id)))
    throw new CannotWork(
      '--skip leaves out every rule that --only names, so none would be asked.',
      'Leave one of them out.',
    );
  return { rules, only, skip };
}

/**
 * Refuses a run that the configuration and the command line together leave no rule to ask: it would look like one that found
 * nothing.
 */
export function mustAskOne({ only, skip, rules }: AskedRules, config: LintConfig): void {
  const entriesOf = (id: string): readonly unknown[] =>
    id in rules ? [rules[id]] : [config, ...(config.overrides ?? [])].map((one) => entryIn(one.rules, id));
  const [first] = only;
  if (first === undefined || !only.every((id) => skip.includes(id) || isOff(entriesOf(id)))) return;
  throw new CannotWork(
    'Every rule that --only names is switched off, so none would be asked.',
    `Name another one, or ask it all the same with --rule ${first}:warning.`,
  );
}

function entryIn(rules: LintConfig['rules'], id: string): RuleEntry | undefined {
  return Object.entries(rules ?? {}).find(([one]) => one === id)?.[1];
}

/** Whether a rule is off everywhere: in the whole, and in no part on again. */
function isOff([whole, ...parts]: readonly unknown[]): boolean {
  const isOne = (entry: unknown): boolean => (Array.isArray(entry) ? entry[0] : entry) === 'off';
  return isOne(whole) && parts.every((entry) => entry === undefined || isOne(entry));
}

/** The rules that a flag lists, in the order of their ids. A list of nothing would ask the same as no list at all. */
function listedIn(typed: Typed, flag: 'only' | 'skip'): string[] {
  const ids = typed.values(flag).flatMap((text) => {
    const named = text.split(',').map((id) => id.trim());
    if (named.every((id) => id === ''))
      throw new CannotWork(
        `--${flag} ${JSON.stringify(text.slice(0, 60))} names no rule.`,
        `Write --${flag} <id> or --${flag} <id>,<id>; forsy-lint rules lists them.`,
      );
    return named.filter((id) => id !== '');
  });
  for (const id of ids) mustBeRule(id);
  return ids.sort();
}

function mustBeRule(id: string): void {
  const unknown = unknownRule(id);
  if (unknown) throw new CannotWork(unknown.message, unknown.fix);
}
