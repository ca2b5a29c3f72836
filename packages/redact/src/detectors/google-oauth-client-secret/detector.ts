import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Google OAuth client secret. */
export const googleOauthClientSecret: PatternDetector = {
  id: 'google-oauth-client-secret',
  type: 'google_oauth_client_secret',
  label: 'Google OAuth client secret',
  shape: 'GOCSPX- and 28 base64url characters.',
  link: 'https://developers.google.com/identity/protocols/oauth2',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['gocspx-'],
  pattern: standalone(/GOCSPX-[A-Za-z0-9_-]{28}/, { after: dashed }),
  reach: [0, 28],
};
