import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Typeform access token. */
export const typeformAccessToken: PatternDetector = {
  id: 'typeform-access-token',
  type: 'typeform_access_token',
  label: 'Typeform access token',
  shape: 'tfp_ and 59 base64url characters.',
  link: 'https://www.typeform.com/developers/get-started/personal-access-token/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['tfp_'],
  pattern: standalone(/tfp_[A-Za-z0-9_.=-]{59}/, { after: 'A-Za-z0-9_=-' }),
  reach: [0, 59],
  accept: isMixed,
};
