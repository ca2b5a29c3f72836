import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Browserbase API key. */
export const browserbaseApiKey: PatternDetector = {
  id: 'browserbase-api-key',
  type: 'browserbase_api_key',
  label: 'Browserbase API key',
  shape: 'bb_live_ and 27 base64url characters.',
  link: 'https://docs.browserbase.com/introduction/getting-started',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['bb_live_'],
  pattern: standalone(/bb_live_[A-Za-z0-9_-]{27}/, { after: dashed }),
  reach: [0, 27],
  accept: isMixed,
};
