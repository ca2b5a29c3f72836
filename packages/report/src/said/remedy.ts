import type { Finding, Report } from '@trace-formats/schema';

/** What to do about a finding, and whether the flag or command that mends does it; null where there is no advice. */
export function remedyOf({ fix, fixable }: Pick<Finding, 'fix' | 'fixable'>, mender: string): string | null {
  return fix === null ? null : `${fix}${fixable ? ` (${mender} does this.)` : ''}`;
}

/** What mends what can be mended: of the two commands only the one that lints does. */
export function fixWith({ tool }: Pick<Report, 'tool'>): string {
  return tool.name === 'forsy-lint' ? '--fix' : 'forsy-lint --fix';
}
