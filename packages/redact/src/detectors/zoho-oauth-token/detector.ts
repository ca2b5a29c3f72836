import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Zoho OAuth token. */
export const zohoOauthToken: PatternDetector = {
  id: 'zoho-oauth-token',
  type: 'zoho_oauth_token',
  label: 'Zoho OAuth token',
  shape: '1000, a dot, 32 hexadecimal digits, a dot and 32 more.',
  link: 'https://www.zoho.com/accounts/protocol/oauth/web-apps/access-token.html',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['1000.'],
  pattern: standalone(/1000\.[0-9a-f]{32}\.[0-9a-f]{32}/),
  reach: [0, 70],
};
