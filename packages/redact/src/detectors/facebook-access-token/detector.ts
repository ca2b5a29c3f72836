import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Facebook access token. */
export const facebookAccessToken: PatternDetector = {
  id: 'facebook-access-token',
  type: 'facebook_access_token',
  label: 'Facebook access token',
  shape: 'EAA and 80 to 400 letters or digits.',
  link: 'https://developers.facebook.com/docs/facebook-login/guides/access-tokens/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['eaa'],
  around: { eaa: { run: 13 } },
  pattern: standalone(/EAA[A-Za-z0-9]{80,400}/, { before: 'A-Za-z0-9_+/-', after: 'A-Za-z0-9_+/=-' }),
  reach: [0, 400],
  accept: isMixed,
};
