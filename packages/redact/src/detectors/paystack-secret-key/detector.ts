import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Paystack secret key. */
export const paystackSecretKey: PatternDetector = {
  id: 'paystack-secret-key',
  type: 'paystack_secret_key',
  label: 'Paystack secret key',
  shape: 'sk_live_ or sk_test_ and 40 hexadecimal digits.',
  link: 'https://paystack.com/docs/api/authentication/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sk_live_', 'sk_test_'],
  pattern: standalone(/sk_(?:live|test)_[0-9a-f]{40}/),
  reach: [0, 40],
  accept: isVaried,
};
