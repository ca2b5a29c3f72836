import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Shopify shared secret. */
export const shopifySharedSecret: PatternDetector = {
  id: 'shopify-shared-secret',
  type: 'shopify_shared_secret',
  label: 'Shopify shared secret',
  shape: 'shpss_ and 32 hexadecimal digits.',
  link: 'https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['shpss_'],
  pattern: standalone(/shpss_[0-9a-fA-F]{32}/),
  reach: [0, 32],
};
