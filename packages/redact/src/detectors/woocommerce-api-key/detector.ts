import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** WooCommerce API key. */
export const woocommerceApiKey: PatternDetector = {
  id: 'woocommerce-api-key',
  type: 'woocommerce_api_key',
  label: 'WooCommerce API key',
  shape: 'ck_ (key) or cs_ (secret) and 40 hexadecimal digits.',
  link: 'https://woocommerce.github.io/woocommerce-rest-api-docs/#authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['ck_', 'cs_'],
  around: { ck_: { run: 13 }, cs_: { run: 13 } },
  pattern: standalone(/c[ks]_[0-9a-f]{40}/),
  reach: [0, 40],
  accept: isVaried,
};
