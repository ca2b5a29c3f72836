import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Replicate API token. */
export const replicateToken: PatternDetector = {
  id: 'replicate-token',
  type: 'replicate_token',
  label: 'Replicate API token',
  shape: 'r8_ and 37 letters or digits.',
  link: 'https://replicate.com/docs/reference/http#authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['r8_'],
  around: { r8_: { run: 13 } },
  pattern: standalone(/r8_[A-Za-z0-9]{37}/),
  reach: [0, 37],
};
