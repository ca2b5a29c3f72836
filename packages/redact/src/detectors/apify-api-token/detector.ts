import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Apify API token. */
export const apifyApiToken: PatternDetector = {
  id: 'apify-api-token',
  type: 'apify_api_token',
  label: 'Apify API token',
  shape: 'apify_api_ and 36 letters or digits.',
  link: 'https://docs.apify.com/platform/integrations/api',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['apify_api_'],
  pattern: standalone(/apify_api_[A-Za-z0-9]{36}/),
  reach: [0, 36],
};
