import type { FormatId } from '@trace-formats/schema';
import { closest } from '@trace-formats/validate';
import type { Beside, LintOptions } from './document/lint-options.ts';
import { isObject } from './json-object.ts';
import { items } from './release/items.ts';

/** What `lint` may be told besides the content. */
export interface LintInputOptions extends LintOptions, Beside {
  /** The name that the results carry; `<input>` without it. */
  readonly file?: string | undefined;
  /** The format, when the content is not to decide. */
  readonly format?: FormatId | undefined;
}

/**
 * The options that were given; those that are null, as callers without types say it, are not there. Throws where something is named
 * that is no option or is not what it has to be: a release gate under a misspelt name would pass whatever comes.
 */
export function optionsGiven(options: LintInputOptions): LintInputOptions {
  if (typeof options !== 'object' || Array.isArray(options))
    throw new TypeError('The options of linting stand in an object, as in { release: true }, and these do not.');
  // Also what an object inherits, or a class has a getter for.
  const known = Object.keys(named) as (keyof LintInputOptions)[];
  const given = known
    .map((name) => [name, options[name]] as const)
    .filter(([, value]) => value !== null && value !== undefined);
  for (const name of Object.keys(options))
    if (!Object.hasOwn(named, name)) {
      const near = closest(name, Object.keys(named));
      const advice = near === undefined ? `There are ${Object.keys(named).join(', ')}.` : `Did you mean ${near}?`;
      throw new TypeError(`There is no option ${JSON.stringify(name)} of linting. ${advice}`);
    }
  for (const [name, value] of given)
    if (named[name]?.holds(value) === false)
      throw new TypeError(`The option ${name} is to be ${named[name].is}, and this is something else.`);
  return Object.fromEntries(given);
}

interface Asked {
  readonly is: string;
  readonly holds: (value: unknown) => boolean;
}

const yesOrNo: Asked = { is: 'true or false', holds: (value) => typeof value === 'boolean' };
const signed: Asked = {
  is: `a Set of items of the checklist, ${items[0]} to ${items.at(-1)}, as in new Set([1])`,
  holds: (value) => value instanceof Set && [...value].every((item) => items.includes(item)),
};
const isFunction = (value: unknown): boolean => typeof value === 'function';

function isFinding(value: unknown): boolean {
  return isObject(value) && ['rule', 'severity', 'message', 'pointer'].every((key) => typeof value[key] === 'string');
}

/** What each option is to be; undefined where whoever reads it says so, and of a manifest, which is as somebody wrote it. */
const named: Readonly<Record<keyof LintInputOptions, Asked | undefined>> = {
  file: { is: 'a text', holds: (value) => typeof value === 'string' },
  format: undefined,
  profile: undefined,
  release: yesOrNo,
  reviewed: yesOrNo,
  settings: undefined,
  graph: yesOrNo,
  manifest: undefined,
  leavesManifest: yesOrNo,
  sharesItsFolder: yesOrNo,
  readme: { is: 'a function that gives the text', holds: isFunction },
  files: {
    is: 'a Map from paths to what is known of the files',
    holds: (value) => isObject(value) && isFunction(value['get']),
  },
  findings: { is: 'a list of findings', holds: (value) => Array.isArray(value) && value.every(isFinding) },
  attested: signed,
  bySample: signed,
  suppress: { is: 'a function that gives a decision, or null for none', holds: isFunction },
};
