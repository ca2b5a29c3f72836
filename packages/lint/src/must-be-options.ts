import type { FormatId } from '@trace-formats/schema';
import { closest } from '@trace-formats/validate';
import type { Beside, LintOptions } from './document/lint-options.ts';

/** What `lint` may be told besides the content. */
export interface LintInputOptions extends LintOptions, Beside {
  /** The name that the results carry; `<input>` without it. */
  readonly file?: string | undefined;
  /** The format, when the content is not to decide. */
  readonly format?: FormatId | undefined;
}

/**
 * Throws where something is named that is no option: programs without types may call, and a release
 * gate under a misspelt name would pass whatever comes.
 */
export function mustBeOptions(options: LintInputOptions): void {
  if (typeof options !== 'object')
    throw new TypeError('The options of linting stand in an object, as in { release: true }, and these do not.');
  for (const name of Object.keys(options)) {
    if (Object.hasOwn(named, name)) continue;
    const near = closest(name, Object.keys(named));
    const advice = near === undefined ? `There are ${Object.keys(named).join(', ')}.` : `Did you mean ${near}?`;
    throw new TypeError(`There is no option ${JSON.stringify(name)} of linting. ${advice}`);
  }
}

const named: Readonly<Record<keyof LintInputOptions, true>> = {
  file: true,
  format: true,
  profile: true,
  release: true,
  reviewed: true,
  settings: true,
  graph: true,
  manifest: true,
  sharesItsFolder: true,
  readme: true,
  files: true,
  findings: true,
  attested: true,
  bySample: true,
  suppress: true,
};
