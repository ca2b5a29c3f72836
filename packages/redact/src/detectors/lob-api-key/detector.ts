import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Lob API key. */
export const lobApiKey: PatternDetector = {
  id: 'lob-api-key',
  type: 'lob_api_key',
  label: 'Lob API key',
  shape: 'live_ or test_ and 35 hexadecimal digits.',
  link: 'https://docs.lob.com/#section/API-Keys',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['live_', 'test_'],
  pattern: standalone(/(?:live|test)_[0-9a-f]{35}/),
  reach: [0, 35],
  accept: isVaried,
};
