export type { Conversion, ConvertOptions } from './convert.ts';
export { convert, readTimeline } from './convert.ts';
export type { ReadableFormat, WritableFormat } from './formats/formats.ts';
export { readableFormat, readableFormats, writableFormats } from './formats/formats.ts';
export type { Passage } from './formats/passages.ts';
export { passages } from './formats/passages.ts';
export type { Reading } from './formats/reader.ts';
export type { WriterOptions } from './formats/writers.ts';
export { forsyLegacyFields } from './forsy/migrate/legacy-fields.ts';
export type { Migration } from './forsy/migrate/migrate.ts';
export { migrate } from './forsy/migrate/migrate.ts';
export type { PatchStep, Sidecar } from './forsy/migrate/sidecar.ts';
export { restoreLegacy } from './forsy/migrate/sidecar.ts';
export { summaryOf } from './forsy/write/summary.ts';
export type { Json, JsonObject } from './json/json.ts';
export type { Counts } from './losses/counts.ts';
export { countsOf } from './losses/counts.ts';
export type { Fact } from './losses/facts.ts';
export { facts } from './losses/facts.ts';
export type { Counted, Ledger, Loss, LossEntry, LossKind } from './losses/loss.ts';
export { openLedger } from './losses/loss.ts';
export { aboutMissingSubagents } from './losses/missing-subagents.ts';
export type { Trap } from './losses/trap.ts';
export { traps } from './losses/trap.ts';
export type { Misread, OpenTokenOptions } from './open-token/options.ts';
export { readOpenTokenOptions } from './open-token/options.ts';
export { openTokenPieces, openTokenText } from './open-token/write/text.ts';
export type { Refusal } from './refusals/refusal.ts';
export { sessionsOf } from './source/sessions.ts';
export type {
  Place,
  Repaired,
  Source,
  SourceDocument,
  SourceFile,
  SourceRecord,
  SourceRecords,
  UnkeptAt,
} from './source/source.ts';
export { sourceOfDocument, sourceOfRecords } from './source/source.ts';
export { sourceOfRead } from './source/source-of-read.ts';
export { withoutUnkept } from './source/without-unkept.ts';
export type * from './timeline/timeline.ts';
export type { TrainingOptions, TrainingRows } from './training/training-rows.ts';
export { trainingRows } from './training/training-rows.ts';
export type { TrainingView } from './training/views.ts';
export { aboutViews, trainingViews } from './training/views.ts';
export type { TrajectoryOptions } from './trajectory/from-timeline.ts';
export type { SavedTrajectory, SaveOptions } from './trajectory/save.ts';
export { trajectoryName, trajectoryToSave, transcriptName } from './trajectory/save.ts';
