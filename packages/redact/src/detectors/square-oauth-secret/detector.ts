import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Square OAuth secret. */
export const squareOauthSecret: PatternDetector = {
  id: 'square-oauth-secret',
  type: 'square_oauth_secret',
  label: 'Square OAuth secret',
  shape: 'sq0csp- and 43 base64url characters.',
  link: 'https://developer.squareup.com/docs/oauth-api/overview',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sq0csp-'],
  pattern: standalone(/sq0csp-[A-Za-z0-9_-]{43}/, { after: dashed }),
  reach: [0, 43],
};
