import { lstatSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { contentHash } from '@trace-formats/digest';
import {
  type BaselineEntry,
  defaultSettings,
  type LintConfig,
  type RuleSettings,
  settingsOver,
  wrongPatternIn,
} from '@trace-formats/lint';
import ignore from 'ignore';
import { CannotWork } from '../../cannot-work.ts';
import type { Typed } from '../../command-line/options.ts';
import { ifPossible } from '../../if-possible.ts';
import { readText } from '../../input/bytes/read-text.ts';
import { isInside } from '../../input/paths/is-inside.ts';
import { nameOf } from '../../input/source.ts';
import { type AskedRules, askedRules, mustAskOne } from './asked-rules.ts';
import { configName } from './file-names.ts';
import { type ReadConfig, readConfig, textOf } from './read-config.ts';

/** What the configuration and the command line say, as plain data: it can be hashed, written down and sent to a worker. */
export interface ConfigFacts extends ReadConfig {
  /** The file; undefined where there is none. */
  readonly path: string | undefined;
  /** The folder that its patterns are relative to. */
  readonly folder: string;
  /** The file of patterns that the command line names, and its folder. */
  readonly ignored: { readonly folder: string; readonly patterns: string } | undefined;
  readonly asked: AskedRules;
}

/** A configuration with everything that it builds on, and where it stands. */
export interface LoadedConfig {
  /** The file, as reports name it; undefined where there is none. */
  readonly name: string | undefined;
  readonly config: LintConfig;
  /** True for a file that the configuration leaves out, and for one that it builds on. */
  leavesOut(path: string): boolean;
  /** What rules weigh in a file, and in a folder as far as it is told of as a whole. */
  settingsFor(path: string): RuleSettings;
  /** The overrides that fit one of the files, and those that fit none. */
  overridesOf(files: readonly string[]): { readonly fitting: readonly Override[]; readonly idle: readonly Override[] };
}

type Override = NonNullable<LintConfig['overrides']>[number];

/** Finds and reads the configuration that the words or the folders above name. */
export function configFacts(typed: Typed, cwd: string): ConfigFacts {
  const named = typed.value('config');
  const path = named === undefined ? nearest(cwd) : resolve(cwd, named);
  const { config, statedIn, bases } =
    path === undefined ? { config: {}, statedIn: [], bases: [] } : readConfig(path, cwd);
  const ignorePath = typed.value('ignore-path');
  const asked = askedRules(typed);
  mustAskOne(asked, config);
  return {
    path,
    folder: path === undefined ? cwd : dirname(path),
    config,
    statedIn,
    bases,
    ignored:
      ignorePath === undefined
        ? undefined
        : {
            folder: dirname(resolve(cwd, ignorePath)),
            patterns: patternsIn(resolve(cwd, ignorePath), ignorePath),
          },
    asked,
  };
}

function patternsIn(path: string, name: string): string {
  const text = textOf(path, name);
  const wrong = wrongPatternIn(text);
  if (wrong !== undefined) throw new CannotWork(`${name}: ${wrong.message}`, wrong.fix);
  return text;
}

/** A configuration as runs use it. */
export function loadedConfig({ path, folder, config, bases, ignored, asked }: ConfigFacts, cwd: string): LoadedConfig {
  const ownPatterns = ignore().add([...(config.ignore ?? [])]);
  const more = ignored === undefined ? undefined : ignore().add(ignored.patterns);
  const overrides = (config.overrides ?? []).map((override) => ({ override, fits: ignore().add([...override.files]) }));
  const chosen = {
    only: asked.only.length > 0 ? new Set(asked.only) : defaultSettings.only,
    skip: new Set(asked.skip),
  };
  const settings = new Map<string, RuleSettings>();
  return {
    name: path === undefined ? undefined : nameOf(path, cwd),
    config,
    leavesOut(file) {
      return (
        bases.includes(file) ||
        isIn(ownPatterns, folder, file) ||
        (more !== undefined && isIn(more, ignored!.folder, file))
      );
    },
    settingsFor(file) {
      const fitting = overrides.flatMap(({ fits, override: { rules } }, index) =>
        reaches(fits, folder, file) ? [{ index, rules }] : [],
      );
      const key = fitting.map(({ index }) => index).join(' ');
      let made = settings.get(key);
      if (made === undefined) {
        const rules = [config.rules ?? {}, ...fitting.map((one) => one.rules), asked.rules];
        made = { ...chosen, rules: settingsOver(rules) };
        settings.set(key, made);
      }
      return made;
    },
    overridesOf(files) {
      const isFitting = overrides.map(({ fits }) => files.some((file) => reaches(fits, folder, file)));
      const those = (wanted: boolean): Override[] =>
        overrides.flatMap(({ override }, index) => (isFitting[index] === wanted ? [override] : []));
      return { fitting: those(true), idle: those(false) };
    },
  };
}

/**
 * Digest of all that decides what a run asks of which file, and what of the answer is lived with: two runs with the same digest asked
 * the same. Without a baseline it is what it is without an empty one.
 */
export function configHash(
  { config, ignored, asked }: ConfigFacts,
  profile: string | undefined,
  entries: readonly BaselineEntry[],
): string {
  const { $schema: _, ...decides } = config;
  const lines = entries.map(({ rule, fingerprint, within = '' }) => [rule, fingerprint, within].join(' ')).sort();
  const baseline = lines.length === 0 ? undefined : lines;
  const said = { ...decides, patterns: ignored?.patterns, asked, profile, baseline };
  return `sha256:${contentHash(JSON.parse(JSON.stringify(said)))}`;
}

/** The configuration in this folder or in the nearest one above. */
function nearest(cwd: string): string | undefined {
  for (let folder = cwd; ; folder = dirname(folder)) {
    const path = join(folder, configName);
    // A link that leads nowhere is told of: whoever made it takes the run for one under that configuration.
    if (readText(path) !== undefined || ifPossible(() => lstatSync(path)) !== undefined) return path;
    if (dirname(folder) === folder) return undefined;
  }
}

/** Whether an override speaks of a file, or of every file of a folder: then it speaks of that as well. */
function reaches(patterns: ReturnType<typeof ignore>, folder: string, path: string): boolean {
  return isIn(patterns, folder, path) || isIn(patterns, folder, join(path, anyName));
}

/** A file that no pattern names by itself. */
const anyName = '\u2026';

function isIn(patterns: ReturnType<typeof ignore>, folder: string, file: string): boolean {
  const below = relative(folder, file).split(sep).join('/');
  return below !== '' && isInside(file, folder) && patterns.ignores(below);
}
