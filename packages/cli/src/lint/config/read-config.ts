import { configOf, isConfigFault, type LintConfig, laidOver } from '@trace-formats/lint';
import { read } from '@trace-formats/validate';
import { CannotWork } from '../../cannot-work.ts';
import { readText } from '../../input/bytes/read-text.ts';
import { nameOf } from '../../input/source.ts';
import { extended } from './extended.ts';

/** A configuration with everything that it builds on. */
export interface ReadConfig {
  readonly config: LintConfig;
  /** For each of its suppressions the configuration that states it, where that is one that was extended. */
  readonly statedIn: readonly (string | null)[];
  /** The files that it builds on, which may lie among the traces. */
  readonly bases: readonly string[];
}

/**
 * Reads a configuration and those that it extends; `from` are the files that led to it, `known` those that were read on another
 * way.
 */
export function readConfig(
  path: string,
  cwd: string,
  from: readonly string[] = [],
  known: Map<string, ReadConfig> = new Map(),
): ReadConfig {
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
    const under = known.get(below) ?? readConfig(below, cwd, [...from, path], known);
    known.set(below, under);
    // What two of them build on is the same there, and a suppression of it stands once.
    const allowed = new Set(base.allow);
    const added = (under.config.allow ?? []).map((allowance) => !allowed.has(allowance));
    const allow = (under.config.allow ?? []).filter((_, index) => added[index]);
    base = laidOver(base, { ...under.config, allow });
    statedIn.push(...under.statedIn.filter((_, index) => added[index]));
    bases.push(below, ...under.bases);
  }
  statedIn.push(...(config.allow ?? []).map(() => (from.length === 0 ? null : name)));
  return { config: laidOver(base, config), statedIn, bases };
}

function mustBeThere(path: string, word: string, name: string): string {
  const there = readText(path) ?? { why: 'there is no such file' };
  if ('text' in there) return path;
  throw new CannotWork(
    `${name} extends ${JSON.stringify(word)}, but ${there.why}.`,
    'Correct the path, which is relative to the file that extends, or take it out.',
  );
}

/** The text of a file that has to be there. */
export function textOf(path: string, name: string): string {
  const read = readText(path) ?? { why: 'there is no such file' };
  if ('text' in read) return read.text;
  throw new CannotWork(`${name} cannot be read: ${read.why}.`, 'Correct the path or the file.');
}
