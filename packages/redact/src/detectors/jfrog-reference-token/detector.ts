import type { PatternDetector } from '../../detector.ts';
import { base64, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** JFrog reference token. */
export const jfrogReferenceToken: PatternDetector = {
  id: 'jfrog-reference-token',
  type: 'jfrog_reference_token',
  label: 'JFrog reference token',
  shape: '64 letters or digits that begin with cmVmd, the encoding of "ref".',
  link: 'https://jfrog.com/help/r/jfrog-platform-administration-documentation/reference-token',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['cmvmd'],
  pattern: standalone(/cmVmd[A-Za-z0-9]{59}/, { before: 'A-Za-z0-9_+/', after: base64 }),
  reach: [0, 59],
  accept: isMixed,
};
