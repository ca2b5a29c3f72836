import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixedBesideZeros } from '../../shape/varied.ts';

/** Fly.io access token. */
export const flyAccessToken: PatternDetector = {
  id: 'fly-access-token',
  type: 'fly_access_token',
  label: 'Fly.io access token',
  shape: 'fm2_ (or fm1a_, fm1r_) and at least 100 base64 characters, or fo1_ and 43 base64url characters.',
  link: 'https://fly.io/docs/security/tokens/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['fm1_', 'fm1a_', 'fm1r_', 'fm2_', 'fo1_'],
  pattern: standalone(/fm(?:1[ar]?|2)_[A-Za-z0-9+/]{100,2000}={0,3}|fo1_[A-Za-z0-9_-]{43}/, {
    after: 'A-Za-z0-9+/=_-',
  }),
  reach: [0, 2004],
  accept: isMixedBesideZeros,
};
