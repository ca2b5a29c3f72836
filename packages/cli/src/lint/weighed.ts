import { resolve } from 'node:path';
import { isWanted } from '@trace-formats/lint';
import type { Finding } from '@trace-formats/schema/report';
import type { LintContext } from './plan.ts';

/** A finding about a file as the configuration and the command line weigh it: none where its rule is off or was not asked. */
export function weighed(finding: Finding, file: string, { lintedAs, plan, decided }: LintContext): Finding[] {
  const { settings } = lintedAs(resolve(plan.cwd, file));
  const severity = settings?.rules.get(finding.rule)?.severity;
  if (severity === 'off' || (settings && !isWanted(finding.rule, settings))) return [];
  const own = severity === undefined ? finding : { ...finding, severity };
  return [{ ...own, suppressed: decided.suppress(own) }];
}
