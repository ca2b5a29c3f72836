import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Bitbucket app password. */
export const bitbucketAppPassword: PatternDetector = {
  id: 'bitbucket-app-password',
  type: 'bitbucket_app_password',
  label: 'Bitbucket app password',
  shape: 'ATBB and 32 letters or digits, of which the last eight are a checksum.',
  link: 'https://support.atlassian.com/bitbucket-cloud/docs/app-passwords/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['atbb'],
  pattern: standalone(/ATBB[A-Za-z0-9]{32}/),
  reach: [0, 32],
  accept: isMixed,
};
