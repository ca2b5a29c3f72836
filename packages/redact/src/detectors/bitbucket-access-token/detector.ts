import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Bitbucket access token. */
export const bitbucketAccessToken: PatternDetector = {
  id: 'bitbucket-access-token',
  type: 'bitbucket_access_token',
  label: 'Bitbucket access token',
  shape: 'ATCTT3 and 150 to 250 base64url characters with a checksum behind an equal sign.',
  link: 'https://support.atlassian.com/bitbucket-cloud/docs/access-tokens/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['atctt3'],
  pattern: standalone(/ATCTT3[A-Za-z0-9_=-]{150,250}/, { after: 'A-Za-z0-9_=-' }),
  reach: [0, 250],
};
