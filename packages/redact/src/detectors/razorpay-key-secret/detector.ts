import type { PatternDetector } from '../../detector.ts';
import { expression } from '../../shape/expression.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { isMixed } from '../../shape/varied.ts';

/** A client is made with the id of a key and its secret. */
const behindId =
  /rzp_(?:live|test)_[A-Za-z0-9]{14}\\{0,2}["']\s{0,3},\s{0,20}\\{0,2}["'](?<value>[A-Za-z0-9]{24})(?=\\{0,2}["'])/;

/** Razorpay key secret. */
export const razorpayKeySecret: PatternDetector = {
  id: 'razorpay-key-secret',
  type: 'razorpay_key_secret',
  label: 'Razorpay key secret',
  shape: '24 letters or digits beside the name Razorpay, or between quotes behind a key id.',
  link: 'https://razorpay.com/docs/api/authentication/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['razorpay', 'rzp_key', 'rzp_live_', 'rzp_test_'],
  pattern: expression(`${named(['razorpay', 'rzp_key'], /[A-Za-z0-9]{24}/).source}|${behindId.source}`, 'g'),
  reach: [0, 174],
  accept: (value, candidate) => isNamedSecret(value, candidate) && isMixed(value),
};
