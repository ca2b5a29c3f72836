import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Adyen API key. */
export const adyenApiKey: PatternDetector = {
  id: 'adyen-api-key',
  type: 'adyen_api_key',
  label: 'Adyen API key',
  shape: 'AQE, base64 text, a dash, base64 text, a dash and a tail that may hold punctuation.',
  link: 'https://docs.adyen.com/development-resources/api-credentials/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['aqe'],
  pattern: standalone(/AQE[a-z]h[A-Za-z0-9+/]{60,140}={0,2}-[A-Za-z0-9+/]{20,60}={0,2}-[^\s"'\\<>]{10,24}/, {
    after: 'A-Za-z0-9+/',
  }),
  reach: [0, 232],
  accept: isMixed,
};
