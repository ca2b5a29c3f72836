import type { ReporterOptions } from './reporter.ts';

/** Throws where the options of a reporter are none, or one of them is misspelt: programs without types may call. */
export function mustBeOptions(options: ReporterOptions): void {
  if (typeof options !== 'object' || options === null)
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
