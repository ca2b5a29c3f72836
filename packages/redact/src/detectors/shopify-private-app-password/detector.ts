import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Shopify private app password. */
export const shopifyPrivateAppPassword: PatternDetector = {
  id: 'shopify-private-app-password',
  type: 'shopify_private_app_password',
  label: 'Shopify private app password',
  shape: 'shppa_ and 32 hexadecimal digits.',
  link: 'https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['shppa_'],
  pattern: standalone(/shppa_[0-9a-fA-F]{32}/),
  reach: [0, 32],
};
