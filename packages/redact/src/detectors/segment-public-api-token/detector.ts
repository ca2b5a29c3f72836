import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Segment Public API token. */
export const segmentPublicApiToken: PatternDetector = {
  id: 'segment-public-api-token',
  type: 'segment_public_api_token',
  label: 'Segment Public API token',
  shape: 'sgp_ and 64 letters or digits.',
  link: 'https://docs.segmentapis.com/tag/Getting-Started',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sgp_'],
  pattern: standalone(/sgp_[A-Za-z0-9]{64}/),
  reach: [0, 64],
};
