import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Together AI API key. */
export const togetherApiKey: PatternDetector = {
  id: 'together-api-key',
  type: 'together_api_key',
  label: 'Together AI API key',
  shape: 'tgp_v1_ and 43 base64url characters.',
  link: 'https://docs.together.ai/docs/quickstart',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['tgp_v1_'],
  pattern: standalone(/tgp_v1_[A-Za-z0-9_-]{43}/, { after: dashed }),
  reach: [0, 43],
};
