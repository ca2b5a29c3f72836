import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Friendli personal access token. */
export const friendliToken: PatternDetector = {
  id: 'friendli-token',
  type: 'friendli_token',
  label: 'Friendli personal access token',
  shape: 'flp_ and 46 letters or digits.',
  link: 'https://friendli.ai/docs/openapi/introduction',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['flp_'],
  pattern: standalone(/flp_[A-Za-z0-9]{46}/),
  reach: [0, 50],
};
