export type {
  Candidate,
  Confidence,
  Detector,
  DetectorFacts,
  DetectorPolicy,
  ForsyFamily,
  PatternDetector,
  Place,
  PlaceDetector,
} from './detector.ts';
export { type Refreshed, refreshDigests } from './documents.ts';
export { find, findText, type Match } from './find.ts';
export { catalogue as detectors } from './generated/catalogue.ts';
export type { Strategy, Style } from './markers.ts';
export { type MaskedPart, masked, maskedParts } from './masked.ts';
export { isPlaceholder } from './placeholder.ts';
export type { Allowed, CustomPattern, FindOptions, Policy } from './policy.ts';
export { learnFrom, type Redacted, redact, redactText } from './redact.ts';
export type { RedactOptions } from './redact-options.ts';
export { createSession, type Session, type SessionOptions } from './session.ts';
export { RedactionError } from './walk.ts';
