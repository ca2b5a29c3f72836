import { shapeRules } from '@trace-formats/validate';
import type { RuleFacts } from './engine/rule.ts';
import { pageOf } from './page-of.ts';
import { datasetRules } from './rules/dataset/index.ts';
import { forsyRules, openTokenRules, trajectoryRules } from './rules/index.ts';

/** What a rule speaks of. */
export type Subject = 'forsy' | 'open-token' | 'trajectory' | 'dataset';

/** A rule of the catalogue with what it speaks of. */
export interface CatalogueEntry {
  readonly subject: Subject;
  readonly rule: RuleFacts & {
    readonly reads?: readonly string[];
    readonly readsApart?: readonly string[];
    readonly readsEntry?: readonly string[];
  };
}

/** Every rule, in the order in which documentation lists them. */
export const catalogue: readonly CatalogueEntry[] = [
  ...forsyRules.map((rule) => ({ subject: 'forsy' as const, rule })),
  ...datasetRules.map((rule) => ({ subject: 'dataset' as const, rule })),
  ...openTokenRules.map((rule) => ({ subject: 'open-token' as const, rule })),
  ...trajectoryRules.map((rule) => ({ subject: 'trajectory' as const, rule })),
];

/** What reading, detection or the command itself can find, beside the catalogue. */
export interface GroundRule {
  readonly id: string;
  readonly claim: string;
}

/** Rules that are no part of the catalogue because reading, detection or the command itself finds them broken. */
export const groundRules: readonly GroundRule[] = [
  {
    id: 'text-is-sound',
    claim:
      'The file is UTF-8 without a byte order mark, lone surrogates, keys that stand twice and numbers that nobody can hold.',
  },
  { id: 'json-is-complete', claim: 'The file holds whole JSON values and nothing else.' },
  { id: 'files-can-be-read', claim: 'Every path leads to a file that can be read.' },
  { id: 'results-can-be-written', claim: 'Every result can be written to its place.' },
  { id: 'documents-can-be-redacted', claim: 'What is redacted can be masked whole.' },
  {
    id: 'nothing-is-left-to-mask',
    claim: 'Where redact --check asks, nothing that it would mask stands in the files or their names.',
  },
  { id: 'format-is-known', claim: 'Every file is in a format that is known.' },
  { id: 'format-has-a-schema', claim: 'Every file is in a format that has a schema here.' },
  { id: 'version-is-supported', claim: 'Every file is in a version that is read.' },
  { id: 'traces-are-current', claim: 'Every Forsy trace is in the present version of the format.' },
  {
    id: 'items-are-settled',
    claim: 'At a release, every item of the checklist is decided, clear, or signed by a person.',
  },
  {
    id: 'rules-are-asked',
    claim: 'At a release, every rule is asked and weighs what it weighs by itself.',
  },
  {
    id: 'files-are-looked-at',
    claim:
      'At a release, no trace that lies in the dataset is left out or stands within another document, and in folders such as node_modules none that is called one.',
  },
  { id: 'reviews-are-current', claim: 'Every signature was given for the content as it is now.' },
  { id: 'suppressions-are-current', claim: 'No suppression is past its last day.' },
  { id: 'receipts-hold', claim: 'Files, configuration and rules are as the receipt recorded them.' },
  { id: 'suppressions-are-used', claim: 'Every suppression matches a finding, and every override a file.' },
];

const known: ReadonlySet<string> = new Set([
  ...catalogue.map(({ rule }) => rule.id),
  ...shapeRules.map(({ id }) => id),
  ...groundRules.map(({ id }) => id),
]);

/** Every id that a finding can have. */
export function ruleIds(): readonly string[] {
  return [...known].sort();
}

/** The rules of the catalogue by id; of two subjects with a rule of one name the first counts. */
export const rulesById: ReadonlyMap<string, CatalogueEntry['rule']> = new Map(
  [...catalogue].reverse().map(({ rule }) => [rule.id, rule] as const),
);

/** The page that documents a rule, or null for an id that has none. */
export function docsOf(id: string): string | null {
  return known.has(id) ? pageOf(id) : null;
}
