import { resolve } from 'node:path';
import type { FindOptions } from '@trace-formats/redact';
import { read } from '@trace-formats/validate';
import { CannotWork } from '../cannot-work.ts';
import { readText } from '../input/read-text.ts';
import type { Io } from '../io.ts';

/** What a configuration adds to the detectors. */
export type RedactConfig = Pick<FindOptions, 'names' | 'hosts' | 'patterns' | 'allow' | 'trustedTools'>;

/** Reads a configuration: `{"names": [], "hosts": [], "patterns": [{"type", "pattern"}], "allow": [{"value", "reason"}], "trustedTools": []}`. */
export function redactConfig(file: string, io: Io): RedactConfig {
  const there = readText(resolve(io.cwd, file)) ?? { why: 'there is no such file' };
  if ('why' in there) throw new CannotWork(`The configuration ${file} could not be read: ${there.why}.`);
  const { documents, findings } = read(there.text, { container: 'json' });
  const wrong = findings.find(({ severity }) => severity === 'error');
  if (documents[0] === undefined || wrong)
    throw new CannotWork(
      `The configuration ${file} is not JSON: ${file}:${wrong?.line ?? 1}:${wrong?.column ?? 1} ${wrong?.message ?? 'There is nothing in it.'}`,
      wrong?.fix,
    );
  const { value } = documents[0];
  if (!isObject(value)) throw new CannotWork(`The configuration ${file} must be an object.`);
  mustKnowKeys(value, keys, `The configuration ${file}`);
  return {
    names: known(value, 'names', file),
    hosts: known(value, 'hosts', file),
    trustedTools: words(value, 'trustedTools', file),
    patterns: entries(value, 'patterns', file, ['type', 'pattern'], ['label']).map(({ type, pattern, label }) => ({
      type: typed(type!, file),
      pattern: compiled(pattern!, file),
      ...(label === undefined ? {} : { label }),
    })),
    allow: entries(value, 'allow', file, ['value', 'reason']).map(({ value, reason: why }) => ({
      value: value!,
      reason: why!,
    })),
  };
}

const keys = ['names', 'hosts', 'patterns', 'allow', 'trustedTools'];

function words(config: Record<string, unknown>, key: string, file: string): string[] {
  const value = config[key] ?? [];
  if (Array.isArray(value) && value.every((word) => typeof word === 'string' && word !== '')) return value as string[];
  throw new CannotWork(`In the configuration ${file}, ${key} must be a list of texts that are not empty.`);
}

/** What is to be masked wherever it stands; one letter would be masked in every word. */
function known(config: Record<string, unknown>, key: string, file: string): string[] {
  const list = words(config, key, file);
  const short = list.findIndex((word) => [...word.trim()].length < 2);
  if (short === -1) return list;
  throw new CannotWork(
    `In the configuration ${file}, ${key}[${short}] has fewer than two characters, so it would match everywhere.`,
    'Write it out, or leave it away.',
  );
}

function entries(
  config: Record<string, unknown>,
  key: string,
  file: string,
  needs: readonly string[],
  may: readonly string[] = [],
): Record<string, string | undefined>[] {
  const value = config[key] ?? [];
  const isText = (text: unknown): boolean => typeof text === 'string' && text !== '';
  const isRight = (entry: unknown): boolean => isObject(entry) && needs.every((need) => isText(entry[need]));
  if (!Array.isArray(value) || !value.every(isRight))
    throw new CannotWork(`In the configuration ${file}, ${key} must be a list of objects with ${needs.join(' and ')}.`);
  for (const [index, entry] of (value as Record<string, unknown>[]).entries()) {
    const place = `${key}[${index}] in the configuration ${file}`;
    mustKnowKeys(entry, [...needs, ...may], place);
    const wrong = may.find((name) => entry[name] !== undefined && !isText(entry[name]));
    if (wrong !== undefined) throw new CannotWork(`The ${wrong} of ${place} must be a text that is not empty.`);
  }
  return value as Record<string, string | undefined>[];
}

/** A key that is misspelt would do nothing, and nobody would notice. */
function mustKnowKeys(value: Record<string, unknown>, keys: readonly string[], place: string): void {
  const other = Object.keys(value).find((key) => !keys.includes(key));
  if (other === undefined) return;
  throw new CannotWork(`${place} has the key ${JSON.stringify(other)}, which means nothing here.`, {
    word: other,
    among: keys,
    advise: (near) => `Did you mean ${near}?`,
    otherwise: `It may have ${keys.join(', ')}.`,
  });
}

function typed(type: string, file: string): string {
  if (/^[a-z][a-z0-9_]{0,39}$/.test(type)) return type;
  throw new CannotWork(
    `In the configuration ${file}, the type ${JSON.stringify(type)} of a pattern cannot stand in a marker.`,
    'Write it in at most 40 small letters, digits and underscores, with a letter first, such as customer_id.',
  );
}

function compiled(pattern: string, file: string): RegExp {
  const expression = expressionOf(pattern, file);
  if (new RegExp(pattern, 'u').test(''))
    throw new CannotWork(
      `In the configuration ${file}, the pattern ${JSON.stringify(pattern)} matches the empty text, so it would match everywhere.`,
      'Write it so that it matches at least one character.',
    );
  return expression;
}

function expressionOf(pattern: string, file: string): RegExp {
  try {
    return new RegExp(pattern, 'gu');
  } catch {
    throw new CannotWork(`In the configuration ${file}, ${JSON.stringify(pattern)} is no regular expression.`);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
