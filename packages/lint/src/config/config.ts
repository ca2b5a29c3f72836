import { closest, shown } from '@trace-formats/validate';
import { ruleIds, rulesById } from '../catalogue.ts';
import { configShape } from '../generated/config-shape.ts';
import type { Allowance, LintConfig, RuleEntry } from '../generated/config-type.ts';
import { isObject } from '../json-object.ts';
import { momentOf } from '../rules/moment.ts';
import { saysNothing } from '../rules/says-nothing.ts';
import { type ConfigFault, shapeFault } from './config-fault.ts';
import type { RuleSetting } from './settings.ts';

export type { Allowance, LintConfig, RuleEntry } from '../generated/config-type.ts';

export type { ConfigFault } from './config-fault.ts';

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

/** A pattern is written as in a .gitignore, where a backslash separates no folders: what a path of Windows means it never matches. */
function wrongPattern({ ignore = [], overrides = [] }: LintConfig): ConfigFault | undefined {
  const lists = [
    { place: 'ignore', patterns: ignore },
    ...overrides.map(({ files }, index) => ({ place: `overrides[${index}].files`, patterns: files })),
  ];
  for (const { place, patterns } of lists)
    for (const [index, pattern] of patterns.entries())
      if (backslashForFolder.test(pattern)) return faultOfPattern(`\`${place}[${index}]\``, pattern);
  return undefined;
}

/** What is wrong with the first line of a file of patterns, such as a .gitignore, that never matches. */
export function wrongPatternIn(text: string): ConfigFault | undefined {
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const pattern = line.trimEnd();
    if (!pattern.startsWith('#') && backslashForFolder.test(pattern))
      return faultOfPattern(`line ${index + 1}`, pattern);
  }
  return undefined;
}

function faultOfPattern(place: string, pattern: string): ConfigFault {
  return {
    message: `${place} is ${shown(pattern)}, but a backslash separates no folders in a pattern, so it matches nothing.`,
    fix: `Write ${JSON.stringify(pattern.replaceAll('\\', '/'))}.`,
  };
}

/** Before a letter, two stars or nothing; before a star or a bracket by itself it says that this is meant as it stands. */
const backslashForFolder = /\\(?:[\p{L}\p{N}_]|\*\*|$)/u;

/** True for what `configOf` gives when it found a fault. */
export function isConfigFault(one: LintConfig | ConfigFault): one is ConfigFault {
  return 'message' in one;
}

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

const severities: readonly unknown[] = ['off', 'warning', 'error'];

function wrongEntry(id: string, entry: unknown): ConfigFault | undefined {
  const severity: unknown = Array.isArray(entry) ? entry[0] : entry;
  const whole = Array.isArray(entry) && !(entry.length === 2 && isObject(entry[1]));
  if (severities.includes(severity) && !whole) return Array.isArray(entry) ? wrongOption(id, entry[1]) : undefined;
  return {
    message: `The rule ${id} is set to ${shown(entry)}, but it can be "off", "warning", "error", or one of them with an object of options in a list.`,
    fix: `Write "${id}": "warning", for example.`,
  };
}

function wrongOption(id: string, options: object): ConfigFault | undefined {
  const own = Object.keys(rulesById.get(id)?.options ?? {});
  for (const [option, value] of Object.entries(options)) {
    const near = closest(option, own);
    if (!own.includes(option))
      return {
        message: `The rule ${id} has no option ${shown(option)}.`,
        fix:
          own.length === 0
            ? `It has none at all: write "${id}": "warning", for example.`
            : `Did you mean ${near ?? own.join(' or ')}?`,
      };
    if (typeof value !== 'boolean')
      return {
        message: `The option ${option} of the rule ${id} is set to ${shown(value)}, but it can be true or false.`,
        fix: `Write { "${option}": false }, for example.`,
      };
  }
  return undefined;
}

function wrongAllowance(index: number, { rule, reason, expires }: Partial<Allowance>): ConfigFault | undefined {
  const place = `\`allow[${index}]\``;
  if (typeof rule !== 'string')
    return { message: `${place} names no rule.`, fix: 'Name the rule whose finding is accepted.' };
  const unknown = unknownRule(rule);
  if (unknown) return { message: `${place}: ${unknown.message}`, fix: unknown.fix };
  if (typeof expires === 'string' && dayForm.test(expires) && momentOf(expires) === undefined)
    return {
      message: `${place} holds until ${shown(expires)}, which is no day of the calendar.`,
      fix: 'Write the last day as in 2027-01-31, or leave `expires` out.',
    };
  if (typeof reason === 'string' && word.test(reason) && !saysNothing(reason)) return undefined;
  return {
    message: `${place} suppresses ${rule} without a reason.`,
    fix: 'Say in `reason` why it is accepted, or take the entry out.',
  };
}

/** Three letters of which not all are the same, two signs of a script that writes a word with them, or the number of a ticket. */
const word = /(\p{L})(?!\1\1)\p{L}{2}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]{2}|#\d/u;

/** What has another form is told of by the schema. */
const dayForm = /^\d{4}-\d{2}-\d{2}$/;

function isAboutAllowance([first, index, key]: readonly (string | number)[]): boolean {
  return first === 'allow' && typeof index === 'number' && (key === undefined || key === 'rule' || key === 'reason');
}
