import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Checkout.com secret key. Its libraries for servers check both shapes before they send one. */
export const checkoutSecretKey: PatternDetector = {
  id: 'checkout-secret-key',
  type: 'checkout_secret_key',
  label: 'Checkout.com secret key',
  shape:
    'sk_ (sk_sbox_ in the sandbox), 26 characters of base32 and a check character; before that sk_ or sk_test_ and a UUID.',
  link: 'https://www.checkout.com/docs/resources/api-authentication/api-keys',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sk_'],
  pattern: standalone(
    /sk_(?:(?:sbox_)?[a-z2-7]{26}[a-z2-7*#$=]|(?:test_)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/,
    { after: dashed },
  ),
  reach: [0, 45],
  accept: isVaried,
};
