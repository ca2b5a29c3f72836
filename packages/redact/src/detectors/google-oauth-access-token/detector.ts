import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Google OAuth access token. */
export const googleOauthAccessToken: PatternDetector = {
  id: 'google-oauth-access-token',
  type: 'google_oauth_access_token',
  label: 'Google OAuth access token',
  shape: 'ya29. and at least 30 base64url characters; Google promises no length below 2048.',
  link: 'https://developers.google.com/identity/protocols/oauth2',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['ya29.'],
  pattern: standalone(/ya29\.(?:[a-z]\.)?[A-Za-z0-9_-]{30,2048}/, { after: dashed }),
  reach: [0, 2050],
};
