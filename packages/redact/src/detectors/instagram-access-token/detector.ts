import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Instagram access token. */
export const instagramAccessToken: PatternDetector = {
  id: 'instagram-access-token',
  type: 'instagram_access_token',
  label: 'Instagram access token',
  shape: 'IGQV, IGQW or IGAA and 100 to 400 base64url characters.',
  link: 'https://developers.facebook.com/docs/instagram-platform/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['igqv', 'igqw', 'igaa'],
  pattern: standalone(/IG(?:Q[VW]|AA)[A-Za-z0-9_-]{100,400}/, { before: 'A-Za-z0-9_+/-', after: 'A-Za-z0-9_+/=-' }),
  reach: [0, 400],
  accept: isMixed,
};
