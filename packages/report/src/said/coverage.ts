import type { Report, RuleCoverage } from '@trace-formats/schema';
import { count, list } from './words.ts';

/** How far the rules were asked, in one sentence; undefined for a report that does not say. */
export function coverageSentence({ coverage }: Report): string | undefined {
  if (coverage === undefined || coverage.length === 0) return undefined;
  const times = (status: RuleCoverage['status']): number => coverage.filter((one) => one.status === status).length;
  // A log or a path that is not there: the same number twice would only be puzzled over.
  if (coverage.length > 1 && times('not-applicable') === coverage.length)
    return `None of ${count(coverage.length, 'rule')} had anything to speak of.`;
  const parts = [
    ...(times('run') > 0 ? [`${times('run')} ran`] : []),
    ...(times('partly') > 0 ? [`${times('partly')} ran in part`] : []),
    ...(times('not-run') > 0 ? [`${times('not-run')} ${times('not-run') === 1 ? 'was' : 'were'} not run`] : []),
    ...(times('not-applicable') > 0 ? [`${times('not-applicable')} had nothing to speak of`] : []),
  ];
  return `Of ${count(coverage.length, 'rule')} ${list(parts)}.`;
}

/** The rules that did not run everywhere, those that should have first: what a reader of a short report wants to know. */
export function uncovered({ coverage }: Report): readonly RuleCoverage[] {
  const order: readonly RuleCoverage['status'][] = ['not-run', 'partly', 'not-applicable'];
  return order.flatMap((status) => (coverage ?? []).filter((one) => one.status === status));
}

/** Why a rule did not run, in one line. */
export function reasonsOf({ reasons }: RuleCoverage): string {
  return reasons
    .map(({ why, documents }) => (documents === 0 ? why : `${why} (${count(documents, 'time')})`))
    .join(' ');
}
