import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Checkout.com secret key. */
export const checkoutSecretKey: PatternDetector = {
  id: 'checkout-secret-key',
  type: 'checkout_secret_key',
  label: 'Checkout.com secret key',
  shape: 'sk_ and a UUID; sk_test_ and a UUID in the sandbox.',
  link: 'https://www.checkout.com/docs/developer-resources/testing/get-an-api-key',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sk_'],
  pattern: standalone(/sk_(?:test_)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/, { after: dashed }),
  reach: [0, 45],
};
