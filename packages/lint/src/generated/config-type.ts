/* Made by tools/generate/config-schema.ts from the catalogue of rules; do not edit. */

/**
 * Which schema Forsy traces are read through: strict takes every one for v0.1, legacy accepts the older form.
 */
export type Profile = 'strict' | 'legacy';
/**
 * What a rule without options weighs.
 */
export type RuleEntry = Severity | readonly [Severity, {}];
/**
 * What a rule can weigh.
 */
export type Severity = 'off' | 'warning' | 'error';
/**
 * What description-is-true weighs, or that and its options.
 */
export type DescriptionIsTrueEntry =
  | Severity
  | readonly [
      Severity,
      {
        /**
         * Whether the description has to name a limitation. It is true unless this says false.
         */
        readonly limitations?: boolean;
      }
    ];

/**
 * The configuration of forsy-lint: which rules weigh how much, where, and what was decided to be lived with.
 */
export interface LintConfig {
  /**
   * Address of this schema, for editors.
   */
  readonly $schema?: string;
  /**
   * Configurations that this one builds on: paths relative to this file, or names of installed packages. Later ones win, and this one wins over all.
   */
  readonly extends?: readonly string[];
  readonly profile?: Profile;
  readonly rules?: Rules;
  /**
   * Other weights for some files. Of several that fit, the last one wins.
   */
  readonly overrides?: readonly Override[];
  /**
   * Files that are not looked at unless a command line names them: patterns as in .gitignore, relative to the configuration that is used.
   */
  readonly ignore?: readonly string[];
  /**
   * Findings that somebody decided to live with. They stay in the report as suppressed.
   */
  readonly allow?: readonly Allowance[];
}
/**
 * What rules weigh, by id; the others weigh what the catalogue says.
 */
