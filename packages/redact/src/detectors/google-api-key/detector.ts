import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Google API key. */
export const googleApiKey: PatternDetector = {
  id: 'google-api-key',
  type: 'google_api_key',
  label: 'Google API key',
  shape: 'AIza and 35 base64url characters.',
  link: 'https://cloud.google.com/docs/authentication/api-keys',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['aiza'],
  pattern: standalone(/AIza[A-Za-z0-9_-]{35}/, { after: dashed }),
  reach: [0, 35],
};
