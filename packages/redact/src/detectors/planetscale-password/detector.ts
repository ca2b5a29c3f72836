import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** PlanetScale password. */
export const planetscalePassword: PatternDetector = {
  id: 'planetscale-password',
  type: 'planetscale_password',
  label: 'PlanetScale password',
  shape: 'pscale_pw_ and 32 to 64 base64url characters.',
  link: 'https://planetscale.com/docs/api/reference/service-tokens',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['pscale_pw_'],
  pattern: standalone(/pscale_pw_[A-Za-z0-9_=.-]{32,64}/, { after: 'A-Za-z0-9_=-' }),
  reach: [0, 64],
  accept: isMixed,
};
