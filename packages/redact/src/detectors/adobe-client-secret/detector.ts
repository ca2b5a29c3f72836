import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Adobe client secret. */
export const adobeClientSecret: PatternDetector = {
  id: 'adobe-client-secret',
  type: 'adobe_client_secret',
  label: 'Adobe client secret',
  shape: 'p8e- and 32 base64url characters.',
  link: 'https://developer.adobe.com/developer-console/docs/guides/authentication/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['p8e-'],
  pattern: standalone(/p8e-[A-Za-z0-9_-]{32}/, { after: dashed }),
  reach: [0, 32],
  accept: isVaried,
};
