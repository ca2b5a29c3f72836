import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Frame.io token. */
export const frameioToken: PatternDetector = {
  id: 'frameio-token',
  type: 'frameio_token',
  label: 'Frame.io token',
  shape: 'fio-u- and 64 base64url characters.',
  link: 'https://developer.frame.io/docs/getting-started/authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['fio-u-'],
  pattern: standalone(/fio-u-[A-Za-z0-9_=-]{64}/, { after: 'A-Za-z0-9_=-' }),
  reach: [0, 64],
};
