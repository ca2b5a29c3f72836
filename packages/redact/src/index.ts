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
export { find, findText, type Match } from './find.ts';
export { catalogue as detectors } from './generated/catalogue.ts';
export type { Allowed, FindOptions, Seen } from './options/find-options.ts';
export { isPolicy, type Policy, policies, policyIncludes } from './options/policies.ts';
export { type CustomPattern, matchesNothing } from './own/custom-pattern.ts';
export { learnFrom, type Redacted, redact, redactText } from './redact.ts';
export { RedactionError } from './redaction-error.ts';
export { createSession, type Session, type SessionOptions } from './session/session.ts';
export { hasRoundsInRounds } from './shape/for-engines/rounds-in-rounds.ts';
export { withShortClasses } from './shape/for-engines/short-classes.ts';
export { integrityOver } from './write/documents.ts';
export { type Strategy, type Style, strategies, styles } from './write/marking.ts';
export { type MaskedPart, masked, maskedParts } from './write/masked.ts';
export type { RedactOptions } from './write/redact-options.ts';
