import type { LintConfig, RuleEntry } from '../generated/config-type.ts';
import type { RuleSetting } from './settings.ts';

/** A configuration laid over the one it builds on: what it says of a rule wins over what that one says of it, also of some files only. */
export function laidOver(base: LintConfig, over: LintConfig): LintConfig {
  const profile = over.profile ?? base.profile;
  const stated: Record<string, RuleEntry> = { ...over.rules };
  const below = (base.overrides ?? []).map(({ files, rules }) => ({
    files,
    rules: Object.fromEntries(
      Object.entries({ ...rules }).flatMap(([id, entry]) => {
        if (!Object.hasOwn(stated, id)) return [[id, entry]];
        const made = entryOver(entry, stated[id]!);
        return made === stated[id] ? [] : [[id, made]];
      }),
    ),
  }));
  return {
    ...(profile === undefined ? {} : { profile }),
    rules: rulesOver(base.rules ?? {}, over.rules ?? {}),
    overrides: [...below.filter(({ rules }) => Object.keys(rules).length > 0), ...(over.overrides ?? [])],
    ignore: [...(base.ignore ?? []), ...(over.ignore ?? [])],
    allow: [...(base.allow ?? []), ...(over.allow ?? [])],
  };
}

/** Who says what a rule weighs and nothing of its options leaves these as they are. */
function entryOver(base: RuleEntry | undefined, over: RuleEntry): RuleEntry {
  return typeof over === 'string' && base !== undefined && typeof base !== 'string' ? [over, base[1]] : over;
}

type Entries = NonNullable<LintConfig['rules']> | Readonly<Record<string, RuleEntry>>;

function rulesOver(base: Entries, over: Entries): Record<string, RuleEntry> {
  const below: Record<string, RuleEntry> = { ...base };
  const rules: Record<string, RuleEntry> = { ...base };
  for (const [id, entry] of Object.entries(over))
    rules[id] = entryOver(Object.hasOwn(below, id) ? below[id] : undefined, entry);
  return rules;
}

/** The settings that entries laid one over the other come to, the last of which decides. */
export function settingsOver(layers: readonly Entries[]): Map<string, RuleSetting> {
  const rules = layers.reduce<Entries>(rulesOver, {});
  return new Map(Object.entries(rules).map(([id, entry]) => [id, settingOf(entry)]));
}

/** The entry of a rule as the engine wants it. */
export function settingOf(entry: RuleEntry): RuleSetting {
  return typeof entry === 'string' ? { severity: entry, options: {} } : { severity: entry[0], options: entry[1] };
}
