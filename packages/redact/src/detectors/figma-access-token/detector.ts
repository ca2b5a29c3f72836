import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Figma personal access token. */
export const figmaAccessToken: PatternDetector = {
  id: 'figma-access-token',
  type: 'figma_access_token',
  label: 'Figma personal access token',
  shape: 'figd_ and 38 to 48 base64url characters.',
  link: 'https://www.figma.com/developers/api#access-tokens',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['figd_'],
  pattern: standalone(/figd_[A-Za-z0-9_-]{38,48}/, { after: dashed }),
  reach: [0, 48],
  accept: isMixed,
};
