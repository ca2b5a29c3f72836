import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** PlanetScale service token. */
export const planetscaleServiceToken: PatternDetector = {
  id: 'planetscale-service-token',
  type: 'planetscale_service_token',
  label: 'PlanetScale service token',
  shape: 'pscale_tkn_ and 32 to 64 base64url characters.',
  link: 'https://planetscale.com/docs/api/reference/service-tokens',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['pscale_tkn_'],
  pattern: standalone(/pscale_tkn_[A-Za-z0-9_=.-]{32,64}/, { after: 'A-Za-z0-9_=-' }),
  reach: [0, 64],
  accept: isMixed,
};
