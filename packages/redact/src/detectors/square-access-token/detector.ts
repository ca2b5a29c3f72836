import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Square access token. */
export const squareAccessToken: PatternDetector = {
  id: 'square-access-token',
  type: 'square_access_token',
  label: 'Square access token',
  shape: 'EAAA and 60 base64url characters, or in older applications sq0atp- and 22.',
  link: 'https://developer.squareup.com/docs/build-basics/access-tokens',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sq0atp-', 'eaaa'],
  pattern: standalone(/sq0atp-[A-Za-z0-9_-]{22}|EAAA[A-Za-z0-9_-]{60}/, { before: 'A-Za-z0-9_+/-', after: dashed }),
  reach: [0, 60],
  accept: isVaried,
};
