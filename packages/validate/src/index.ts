export { closest } from './closest.ts';
export { type Candidate, type Detection, detect, detectRead, detectValues } from './detect/detect.ts';
export { assertForsyTrace, forsyTrace, forsyTraceShape, isForsyTrace, validateForsyTrace } from './generated/forsy.ts';
export {
  assertForsyTraceDraft,
  forsyTraceDraft,
  forsyTraceDraftShape,
  isForsyTraceDraft,
  validateForsyTraceDraft,
} from './generated/forsy-draft.ts';
export {
  assertForsyLegacyTrace,
  forsyLegacyTrace,
  forsyLegacyTraceShape,
  isForsyLegacyTrace,
  validateForsyLegacyTrace,
} from './generated/forsy-legacy.ts';
export {
  assertForsyLegacyManifest,
  forsyLegacyManifest,
  isForsyLegacyManifest,
  validateForsyLegacyManifest,
} from './generated/forsy-legacy-manifest.ts';
export {
  assertForsyManifest,
  forsyManifest,
  isForsyManifest,
  validateForsyManifest,
} from './generated/forsy-manifest.ts';
export {
  assertOpenTokenDocument,
  isOpenTokenDocument,
  openTokenDocument,
  openTokenDocumentShape,
  validateOpenTokenDocument,
} from './generated/open-token.ts';
export {
  assertOpenTokenRecord,
  isOpenTokenRecord,
  openTokenRecord,
  openTokenRecordShape,
  validateOpenTokenRecord,
} from './generated/open-token-record.ts';
export { assertReceipt, isReceipt, receipt, validateReceipt } from './generated/receipt.ts';
export { assertReport, isReport, report, validateReport } from './generated/report.ts';
export {
  assertTrajectory,
  isTrajectory,
  trajectory,
  trajectoryShape,
  validateTrajectory,
} from './generated/trajectory.ts';
export type { Place } from './json/places.ts';
export { positioned } from './json/positioned.ts';
export { positionsOf } from './json/positions.ts';
export { type Unkept, unkeptIn, unkeptOf } from './json/unkept.ts';
export { listed } from './listed.ts';
export { passing } from './passing.ts';
export { printable } from './printable.ts';
export type { Problem } from './problem.ts';
export { type CutElement, elementCutter, type Gap } from './read/cut-elements.ts';
export { type Decode, firstInvalidByte } from './read/decode.ts';
export { encodingOf } from './read/encoding.ts';
export { beginsJsonLines } from './read/json-lines.ts';
export { type LineReader, lineReader, readLine } from './read/line-reader.ts';
export { isBlank, type Line, linesOf } from './read/lines.ts';
export type { LineBatch, LineInPieces, LineOptions } from './read/lines-in-pieces.ts';
export { originOf, type ReadDocument, type ReadResult, read, textOf, type UnreadRecord } from './read/read.ts';
export type { ReadOptions } from './read/read-options.ts';
export type { Piecewise } from './scan/piecewise.ts';
export { piecewiseScannerOf } from './scan/piecewise-scanner.ts';
export type { ScanPlan } from './scan/scan-plan.ts';
export { type Scanner, scannerOf } from './scan/scanner.ts';
export type { Shape } from './shape/fault.ts';
export { InvalidDocument } from './shape/invalid-document.ts';
export { type Judged, judged } from './shape/judge.ts';
export { type ShapeRule, shapeRules } from './shape/shape-rules.ts';
export { shown } from './shape/shown.ts';
export type { StandardFormat, StandardResult } from './shape/standard-schema.ts';
export { judgedAs, validate } from './validate.ts';
