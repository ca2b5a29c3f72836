import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Razorpay key id. */
export const razorpayKeyId: PatternDetector = {
  id: 'razorpay-key-id',
  type: 'razorpay_key_id',
  label: 'Razorpay key id',
  shape: 'rzp_live_ or rzp_test_ and 14 letters or digits.',
  link: 'https://razorpay.com/docs/api/authentication/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['rzp_live_', 'rzp_test_'],
  pattern: standalone(/rzp_(?:live|test)_[A-Za-z0-9]{14}/),
  reach: [0, 14],
};
