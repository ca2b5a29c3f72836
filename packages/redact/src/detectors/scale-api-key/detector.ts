import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Scale AI API key. */
export const scaleApiKey: PatternDetector = {
  id: 'scale-api-key',
  type: 'scale_api_key',
  label: 'Scale AI API key',
  shape: 'live_, with auth_ behind it or not, and 32 hexadecimal digits.',
  link: 'https://scale.com/docs/api-reference/authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['live_'],
  pattern: standalone(/live_(?:auth_)?[0-9a-f]{32}/),
  reach: [0, 42],
  accept: isVaried,
};
