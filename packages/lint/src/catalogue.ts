import { shapeRules } from '@trace-formats/validate';
import type { RuleFacts } from './rule.ts';
import { documentRules } from './rules/index.ts';

/** Address under which every rule has a page. */
const pages = 'https://trace-formats.github.io/rules/';

/** Rules that are no part of the catalogue because reading, detection or the command itself finds them broken. */
export const groundRules: readonly string[] = [
  'text-is-sound',
  'json-is-complete',
  'files-can-be-read',
  'format-is-known',
  'format-has-a-schema',
  'version-is-supported',
  'traces-are-current',
  'suppressions-are-needed',
];

const known: ReadonlySet<string> = new Set([
  ...documentRules.map(({ id }) => id),
  ...shapeRules.map(({ id }) => id),
  ...groundRules,
]);

/** Every id that a finding can have. */
export function ruleIds(): readonly string[] {
  return [...known].sort();
}

/** True for an id that some finding can have. */
export function isRuleId(id: string): boolean {
  return known.has(id);
}

/** The rules of the catalogue by id; of two families with a rule of one name the first counts. */
export const rulesById: ReadonlyMap<string, RuleFacts> = new Map(
  [...documentRules].reverse().map((rule) => [rule.id, rule] as const),
);

/** The page that documents a rule, or null for an id that has none. */
export function docsOf(id: string): string | null {
  return known.has(id) ? `${pages}${id}` : null;
}
