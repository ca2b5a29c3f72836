import { reporterNames } from '@trace-formats/report';
import { CannotWork } from '../cannot-work.ts';
import type { Typed } from '../command-line/options.ts';
import type { Wanted } from '../report/wanted-reports.ts';
import type { Shard } from './shard.ts';

/** The forms in which a run can be written. */
export const lintForms: readonly [...typeof reporterNames, 'blob'] = [...reporterNames, 'blob'];
type LintForm = (typeof lintForms)[number];

/** What is written for `merge`, and what for people and programs. A shard knows too little for anything but a blob. */
export function divided(
  wanted: readonly Wanted<LintForm>[],
  { of }: Pick<Shard, 'of'>,
  typed: Typed,
): { readonly blobs: readonly Wanted<LintForm>[]; readonly reports: readonly Wanted[] } {
  if (of > 1 && !typed.has('format')) return { blobs: [{ name: 'blob', file: undefined }], reports: [] };
  const blobs = wanted.filter(({ name }) => name === 'blob');
  const reports = wanted.filter((one): one is Wanted => one.name !== 'blob');
  if (of > 1 && reports.length > 0)
    throw new CannotWork(
      `A shard knows a part of the dataset only, so it makes no ${reports[0]!.name} report.`,
      'Write -f blob=<file> in every shard, and let forsy-lint merge make the report.',
    );
  return { blobs, reports };
}
