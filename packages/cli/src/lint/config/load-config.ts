import { lstatSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { contentHash } from '@trace-formats/digest';
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
import { CannotWork } from '../../cannot-work.ts';
import { ifPossible } from '../../if-possible.ts';
import { readText } from '../../input/bytes/read-text.ts';
import { isInside } from '../../input/is-inside.ts';
import { nameOf } from '../../input/source.ts';
import type { Typed } from '../../options.ts';
import { configName } from './file-names.ts';

/** What the configuration and the command line say, as plain data: it can be hashed, written down and sent to a worker. */
export interface ConfigFacts {
  /** The file; undefined where there is none. */
  readonly path: string | undefined;
  /** The folder that its patterns are relative to. */
  readonly folder: string;
  /** With everything that it builds on. */
  readonly config: LintConfig;
  /** For each of its suppressions the configuration that states it, where that is one that was extended. */
  readonly statedIn: readonly (string | null)[];
  /** The files that it builds on, which may lie among the traces. */
  readonly bases: readonly string[];
  /** The file of patterns that the command line names, and its folder. */
  readonly ignored: { readonly folder: string; readonly patterns: string } | undefined;
  readonly asked: {
    readonly rules: Readonly<Record<string, RuleEntry>>;
    readonly only: readonly string[];
    readonly skip: readonly string[];
  };
}

/** A configuration with everything that it builds on, and where it stands. */
export interface LoadedConfig {
  /** The file, as reports name it; undefined where there is none. */
  readonly name: string | undefined;
  /** The folder that its patterns are relative to. */
  readonly folder: string;
  readonly config: LintConfig;
  /** True for a file that the configuration leaves out, and for one that it builds on. */
  leavesOut(path: string): boolean;
  /** What rules weigh in a file. */
  settingsFor(path: string): RuleSettings;
  /** The patterns of the overrides that fit none of the files. */
  unmatched(files: readonly string[]): string[][];
}

/** Finds and reads the configuration that the words or the folders above name. */
export function configFacts(typed: Typed, cwd: string): ConfigFacts {
  const named = typed.value('config');
  const path = named === undefined ? nearest(cwd) : resolve(cwd, named);
  const { config, statedIn, bases } =
    path === undefined ? { config: {}, statedIn: [], bases: [] } : readConfig(path, cwd, []);
  const ignorePath = typed.value('ignore-path');
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
            patterns: textOf(resolve(cwd, ignorePath), ignorePath),
          },
    asked: askedFor(typed),
  };
}

/** A configuration as runs use it. */
export function loadedConfig({ path, folder, config, bases, ignored, asked }: ConfigFacts, cwd: string): LoadedConfig {
  const ownPatterns = ignore().add([...(config.ignore ?? [])]);
  const more = ignored === undefined ? undefined : ignore().add(ignored.patterns);
  const overrides = (config.overrides ?? []).map(({ files, rules }) => ({
    files,
    fits: ignore().add([...files]),
    rules,
  }));
  const chosen = {
    only: asked.only.length > 0 ? new Set(asked.only) : defaultSettings.only,
    skip: new Set(asked.skip),
  };
  const settings = new Map<string, RuleSettings>();
  return {
    name: path === undefined ? undefined : nameOf(path, cwd),
    folder,
    config,
    leavesOut(file) {
      return (
        bases.includes(file) ||
        isIn(ownPatterns, folder, file) ||
        (more !== undefined && isIn(more, ignored!.folder, file))
      );
    },
    settingsFor(file) {
      const fitting = overrides.flatMap(({ fits, rules }, index) =>
        isIn(fits, folder, file) ? [{ index, rules }] : [],
      );
      const key = fitting.map(({ index }) => index).join(' ');
      let made = settings.get(key);
      if (made === undefined) {
        const rules = [config.rules ?? {}, ...fitting.map((one) => one.rules), asked.rules];
        made = { ...chosen, rules: new Map(rules.flatMap(settingsOf)) };
        settings.set(key, made);
      }
      return made;
    },
    unmatched: (paths) =>
      overrides.flatMap(({ files, fits }) => (paths.some((path) => isIn(fits, folder, path)) ? [] : [[...files]])),
  };
}