export interface Rules {
  readonly 'actors-are-declared'?: RuleEntry;
  readonly 'arguments-are-json'?: RuleEntry;
  readonly 'artifacts-are-recorded'?: RuleEntry;
  readonly 'artifacts-stay-inside'?: RuleEntry;
  readonly 'calls-are-answered'?: RuleEntry;
  readonly 'card-states-the-facts'?: RuleEntry;
  readonly 'caused-by-points-back'?: RuleEntry;
  readonly 'content-matches-its-mime'?: RuleEntry;
  readonly 'content-null-only-with-calls'?: RuleEntry;
  readonly 'contents-are-unique'?: RuleEntry;
  readonly 'description-is-true'?: DescriptionIsTrueEntry;
  readonly 'descriptions-tell-traces-apart'?: RuleEntry;
  readonly 'documents-can-be-redacted'?: RuleEntry;
  readonly 'endings-agree-with-the-goal'?: RuleEntry;
  readonly 'entries-are-unique'?: RuleEntry;
  readonly 'every-artifact-is-named'?: RuleEntry;
  readonly 'evidence-levels-agree'?: RuleEntry;
  readonly 'exports-match-the-traces'?: RuleEntry;
  readonly 'failed-steps-say-why'?: RuleEntry;
  readonly 'faults-are-few'?: RuleEntry;
  readonly 'feedback-belongs-to-user-messages'?: RuleEntry;
  readonly 'feedback-is-whole'?: RuleEntry;
  readonly 'fields-are-known'?: RuleEntry;
  readonly 'files-are-looked-at'?: RuleEntry;
  readonly 'files-can-be-read'?: RuleEntry;
  readonly 'final-output-is-the-deliverable'?: RuleEntry;
  readonly 'first-request-is-kept'?: RuleEntry;
  readonly 'folders-have-their-parts'?: RuleEntry;
  readonly 'format-has-a-schema'?: RuleEntry;
  readonly 'format-is-known'?: RuleEntry;
  readonly 'ids-are-unique'?: RuleEntry;
  readonly 'input-is-literal'?: RuleEntry;
  readonly 'input-sources-exist'?: RuleEntry;
  readonly 'integrity-holds'?: RuleEntry;
  readonly 'internal-is-not-invented'?: RuleEntry;
  readonly 'items-are-settled'?: RuleEntry;
  readonly 'json-is-complete'?: RuleEntry;
  readonly 'judgements-are-made'?: RuleEntry;
  readonly 'keys-are-allowed'?: RuleEntry;
  readonly 'links-point-back'?: RuleEntry;
  readonly 'manifest-agrees-with-trace'?: RuleEntry;
  readonly 'message-roles-belong-to-user-messages'?: RuleEntry;
  readonly 'messages-say-something'?: RuleEntry;
  readonly 'missing-results-are-marked'?: RuleEntry;
  readonly 'model-and-session-are-named'?: RuleEntry;
  readonly 'no-reminder-is-left'?: RuleEntry;
  readonly 'nothing-is-left-to-mask'?: RuleEntry;
  readonly 'null-is-null'?: RuleEntry;
  readonly 'numbers-are-in-range'?: RuleEntry;
  readonly 'observation-is-state'?: RuleEntry;
  readonly 'output-is-literal'?: RuleEntry;
  readonly 'parallel-groups-are-groups'?: RuleEntry;
  readonly 'placeholders-agree'?: RuleEntry;
  readonly 'praised-steps-stand'?: RuleEntry;
  readonly 'prior-traces-exist'?: RuleEntry;
  readonly 'reasoning-gives-a-reason'?: RuleEntry;
  readonly 'receipts-hold'?: RuleEntry;
  readonly 'redaction-is-stated'?: RuleEntry;
  readonly 'release-tier-allows-release'?: RuleEntry;
  readonly 'required-keys-are-there'?: RuleEntry;
  readonly 'results-answer-a-call'?: RuleEntry;
  readonly 'results-can-be-written'?: RuleEntry;
  readonly 'retries-redo-what-failed'?: RuleEntry;
  readonly 'retry-of-points-back'?: RuleEntry;
  readonly 'reviews-are-current'?: RuleEntry;
  readonly 'rules-are-asked'?: RuleEntry;
  readonly 'secrets-are-masked'?: RuleEntry;
  readonly 'seq-is-contiguous'?: RuleEntry;
  readonly 'sizes-are-in-range'?: RuleEntry;
  readonly 'spans-open-and-close'?: RuleEntry;
  readonly 'steps-are-numbered-in-order'?: RuleEntry;
  readonly 'steps-are-the-work'?: RuleEntry;
  readonly 'streams-are-framed'?: RuleEntry;
  readonly 'summary-counts-are-true'?: RuleEntry;
  readonly 'suppressions-are-current'?: RuleEntry;
  readonly 'suppressions-are-used'?: RuleEntry;
  readonly 'task-is-stated'?: RuleEntry;
  readonly 'text-is-sound'?: RuleEntry;
  readonly 'texts-have-their-form'?: RuleEntry;
  readonly 'thinking-stands-apart'?: RuleEntry;
  readonly 'times-are-in-order'?: RuleEntry;
  readonly 'times-are-sound'?: RuleEntry;
  readonly 'times-have-zones'?: RuleEntry;
  readonly 'times-run-forward'?: RuleEntry;
  readonly 'tool-calls-are-paired'?: RuleEntry;
  readonly 'tools-used-are-listed'?: RuleEntry;
  readonly 'trace-ids-are-unique'?: RuleEntry;
  readonly 'traces-are-current'?: RuleEntry;
  readonly 'turns-never-decrease'?: RuleEntry;
  readonly 'types-are-right'?: RuleEntry;
  readonly 'unknown-values-are-left-out'?: RuleEntry;
  readonly 'user-message-eval-is-zero'?: RuleEntry;
  readonly 'user-message-fields-are-null'?: RuleEntry;
  readonly 'user-message-invariants'?: RuleEntry;
  readonly 'values-are-allowed'?: RuleEntry;
  readonly 'version-is-supported'?: RuleEntry;
  readonly 'visibility-fits-the-role'?: RuleEntry;
  readonly 'vocabularies-are-known'?: RuleEntry;
}
/**
 * Other weights for the files that fit.
 */
