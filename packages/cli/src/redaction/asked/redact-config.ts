import { resolve } from 'node:path';
import { type ConfigFault, shapeFault } from '@trace-formats/lint';
import { type FindOptions, hasRoundsInRounds, matchesNothing } from '@trace-formats/redact';
import { read } from '@trace-formats/validate';
import { CannotWork } from '../../cannot-work.ts';
import { redactConfigShape } from '../../generated/redact-config-shape.ts';
import type { RedactConfig as Written } from '../../generated/redact-config-type.ts';
import { readText } from '../../input/bytes/read-text.ts';
import type { Io } from '../../io.ts';

/** What a configuration adds to the detectors. */
export type RedactConfig = Pick<FindOptions, 'names' | 'hosts' | 'patterns' | 'allow' | 'trustedTools'>;

/** Reads what `--config` names, or says why it cannot be used. */
export function redactConfig(file: string, io: Io): RedactConfig {
  const there = readText(resolve(io.cwd, file)) ?? { why: 'there is no such file' };
  if ('why' in there)
    throw new CannotWork(`The configuration ${file} could not be read: ${there.why}.`, 'Correct the path or the file.');
  const { documents, findings } = read(there.text, { container: 'json' });
  const wrong = findings.find(({ severity }) => severity === 'error');
  if (documents[0] === undefined || wrong)
    throw new CannotWork(
      `The configuration ${file} is not JSON: ${file}:${wrong?.line ?? 1}:${wrong?.column ?? 1} ${wrong?.message ?? 'There is nothing in it.'}`,
      wrong?.fix,
    );
  const { value } = documents[0];
  const fault = redactConfigFault(value);
  if (fault !== undefined) throw new CannotWork(`${file}: ${fault.message}`, fault.fix);
  const { names = [], hosts = [], patterns = [], allow = [], trustedTools = [] } = value as Written;
  return {
    ...{ names, hosts, allow, trustedTools },
    patterns: patterns.map((one, index) => ({ ...one, pattern: compiled(one.pattern, `patterns[${index}]`, file) })),
  };
}

/** What the schema says against a value, without the texts that it quotes: what is to be masked belongs into no log of a job. */
export function redactConfigFault(value: unknown): ConfigFault | undefined {
  const wrong = shapeFault(redactConfigShape, value, '{ "names": ["Aurora Quill"] }');
  if (wrong === undefined || wrong.path.at(-1) === 'type') return wrong?.fault;
  return {
    ...wrong.fault,
    message: wrong.fault.message.replace(/(?<=^`[^`]*` is )".*"(?=, but it must be )/s, 'a text'),
  };
}

function compiled(pattern: string, place: string, file: string): RegExp {
  const expression = expressionOf(pattern, place, file);
  if (matchesNothing(expression))
    throw new CannotWork(
      `${file}: \`${place}\` matches the empty text with ${JSON.stringify(pattern)}, so it would match everywhere, or hide what stands there.`,
      'Write it so that it matches at least one character.',
    );
  if (hasRoundsInRounds(expression))
    throw new CannotWork(
      `${file}: \`${place}\` says of a group that it goes on, and of all that is in it, with ${JSON.stringify(pattern)}, so a search could go back without end.`,
      'Write (a+)+ as a+.',
    );
  return expression;
}

function expressionOf(pattern: string, place: string, file: string): RegExp {
  try {
    return new RegExp(pattern, 'gu');
  } catch (error) {
    throw new CannotWork(
      `${file}: \`${place}\` is no regular expression: ${(error as Error).message.replace(/^Invalid regular expression: /, '')}.`,
      'Write it as JavaScript has them, with the flags g and u; a backslash is doubled in JSON.',
    );
  }
}
