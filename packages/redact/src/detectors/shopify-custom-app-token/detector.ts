import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Shopify custom app token. */
export const shopifyCustomAppToken: PatternDetector = {
  id: 'shopify-custom-app-token',
  type: 'shopify_custom_app_token',
  label: 'Shopify custom app token',
  shape: 'shpca_ and 32 hexadecimal digits.',
  link: 'https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['shpca_'],
  pattern: standalone(/shpca_[0-9a-fA-F]{32}/),
  reach: [0, 32],
};
