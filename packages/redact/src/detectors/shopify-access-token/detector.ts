import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Shopify access token. */
export const shopifyAccessToken: PatternDetector = {
  id: 'shopify-access-token',
  type: 'shopify_access_token',
  label: 'Shopify access token',
  shape: 'shpat_, or shpua_ for one person, and 32 hexadecimal digits.',
  link: 'https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['shpat_', 'shpua_'],
  pattern: standalone(/shp(?:at|ua)_[0-9a-fA-F]{32}/),
  reach: [0, 32],
};
