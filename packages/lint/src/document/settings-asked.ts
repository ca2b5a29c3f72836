import { defaultSettings, type RuleSettings } from '../config/settings.ts';
import type { LintOptions } from './lint-options.ts';

/** The settings that a caller gives, or the usual ones. Whoever has no types is told what is wrong before any rule is asked. */
export function settingsAsked({ settings, profile }: LintOptions): RuleSettings {
  if (profile && profile !== 'strict' && profile !== 'legacy')
    throw new TypeError(`There is no profile ${JSON.stringify(profile)}. There are strict and legacy.`);
  const asked = settings ?? defaultSettings;
  if (typeof asked.rules?.get !== 'function' || typeof asked.skip?.has !== 'function')
    throw new TypeError(
      'These are no settings. They are laid over the usual ones: { ...defaultSettings, skip: new Set(["task-is-stated"]) }.',
    );
  return asked;
}
