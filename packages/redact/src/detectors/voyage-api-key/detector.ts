import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Voyage AI API key, from its own site or from MongoDB Atlas. */
export const voyageApiKey: PatternDetector = {
  id: 'voyage-api-key',
  type: 'voyage_api_key',
  label: 'Voyage AI API key',
  shape: 'pa-, al- or al-eu- and 43 base64url characters.',
  link: 'https://www.mongodb.com/docs/voyageai/management/api-keys/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['pa-', 'al-'],
  around: { 'pa-': { run: 13 }, 'al-': { run: 13 } },
  pattern: standalone(/pa-[A-Za-z0-9_-]{43}|al-[A-Za-z0-9_-]{43}|al-eu-[A-Za-z0-9_-]{43}/, { after: dashed }),
  reach: [0, 49],
  accept: isMixed,
};