export interface Override {
  /**
   * Patterns as in .gitignore, relative to the configuration that is used.
   */
  readonly files: readonly string[];
  readonly rules: Rules;
}
/**
 * A finding, or every finding of a rule, that somebody decided to live with.
 */
export interface Allowance {
  /**
   * Id of the rule.
   */
  rule:
    | 'actors-are-declared'
    | 'arguments-are-json'
    | 'artifacts-are-recorded'
    | 'artifacts-stay-inside'
    | 'calls-are-answered'
    | 'card-states-the-facts'
    | 'caused-by-points-back'
    | 'content-matches-its-mime'
    | 'content-null-only-with-calls'
    | 'contents-are-unique'
    | 'description-is-true'
    | 'descriptions-tell-traces-apart'
    | 'documents-can-be-redacted'
    | 'endings-agree-with-the-goal'
    | 'entries-are-unique'
    | 'every-artifact-is-named'
    | 'evidence-levels-agree'
    | 'exports-match-the-traces'
    | 'failed-steps-say-why'
    | 'faults-are-few'
    | 'feedback-belongs-to-user-messages'
    | 'feedback-is-whole'
    | 'fields-are-known'
    | 'files-are-looked-at'
    | 'files-can-be-read'
    | 'final-output-is-the-deliverable'
    | 'first-request-is-kept'
    | 'folders-have-their-parts'
    | 'format-has-a-schema'
    | 'format-is-known'
    | 'ids-are-unique'
    | 'input-is-literal'
    | 'input-sources-exist'
    | 'integrity-holds'
    | 'internal-is-not-invented'
    | 'items-are-settled'
    | 'json-is-complete'
    | 'judgements-are-made'
    | 'keys-are-allowed'
    | 'links-point-back'
    | 'manifest-agrees-with-trace'
    | 'message-roles-belong-to-user-messages'
    | 'messages-say-something'
    | 'missing-results-are-marked'
    | 'model-and-session-are-named'
    | 'no-reminder-is-left'
    | 'nothing-is-left-to-mask'
    | 'null-is-null'
    | 'numbers-are-in-range'
    | 'observation-is-state'
    | 'output-is-literal'
    | 'parallel-groups-are-groups'
    | 'placeholders-agree'
    | 'praised-steps-stand'
    | 'prior-traces-exist'
    | 'reasoning-gives-a-reason'
    | 'receipts-hold'
    | 'redaction-is-stated'
    | 'release-tier-allows-release'
    | 'required-keys-are-there'
    | 'results-answer-a-call'
    | 'results-can-be-written'
    | 'retries-redo-what-failed'
    | 'retry-of-points-back'
    | 'reviews-are-current'
    | 'rules-are-asked'
    | 'secrets-are-masked'
    | 'seq-is-contiguous'
    | 'sizes-are-in-range'
    | 'spans-open-and-close'
    | 'steps-are-numbered-in-order'
    | 'steps-are-the-work'
    | 'streams-are-framed'
    | 'summary-counts-are-true'
    | 'suppressions-are-current'
    | 'suppressions-are-used'
    | 'task-is-stated'
    | 'text-is-sound'
    | 'texts-have-their-form'
    | 'thinking-stands-apart'
    | 'times-are-in-order'
    | 'times-are-sound'
    | 'times-have-zones'
    | 'times-run-forward'
    | 'tool-calls-are-paired'
    | 'tools-used-are-listed'
    | 'trace-ids-are-unique'
    | 'traces-are-current'
    | 'turns-never-decrease'
    | 'types-are-right'
    | 'unknown-values-are-left-out'
    | 'user-message-eval-is-zero'
    | 'user-message-fields-are-null'
    | 'user-message-invariants'
    | 'values-are-allowed'
    | 'version-is-supported'
    | 'visibility-fits-the-role'
    | 'vocabularies-are-known';
  /**
   * Why it is accepted; there is no suppression without.
   */
  readonly reason: string;
  /**
   * Who decided.
   */
  readonly owner?: string | null;
  /**
   * The last day on which it holds.
   */
  readonly expires?: string | null;
  /**
   * The one finding that is meant; without it, every finding of the rule.
   */
  readonly fingerprint?: string;
}
