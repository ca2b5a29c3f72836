import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Open VSX access token. */
export const openvsxAccessToken: PatternDetector = {
  id: 'openvsx-access-token',
  type: 'openvsx_access_token',
  label: 'Open VSX access token',
  shape: 'ovsxat_ and a UUID.',
  link: 'https://github.com/eclipse/openvsx/wiki/Publishing-Extensions',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['ovsxat_'],
  pattern: standalone(/ovsxat_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/, { after: dashed }),
  reach: [0, 43],
};
