export {
  type CatalogueEntry,
  catalogue,
  docsOf,
  type GroundRule,
  groundRules,
  isRuleId,
  ruleIds,
  rulesById,
  type Subject,
} from './catalogue.ts';
export { causalGraph } from './causal-graph.ts';
export { type ActiveRule, type Checked, check } from './check.ts';
export {
  type Allowance,
  type ConfigFault,
  configOf,
  isConfigFault,
  type LintConfig,
  laidOver,
  type RuleEntry,
  settingOf,
  unknownRule,
} from './config.ts';
export type { FileFacts, LintContext } from './context.ts';
export { type Covered, coverageOf } from './coverage.ts';
export type {
  ArtifactFile,
  Dataset,
  DatasetHit,
  DatasetRule,
  FolderFacts,
  ManifestFacts,
  StepsExport,
  TraceFacts,
} from './dataset.ts';
export { finding } from './finding.ts';
export { marked } from './fingerprint.ts';
export { fixManifest, fixTrace } from './fix.ts';
export { type LintInputOptions, lint } from './lint.ts';
export { lintDataset } from './lint-dataset.ts';
export { type Beside, idOf as traceIdOf, type Linted, type LintOptions, lintDocument } from './lint-document.ts';
export { type LintedRecord, type LintedStream, lintStream } from './lint-stream.ts';
export type { Profile } from './profile.ts';
export { isReview, type Review, reviewed, strangers } from './reviews.ts';
export type { DocumentRule, EntryRule, Hit, Rule, RuleFacts } from './rule.ts';
export { documentRules, forsyRules, openTokenRules, trajectoryRules } from './rules/index.ts';
export { ruleset } from './ruleset.ts';
export {
  type Drawable,
  drawn,
  isSampleReview,
  populationHash,
  populationOf,
  type SampleReview,
  type SampleStanding,
  sampleStanding,
} from './sample-reviews.ts';
export { defaultSettings, isWanted, type RuleSetting, type RuleSettings } from './settings.ts';
export { sketchOf } from './sketch.ts';
export { type Soundness, soundness } from './soundness.ts';
export { type BaselineEntry, type SuppressionMemory, type Suppressions, suppressions } from './suppressions.ts';
