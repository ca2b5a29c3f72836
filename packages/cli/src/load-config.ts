import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import {
  configOf,
  defaultSettings,
  isConfigFault,
  type LintConfig,
  laidOver,
  type RuleEntry,
  type RuleSettings,
  settingOf,
  unknownRule,
} from '@trace-formats/lint';
import { read } from '@trace-formats/validate';
import ignore from 'ignore';
import { CannotWork } from './cannot-work.ts';
import type { Typed } from './options.ts';
import { nameOf, reason } from './sources.ts';

/** The name under which a configuration is found. */
export const configName = 'forsy-lint.config.json';

/** A configuration with everything that it builds on, and where it stands. */
export interface LoadedConfig {
  /** The file, as reports name it; undefined where there is none. */
  readonly name: string | undefined;
  /** The folder that its patterns are relative to. */
  readonly folder: string;
  readonly config: LintConfig;
  /** True for a file that the configuration leaves out. */
  leavesOut(path: string): boolean;
  /** What rules weigh in a file. */
  settingsFor(path: string): RuleSettings;
}

/** Finds and reads the configuration that the words or the folders above name. */
export function loadConfig(typed: Typed, cwd: string): LoadedConfig {
  const named = typed.value('config');
  const path = named === undefined ? nearest(cwd) : resolve(cwd, named);
  const config = path === undefined ? {} : readConfig(path, cwd, []);
  const folder = path === undefined ? cwd : dirname(path);
  const ignored = ignore().add([...(config.ignore ?? [])]);
  const ignorePath = typed.value('ignore-path');
  const more = ignorePath === undefined ? undefined : ignore().add(textOf(resolve(cwd, ignorePath), ignorePath));
  const ignoreFolder = ignorePath === undefined ? cwd : dirname(resolve(cwd, ignorePath));
  const overrides = (config.overrides ?? []).map(({ files, rules }) => ({ fits: ignore().add([...files]), rules }));
  const asked = askedFor(typed);
  const settings = new Map<string, RuleSettings>();
  return {
    name: path === undefined ? undefined : nameOf(path, cwd),
    folder,
    config,
    leavesOut(file) {
      return isIn(ignored, folder, file) || (more !== undefined && isIn(more, ignoreFolder, file));
    },
    settingsFor(file) {
      const fitting = overrides.flatMap(({ fits, rules }, index) =>
        isIn(fits, folder, file) ? [{ index, rules }] : [],
      );
      const key = fitting.map(({ index }) => index).join(' ');
      let made = settings.get(key);
      if (made === undefined) {
        const rules = [config.rules ?? {}, ...fitting.map((one) => one.rules), asked.rules];
        made = { ...asked.settings, rules: new Map(rules.flatMap(settingsOf)) };
        settings.set(key, made);
      }
      return made;
    },
  };
}

function settingsOf(
  rules: NonNullable<LintConfig['rules']> | Readonly<Record<string, RuleEntry>>,
): [string, ReturnType<typeof settingOf>][] {
  return Object.entries(rules).map(([id, entry]) => [id, settingOf(entry)]);
}

/** What the command line says of rules: `--rule id:severity`, `--only`, `--skip`. */
function askedFor(typed: Typed): { rules: Record<string, RuleEntry>; settings: Omit<RuleSettings, 'rules'> } {
  const rules: Record<string, RuleEntry> = {};
  for (const text of typed.values('rule')) {
    const [id = '', severity = ''] = text.split(':');
    mustBeRule(id);
    if (severity !== 'off' && severity !== 'warning' && severity !== 'error')
      throw new CannotWork(
        `--rule ${text} does not say what the rule weighs.`,
        `Write --rule ${id}:off, ${id}:warning or ${id}:error.`,
      );
    rules[id] = severity;
  }
  const listed = (flag: string): string[] =>
    typed
      .values(flag)
      .flatMap((text) => text.split(',').map((id) => id.trim()))
      .filter((id) => id !== '');
  const only = listed('only');
  const skip = listed('skip');
  for (const id of [...only, ...skip]) mustBeRule(id);
  return {
    rules,
    settings: { only: only.length > 0 ? new Set(only) : defaultSettings.only, skip: new Set(skip) },
  };
}

function mustBeRule(id: string): void {
  const unknown = unknownRule(id);
  if (unknown) throw new CannotWork(unknown.message, unknown.fix);
}

/** The configuration in this folder or in the nearest one above. */
function nearest(cwd: string): string | undefined {
  for (let folder = cwd; ; folder = dirname(folder)) {
    const path = join(folder, configName);
    try {
      readFileSync(path);
      return path;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' && (error as NodeJS.ErrnoException).code !== 'ENOTDIR')
        return path;
    }
    if (dirname(folder) === folder) return undefined;
  }
}

function readConfig(path: string, cwd: string, from: readonly string[]): LintConfig {
  const name = nameOf(path, cwd);
  if (from.includes(path)) {
    const circle = [...from.slice(from.indexOf(path)), path].map((one) => nameOf(one, cwd));
    throw new CannotWork(`${name} extends itself: ${circle.join(' → ')}.`, 'Take one of these out of its `extends`.');
  }
  const text = textOf(path, name);
  const content = read(text, { container: 'json' });
  const [document] = content.documents;
  const wrong = content.findings.find(({ severity }) => severity === 'error');
  if (document === undefined || wrong)
    throw new CannotWork(
      `${name}:${wrong?.line ?? 1}:${wrong?.column ?? 1} ${wrong?.message ?? 'There is nothing in it.'}`,
      wrong?.fix,
    );
  const config = configOf(document.value);
  if (isConfigFault(config)) throw new CannotWork(`${name}: ${config.message}`, config.fix);
  const base = (config.extends ?? []).reduce<LintConfig>(
    (under, word) => laidOver(under, readConfig(extended(word, path, name), cwd, [...from, path])),
    {},
  );
  return laidOver(base, config);
}

/** A relative path, or the configuration that an installed package brings. */
function extended(word: string, path: string, name: string): string {
  if (word.startsWith('.') || resolve(word) === word) return resolve(dirname(path), word);
  try {
    const inPackage = /\.json$/.test(word) ? word : `${word}/${configName}`;
    return createRequire(path).resolve(inPackage);
  } catch {
    throw new CannotWork(
      `${name} extends ${JSON.stringify(word)}, which is not installed.`,
      'Install the package, or write a path that begins with ./',
    );
  }
}

function textOf(path: string, name: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new CannotWork(
      `${name} cannot be read: ${reason(error as NodeJS.ErrnoException, path)}.`,
      'Correct the path.',
    );
  }
}

function isIn(patterns: ReturnType<typeof ignore>, folder: string, file: string): boolean {
  const below = relative(folder, file).split(sep).join('/');
  return below !== '' && !below.startsWith('..') && patterns.ignores(below);
}
