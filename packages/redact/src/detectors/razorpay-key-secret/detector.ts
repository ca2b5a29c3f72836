import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { isMixed } from '../../shape/varied.ts';

/** Razorpay key secret. */
export const razorpayKeySecret: PatternDetector = {
  id: 'razorpay-key-secret',
  type: 'razorpay_key_secret',
  label: 'Razorpay key secret',
  shape: '24 letters or digits beside the name Razorpay.',
  link: 'https://razorpay.com/docs/api/authentication/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['razorpay', 'rzp_key'],
  pattern: named(['razorpay', 'rzp_key'], /[A-Za-z0-9]{24}/),
  reach: [0, 174],
  accept: (value, candidate) => isNamedSecret(value, candidate) && isMixed(value),
};
