import type { PatternDetector } from '../../detector.ts';
import { base64, standalone } from '../../shape/standalone.ts';

/** Intercom access token. */
export const intercomAccessToken: PatternDetector = {
  id: 'intercom-access-token',
  type: 'intercom_access_token',
  label: 'Intercom access token',
  shape: '60 base64 characters that begin with the encoding of "tok:".',
  link: 'https://developers.intercom.com/docs/build-an-integration/learn-more/authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['dg9ro'],
  pattern: standalone(/dG9rO[jm][A-Za-z0-9+/]{53}=/, { after: base64 }),
  reach: [0, 55],
};
