import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Google OAuth refresh token. */
export const googleOauthRefreshToken: PatternDetector = {
  id: 'google-oauth-refresh-token',
  type: 'google_oauth_refresh_token',
  label: 'Google OAuth refresh token',
  shape: '1//, a digit and at least 39 base64url characters; Google promises no length below 512.',
  link: 'https://developers.google.com/identity/protocols/oauth2',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['1//'],
  pattern: standalone(/1\/\/[0-9][A-Za-z0-9_-]{39,255}/, { before: 'A-Za-z0-9_/:.', after: dashed }),
  reach: [0, 256],
  accept: isMixed,
};
