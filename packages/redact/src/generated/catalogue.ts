// Written by tools/generate/detectors.ts from packages/redact/src/detectors. Do not edit: run `pnpm generate`.
import type { Detector } from '../detector.ts';
import { urlUserInfo } from '../detectors/url-user-info/detector.ts';

/** Every detector, in the order of the folders’ names. */
export const catalogue: readonly Detector[] = [
  urlUserInfo,
];
