import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Login with Amazon refresh token. */
export const amazonLwaRefreshToken: PatternDetector = {
  id: 'amazon-lwa-refresh-token',
  type: 'amazon_lwa_refresh_token',
  label: 'Login with Amazon refresh token',
  shape: 'Atzr| (refresh) or Atza| (access) and at least 100 base64url characters.',
  link: 'https://developer.amazon.com/docs/login-with-amazon/access-token.html',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['atzr|', 'atza|'],
  pattern: standalone(/Atz[ar]\|[A-Za-z0-9_-]{100,1000}/, { after: dashed }),
  reach: [0, 1000],
};
