import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Shippo API token. */
export const shippoApiToken: PatternDetector = {
  id: 'shippo-api-token',
  type: 'shippo_api_token',
  label: 'Shippo API token',
  shape: 'shippo_live_ or shippo_test_ and 40 hexadecimal digits.',
  link: 'https://docs.goshippo.com/docs/guides_general/authentication/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['shippo_'],
  pattern: standalone(/shippo_(?:live|test)_[0-9a-fA-F]{40}/),
  reach: [0, 45],
};