/** Digest of all that decides what a run asks of which file: two runs with the same digest asked the same. */
export function configHash({ config, ignored, asked }: ConfigFacts, profile: string | undefined): string {
  const { $schema: _, ...decides } = config;
  return `sha256:${contentHash(JSON.parse(JSON.stringify({ ...decides, patterns: ignored?.patterns, asked, profile })))}`;
}

function settingsOf(
  rules: NonNullable<LintConfig['rules']> | Readonly<Record<string, RuleEntry>>,
): [string, ReturnType<typeof settingOf>][] {
  return Object.entries(rules).map(([id, entry]) => [id, settingOf(entry)]);
}

/** What the command line says of rules: `--rule id:severity`, `--only`, `--skip`. */
function askedFor(typed: Typed): ConfigFacts['asked'] {
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

/** The configuration in this folder or in the nearest one above. */
function nearest(cwd: string): string | undefined {
  for (let folder = cwd; ; folder = dirname(folder)) {
    const path = join(folder, configName);
    // A link that leads nowhere is told of: whoever made it takes the run for one under that configuration.
    if (readText(path) !== undefined || ifPossible(() => lstatSync(path)) !== undefined) return path;
    if (dirname(folder) === folder) return undefined;
  }
}

function readConfig(
  path: string,
  cwd: string,
  from: readonly string[],
): Pick<ConfigFacts, 'config' | 'statedIn' | 'bases'> {
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
  let base: LintConfig = {};
  const statedIn: (string | null)[] = [];
  const bases: string[] = [];
  for (const word of config.extends ?? []) {
    const below = mustBeThere(extended(word, path, name), word, name);
    const under = readConfig(below, cwd, [...from, path]);
    base = laidOver(base, under.config);
    statedIn.push(...under.statedIn);
    bases.push(below, ...under.bases);
  }
  statedIn.push(...(config.allow ?? []).map(() => (from.length === 0 ? null : name)));
  return { config: laidOver(base, config), statedIn, bases };
}

/** A relative path, or the configuration that an installed package brings. */
function extended(word: string, path: string, name: string): string {
  if (word.startsWith('.') || resolve(word) === word) return resolve(dirname(path), word);
  const inPackage = /\.json$/.test(word) ? word : `${word}/${configName}`;
  const whose = createRequire(path);
  try {
    return whose.resolve(inPackage);
  } catch {
    const [owner = '', file = ''] = word.split('/');
    const own = word.startsWith('@') ? `${owner}/${file}` : owner;
    if (!isInstalled(own, whose))
      throw new CannotWork(
        `${name} extends ${JSON.stringify(word)}, which is not installed.`,
        'Install the package, or write a path that begins with ./',
      );
    throw new CannotWork(
      `${name} extends ${JSON.stringify(word)}, but the package ${own} gives out no ${inPackage.slice(own.length + 1)}.`,
      `Name a file that it has, as in "${own}/shared.json", and that its \`exports\` name, where it has such.`,
    );
  }
}

/** A package that says what it gives out may keep even this file to itself. */
function isInstalled(name: string, whose: NodeJS.Require): boolean {
  try {
    whose.resolve(`${name}/package.json`);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_PACKAGE_PATH_NOT_EXPORTED';
  }
}

function mustBeThere(path: string, word: string, name: string): string {
  if (readText(path) !== undefined) return path;
  throw new CannotWork(
    `${name} extends ${JSON.stringify(word)}, but there is no such file.`,
    'Correct the path, which is relative to the file that extends, or take it out.',
  );
}

function textOf(path: string, name: string): string {
  const read = readText(path) ?? { why: 'there is no such file' };
  if ('text' in read) return read.text;
  throw new CannotWork(`${name} cannot be read: ${read.why}.`, 'Correct the path or the file.');
}

function isIn(patterns: ReturnType<typeof ignore>, folder: string, file: string): boolean {
  const below = relative(folder, file).split(sep).join('/');
  return below !== '' && isInside(file, folder) && patterns.ignores(below);
}
