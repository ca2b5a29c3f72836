import type { Finding } from '@trace-formats/schema';

/** What to do about a finding, and whether `--fix` does it; null where there is no advice. */
export function remedyOf({ fix, fixable }: Pick<Finding, 'fix' | 'fixable'>): string | null {
  return fix === null ? null : `${fix}${fixable ? ' (--fix does this.)' : ''}`;
}
