import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Voyage AI API key. */
export const voyageApiKey: PatternDetector = {
  id: 'voyage-api-key',
  type: 'voyage_api_key',
  label: 'Voyage AI API key',
  shape: 'pa- and 43 base64url characters.',
  link: 'https://docs.voyageai.com/docs/api-key-and-installation',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['pa-'],
  around: { 'pa-': { run: 13 } },
  pattern: standalone(/pa-[A-Za-z0-9_-]{43}/, { after: dashed }),
  reach: [0, 43],
  accept: isMixed,
};
