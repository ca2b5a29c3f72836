/* Made by tools/generate/types.ts from schemas/lint-config/v1/config.schema.json; do not edit. */

/**
 * Which schema Forsy traces are read through: strict takes every one for v0.1, legacy accepts the older form.
 */
export type Profile = 'strict' | 'legacy';
/**
 * What a rule without options weighs.
 */
export type RuleEntry = Severity | [Severity, {}];
/**
 * What a rule can weigh.
 */
export type Severity = 'off' | 'warning' | 'error';
/**
 * What description-is-true weighs, or that and its options.
 */
export type DescriptionIsTrueEntry =
  | Severity
  | [
      Severity,
      {
        /**
         * Whether the description has to name a limitation. It is true unless this says false.
         */
        limitations?: boolean;
      }
    ];

/**
 * The configuration of forsy-lint: which rules weigh how much, where, and what was decided to be lived with.
 */
export interface LintConfig {
  /**
   * Address of this schema, for editors.
   */
  $schema?: string;
  /**
   * Configurations that this one builds on: paths relative to this file, or names of installed packages. Later ones win, and this one wins over all.
   */
  extends?: string[];
  profile?: Profile;
  rules?: Rules;
  /**
   * Other weights for some files. Of several that fit, the last one wins.
   */
  overrides?: Override[];
  /**
   * Files that are not looked at unless a command line names them: patterns as in .gitignore, relative to the configuration that is used.
   */
  ignore?: string[];
  /**
   * Findings that somebody decided to live with. They stay in the report as suppressed.
   */
  allow?: Allowance[];
}
/**
 * What rules weigh, by id; the others weigh what the catalogue says.
 */
export interface Rules {
  'actors-are-declared'?: RuleEntry;
  'arguments-are-json'?: RuleEntry;
  'artifacts-are-recorded'?: RuleEntry;
  'artifacts-stay-inside'?: RuleEntry;
  'calls-are-answered'?: RuleEntry;
  'card-states-the-facts'?: RuleEntry;
  'caused-by-points-back'?: RuleEntry;
  'content-matches-its-mime'?: RuleEntry;
  'content-null-only-with-calls'?: RuleEntry;
  'contents-are-unique'?: RuleEntry;
  'description-is-true'?: DescriptionIsTrueEntry;
  'descriptions-tell-traces-apart'?: RuleEntry;
  'documents-can-be-redacted'?: RuleEntry;
  'endings-agree-with-the-goal'?: RuleEntry;
  'entries-are-unique'?: RuleEntry;
  'every-artifact-is-named'?: RuleEntry;
  'evidence-levels-agree'?: RuleEntry;
  'exports-match-the-traces'?: RuleEntry;
  'failed-steps-say-why'?: RuleEntry;
  'faults-are-few'?: RuleEntry;
  'feedback-belongs-to-user-messages'?: RuleEntry;
  'feedback-is-whole'?: RuleEntry;
  'fields-are-known'?: RuleEntry;
  'files-are-looked-at'?: RuleEntry;
  'files-can-be-read'?: RuleEntry;
  'final-output-is-the-deliverable'?: RuleEntry;
  'first-request-is-kept'?: RuleEntry;
  'folders-have-their-parts'?: RuleEntry;
  'format-has-a-schema'?: RuleEntry;
  'format-is-known'?: RuleEntry;
  'ids-are-unique'?: RuleEntry;
  'input-is-literal'?: RuleEntry;
  'input-sources-exist'?: RuleEntry;
  'integrity-holds'?: RuleEntry;
  'internal-is-not-invented'?: RuleEntry;
  'items-are-settled'?: RuleEntry;
  'json-is-complete'?: RuleEntry;
  'judgements-are-made'?: RuleEntry;
  'keys-are-allowed'?: RuleEntry;
  'links-point-back'?: RuleEntry;
  'manifest-agrees-with-trace'?: RuleEntry;
  'message-roles-belong-to-user-messages'?: RuleEntry;
  'messages-say-something'?: RuleEntry;
  'missing-results-are-marked'?: RuleEntry;
  'model-and-session-are-named'?: RuleEntry;
  'no-reminder-is-left'?: RuleEntry;
  'nothing-is-left-to-mask'?: RuleEntry;
  'null-is-null'?: RuleEntry;
  'numbers-are-in-range'?: RuleEntry;
  'observation-is-state'?: RuleEntry;
  'output-is-literal'?: RuleEntry;
  'parallel-groups-are-groups'?: RuleEntry;
  'placeholders-agree'?: RuleEntry;
  'praised-steps-stand'?: RuleEntry;
  'prior-traces-exist'?: RuleEntry;
  'reasoning-gives-a-reason'?: RuleEntry;
  'receipts-hold'?: RuleEntry;
  'redaction-is-stated'?: RuleEntry;
  'release-tier-allows-release'?: RuleEntry;
  'required-keys-are-there'?: RuleEntry;
  'results-answer-a-call'?: RuleEntry;
  'results-can-be-written'?: RuleEntry;
  'retries-redo-what-failed'?: RuleEntry;
  'retry-of-points-back'?: RuleEntry;
  'reviews-are-current'?: RuleEntry;
  'rules-are-asked'?: RuleEntry;
  'secrets-are-masked'?: RuleEntry;
  'seq-is-contiguous'?: RuleEntry;
  'sizes-are-in-range'?: RuleEntry;
  'spans-open-and-close'?: RuleEntry;
  'steps-are-numbered-in-order'?: RuleEntry;
  'steps-are-the-work'?: RuleEntry;
  'streams-are-framed'?: RuleEntry;
  'summary-counts-are-true'?: RuleEntry;
  'suppressions-are-current'?: RuleEntry;
  'suppressions-are-used'?: RuleEntry;
  'task-is-stated'?: RuleEntry;
  'text-is-sound'?: RuleEntry;
  'texts-have-their-form'?: RuleEntry;
  'thinking-stands-apart'?: RuleEntry;
  'times-are-in-order'?: RuleEntry;
  'times-are-sound'?: RuleEntry;
  'times-have-zones'?: RuleEntry;
  'times-run-forward'?: RuleEntry;
  'tool-calls-are-paired'?: RuleEntry;
  'tools-used-are-listed'?: RuleEntry;
  'trace-ids-are-unique'?: RuleEntry;
  'traces-are-current'?: RuleEntry;
  'turns-never-decrease'?: RuleEntry;
  'types-are-right'?: RuleEntry;
  'unknown-values-are-left-out'?: RuleEntry;
  'user-message-eval-is-zero'?: RuleEntry;
  'user-message-fields-are-null'?: RuleEntry;
  'user-message-invariants'?: RuleEntry;
  'values-are-allowed'?: RuleEntry;
  'version-is-supported'?: RuleEntry;
  'visibility-fits-the-role'?: RuleEntry;
  'vocabularies-are-known'?: RuleEntry;
}
/**
 * Other weights for the files that fit.
 */
export interface Override {
  /**
   * Patterns as in .gitignore, relative to the configuration that is used.
   */
  files: string[];
  rules: Rules;
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
  reason: string;
  /**
   * Who decided.
   */
  owner?: string | null;
  /**
   * The last day on which it holds.
   */
  expires?: string | null;
  /**
   * The one finding that is meant; without it, every finding of the rule.
   */
  fingerprint?: string;
}
