import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Close API key. */
export const closeApiKey: PatternDetector = {
  id: 'close-api-key',
  type: 'close_api_key',
  label: 'Close API key',
  shape: 'api_, 22 letters and digits, a dot and 22 more.',
  link: 'https://developer.close.com/api/overview/api-key-authentication',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['api_'],
  pattern: standalone(/api_[A-Za-z0-9]{22}\.[A-Za-z0-9]{22}/),
  reach: [0, 49],
  accept: isMixed,
};
