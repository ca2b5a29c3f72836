/* Made by tools/generate/types.ts from schemas/baseline/v1/suppressions.schema.json; do not edit. */

/**
 * The findings that were there when forsy-lint began to be used, in forsy-lint-suppressions.json. forsy-lint --suppress-all writes it.
 */
export interface Baseline {
  /**
   * Version of this form.
   */
  version?: 1;
  /**
   * The findings that are lived with.
   */
  suppressions: BaselineEntry[];
  [k: string]: unknown;
}
/**
 * One finding.
 */
export interface BaselineEntry {
  /**
   * Id of the rule.
   */
  rule: string;
  /**
   * What the finding is known by, as -f json shows it.
   */
  fingerprint: string;
  /**
   * The part that was looked at when the finding was written down, a file or folder relative to this file; without it, all of the folder.
   */
  within?: string;
  [k: string]: unknown;
}
