export type { Candidate, Confidence, DetectorPolicy, ForsyFamily, PatternDetector, Place } from './detector.ts';
export { isPlaceholder } from './placeholder.ts';
