import { shapeRules } from '@trace-formats/validate';
import type { RuleFacts } from './engine/rule.ts';
import { groundRules } from './ground-rules.ts';
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
