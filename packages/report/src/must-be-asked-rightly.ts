import type { Report } from '@trace-formats/schema';
import type { ReporterOptions } from './reporter.ts';

/**
 * Throws where something else than a report is to be written, or with options that there are not: programs without types may
 * call.
 */
export function mustBeAskedRightly(report: Report, options: ReporterOptions): void {
  mustBeReport(report);
  mustBeOptions(options);
}

function mustBeReport(report: unknown): void {
  const { results, summary, tool } = (isObject(report) ? report : {}) as Readonly<Record<string, unknown>>;
  if (Array.isArray(results) && isObject(summary) && isObject(tool)) return;
  throw new TypeError(
    'A reporter writes a report, and this is none: it has tool, results and summary, of which summarise makes the last.',
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function mustBeOptions(options: ReporterOptions): void {
  if (!isObject(options))
    throw new TypeError('The options of a reporter stand in an object, as in { quiet: true }, and these do not.');
  for (const [name, value] of Object.entries(options))
    if (!Object.hasOwn(types, name))
      throw new TypeError(
        `There is no option ${JSON.stringify(name)} of a reporter. There are ${Object.keys(types).join(', ')}.`,
      );
    else if (value !== undefined && typeof value !== types[name as keyof ReporterOptions])
      throw new TypeError(`The option ${name} is to be a ${types[name as keyof ReporterOptions]}, and this is none.`);
}

const types: Readonly<Record<keyof ReporterOptions, 'boolean' | 'number'>> = {
  color: 'boolean',
  width: 'number',
  quiet: 'boolean',
  verbose: 'boolean',
};
