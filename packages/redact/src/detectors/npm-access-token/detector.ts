import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** npm access token. */
export const npmAccessToken: PatternDetector = {
  id: 'npm-access-token',
  type: 'npm_access_token',
  label: 'npm access token',
  shape: 'npm_ and 36 letters or digits, the last six a checksum.',
  link: 'https://docs.npmjs.com/about-access-tokens',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['npm_'],
  pattern: standalone(/npm_[A-Za-z0-9]{36}/),
  reach: [0, 36],
  accept: isVaried,
};
