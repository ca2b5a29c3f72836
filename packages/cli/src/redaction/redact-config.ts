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
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) {
      throw new CannotWork(`The configuration ${file} has the key ${JSON.stringify(key)}, which means nothing here.`, {
        word: key,
        among: known,
        advise: (near) => `Did you mean ${near}?`,
        otherwise: `It may have ${known.join(', ')}.`,
      });
    }
  }
  return {
    names: words(value, 'names', file),
    hosts: words(value, 'hosts', file),
    trustedTools: words(value, 'trustedTools', file),
    patterns: entries(value, 'patterns', file, ['type', 'pattern']).map(({ type, pattern, label }) => ({
      type: type!,
      pattern: compiled(pattern!, file),
      ...(label === undefined ? {} : { label }),
    })),
    allow: entries(value, 'allow', file, ['value', 'reason']).map(({ value, reason: why }) => ({
      value: value!,
      reason: why!,
    })),
  };
}

const known = ['names', 'hosts', 'patterns', 'allow', 'trustedTools'];

function words(config: Record<string, unknown>, key: string, file: string): string[] {
  const value = config[key] ?? [];
  if (Array.isArray(value) && value.every((word) => typeof word === 'string' && word !== '')) return value as string[];
  throw new CannotWork(`In the configuration ${file}, ${key} must be a list of texts that are not empty.`);
}

function entries(
  config: Record<string, unknown>,
  key: string,
  file: string,
  needs: readonly string[],
): Record<string, string | undefined>[] {
  const value = config[key] ?? [];
  const isRight = (entry: unknown): boolean =>
    isObject(entry) && needs.every((need) => typeof entry[need] === 'string' && entry[need] !== '');
  if (Array.isArray(value) && value.every(isRight)) return value as Record<string, string | undefined>[];
  throw new CannotWork(`In the configuration ${file}, ${key} must be a list of objects with ${needs.join(' and ')}.`);
}

function compiled(pattern: string, file: string): RegExp {
  try {
    return new RegExp(pattern, 'gu');
  } catch {
    throw new CannotWork(`In the configuration ${file}, ${JSON.stringify(pattern)} is no regular expression.`);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
