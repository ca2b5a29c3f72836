import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Stripe secret key. */
export const stripeSecretKey: PatternDetector = {
  id: 'stripe-secret-key',
  type: 'stripe_secret_key',
  label: 'Stripe secret key',
  shape: 'sk_live_, sk_test_ or sk_org_ and 24 to 247 letters or digits; secret keys of Clerk look the same.',
  link: 'https://docs.stripe.com/keys',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sk_live_', 'sk_test_', 'sk_org_'],
  pattern: standalone(/sk_(?:live|test|org(?:_live|_test)?)_[A-Za-z0-9]{24,247}/),
  reach: [0, 259],
  accept: (value) => isMixed(value) && !/^sk_(?:live|test)_[0-9a-f]{40}$/.test(value),
};
