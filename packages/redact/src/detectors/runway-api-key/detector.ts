import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Runway API key. */
export const runwayApiKey: PatternDetector = {
  id: 'runway-api-key',
  type: 'runway_api_key',
  label: 'Runway API key',
  shape: 'key_ and 128 hexadecimal digits.',
  link: 'https://docs.dev.runwayml.com/guides/setup',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['key_'],
  pattern: standalone(/key_[0-9a-f]{128}/),
  reach: [0, 132],
};
