import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** PlanetScale OAuth token. */
export const planetscaleOauthToken: PatternDetector = {
  id: 'planetscale-oauth-token',
  type: 'planetscale_oauth_token',
  label: 'PlanetScale OAuth token',
  shape: 'pscale_oauth_ and 32 to 64 base64url characters.',
  link: 'https://planetscale.com/docs/api/reference/service-tokens',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['pscale_oauth_'],
  pattern: standalone(/pscale_oauth_[A-Za-z0-9_=.-]{32,64}/, { after: 'A-Za-z0-9_=-' }),
  reach: [0, 64],
  accept: isMixed,
};
