import { defaultSettings, type RuleSettings } from '../config/settings.ts';
import { unknownRule } from '../config/unknown-rule.ts';
import type { LintOptions } from './lint-options.ts';

/** The settings that a caller gives, or the usual ones. Whoever has no types is told what is wrong before any rule is asked. */
export function settingsAsked({ settings, profile }: Pick<LintOptions, 'settings' | 'profile'>): RuleSettings {
  if (profile && profile !== 'strict' && profile !== 'legacy')
    throw new TypeError(`There is no profile ${JSON.stringify(profile)}. There are strict and legacy.`);
  const asked = settings ?? defaultSettings;
  if (!known.has(asked)) mustBeSettings(asked);
  known.add(asked);
  return asked;
}

/** Settings that are in order: a dataset is linted under the same ones, trace by trace. */
const known = new WeakSet<RuleSettings>([defaultSettings]);

function mustBeSettings(settings: RuleSettings): void {
  const { rules, only, skip } = settings;
  const isSet = (one: ReadonlySet<string>): boolean => typeof one?.has === 'function' && Symbol.iterator in one;
  if (typeof rules?.get !== 'function' || ![...rules.values()].every(isSetting) || ![skip, only ?? skip].every(isSet))
    throw new TypeError(
      'These are no settings. They are laid over the usual ones: { ...defaultSettings, skip: new Set(["task-is-stated"]) }.',
    );
  for (const name of Object.keys(settings))
    if (!names.includes(name))
      throw new TypeError(`There is no ${JSON.stringify(name)} in settings. There are ${names.join(', ')}.`);
  for (const id of [...rules.keys(), ...skip, ...(only ?? [])]) {
    const unknown = unknownRule(String(id));
    // Of a rule that is misspelt, nothing would ever be asked, and every item would look clear.
    if (unknown) throw new TypeError(`${unknown.message} ${unknown.fix}`);
  }
}

const names: readonly string[] = ['rules', 'only', 'skip'] satisfies (keyof RuleSettings)[];

function isSetting(one: unknown): boolean {
  if (typeof one !== 'object' || one === null || !('severity' in one)) return false;
  return [undefined, 'off', 'warning', 'error'].some((severity) => severity === one.severity);
}
