export { type Format, type FormatId, formatOf, formats, isFormatId } from './formats.ts';
export type { Baseline, BaselineEntry } from './generated/baseline.ts';
export type * from './generated/forsy.ts';
export type {
  ForsyStep as ForsyDraftStep,
  ForsySummary as ForsyDraftSummary,
  ForsyTraceDraft,
} from './generated/forsy-draft.ts';
export type { ForsyLegacyStep, ForsyLegacySummary, ForsyLegacyTrace } from './generated/forsy-legacy.ts';
export type { ForsyLegacyManifest } from './generated/forsy-legacy-manifest.ts';
export type { ForsyManifest } from './generated/forsy-manifest.ts';
export type { LintConfig } from './generated/lint-config.ts';
export type * from './generated/open-token.ts';
export type {
  OpenTokenEventRecord,
  OpenTokenFooterRecord,
  OpenTokenHeaderRecord,
  OpenTokenNestedEventRecord,
  OpenTokenRecord,
} from './generated/open-token-record.ts';
export type { Receipt } from './generated/receipt.ts';
export type { RedactConfig } from './generated/redact-config.ts';
export type * from './generated/report.ts';
export type { Review, ReviewLine, SampleReview } from './generated/review-line.ts';
export type { Reviews } from './generated/reviews.ts';
export type * from './generated/trajectory.ts';
export { type Path, parsePointer, toPointer, valueAt } from './pointer.ts';
