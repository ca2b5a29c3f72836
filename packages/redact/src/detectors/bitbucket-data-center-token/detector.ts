import type { PatternDetector } from '../../detector.ts';
import { base64, standalone } from '../../shape/standalone.ts';

/** Bitbucket Data Center HTTP access token. */
export const bitbucketDataCenterToken: PatternDetector = {
  id: 'bitbucket-data-center-token',
  type: 'bitbucket_data_center_token',
  label: 'Bitbucket Data Center HTTP access token',
  shape: 'BBDC- and 44 base64 characters, which begin with the digits of its id.',
  link: 'https://confluence.atlassian.com/bitbucketserver/http-access-tokens-939515499.html',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['bbdc-'],
  pattern: standalone(/BBDC-[MNO][A-Za-z0-9+/]{43}/, { after: base64 }),
  reach: [0, 49],
};
