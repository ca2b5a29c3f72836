import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Stripe restricted key. */
export const stripeRestrictedKey: PatternDetector = {
  id: 'stripe-restricted-key',
  type: 'stripe_restricted_key',
  label: 'Stripe restricted key',
  shape: 'rk_live_ or rk_test_ and 24 to 247 letters or digits.',
  link: 'https://docs.stripe.com/keys',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['rk_live_', 'rk_test_'],
  pattern: standalone(/rk_(?:live|test)_[A-Za-z0-9]{24,247}/),
  reach: [0, 247],
  accept: isMixed,
};
