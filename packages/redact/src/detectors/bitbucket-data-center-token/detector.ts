import type { PatternDetector } from '../../detector.ts';
import { base64, standalone } from '../../shape/standalone.ts';

/** Bitbucket Data Center HTTP access token. */
export const bitbucketDataCenterToken: PatternDetector = {
  id: 'bitbucket-data-center-token',
  type: 'bitbucket_data_center_token',
  label: 'Bitbucket Data Center HTTP access token',
  shape: 'BBDC- and 40 to 60 base64 characters.',
  link: 'https://confluence.atlassian.com/bitbucketserver/http-access-tokens-939515499.html',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['bbdc-'],
  pattern: standalone(/BBDC-[A-Za-z0-9+/]{40,60}={0,2}/, { after: base64 }),
  reach: [0, 67],
};
