export {
  type CatalogueEntry,
  catalogue,
  docsOf,
  ruleIds,
  type Subject,
} from './catalogue.ts';
export { configOf, isConfigFault } from './config/config.ts';
export { type ConfigFault, faultOf, shapeFault } from './config/config-fault.ts';
export { laidOver, settingsOver } from './config/laid-over.ts';
export { ruleset } from './config/ruleset.ts';
export { defaultSettings, isWanted, type RuleSetting, type RuleSettings } from './config/settings.ts';
export {
  type AboutDecisions,
  type Asked,
  type SuppressionMemory,
  type Suppressions,
  suppressions,
} from './config/suppressions.ts';
export { unknownRule } from './config/unknown-rule.ts';
export { wrongPatternIn } from './config/wrong-pattern.ts';
export type {
  ArtifactFile,
  Dataset,
  FolderFacts,
  ManifestFacts,
  ManifestPlace,
  StepsExport,
  TraceFacts,
  UnreadTrace,
} from './dataset/dataset.ts';
export { heldIn, placeOf } from './dataset/dataset.ts';
export { describedAs } from './dataset/described-as.ts';
export { type DatasetBeside, lintDataset } from './dataset/lint-dataset.ts';
export { type MaskedSentence, maskedSentences } from './dataset/masked-sentences.ts';
export { sketchOf } from './dataset/sketch.ts';
export { digestOfStated, manifestDigest, stepDigest } from './dataset/step-digest.ts';
export { fixManifest, fixTrace } from './document/fix.ts';
export { idOf as traceIdOf, type Linted, lintDocument } from './document/lint-document.ts';
export type { Beside, LintOptions } from './document/lint-options.ts';
export { type LintedRecord, lintStream } from './document/lint-stream.ts';
export type { Profile } from './document/profile.ts';
export { eventOfRecord } from './document/stream.ts';
export type { FileFacts } from './engine/context.ts';
export { finding } from './engine/finding.ts';
export { marked } from './engine/fingerprint.ts';
export type { RuleFacts } from './engine/rule.ts';
export type { Baseline, BaselineEntry } from './generated/baseline-type.ts';
export type { Allowance, LintConfig, RuleEntry } from './generated/config-type.ts';
export type { Drawable, Review, SampleReview } from './generated/review-type.ts';
export { type GroundRule, groundRules } from './ground-rules.ts';
export { lint } from './lint.ts';
export type { LintInputOptions } from './must-be-options.ts';
export { pageOf } from './page-of.ts';
export { readsOf } from './reads-of.ts';
export { checklistWith, standsOpen } from './release/checklist.ts';
export { type Covered, coverageOf } from './release/coverage.ts';
export { isDecidedByRules } from './release/decided-by-rules.ts';
export { items } from './release/items.ts';
export { reviewed, strangers } from './release/reviews.ts';
export { type AskedRules, rulesLeftOut } from './release/rules-left-out.ts';
export {
  drawn,
  populationHash,
  populationOf,
  type SampleStanding,
  sampleStanding,
  seedOf,
} from './release/sample-reviews.ts';
export {
  certainSecrets,
  detailsBeside,
  secretInBytes,
  secretsBeside,
  secretsInName,
  unsettledBeside,
} from './release/secrets-beside.ts';
export { plainPath } from './rules/artifact-path.ts';
export { isBlank } from './rules/blank.ts';
