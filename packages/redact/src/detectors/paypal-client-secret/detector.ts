import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** PayPal client secret. */
export const paypalClientSecret: PatternDetector = {
  id: 'paypal-client-secret',
  type: 'paypal_client_secret',
  label: 'PayPal client secret',
  shape: 'E and 79 base64url characters beside the name PayPal.',
  link: 'https://developer.paypal.com/api/rest/authentication/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['paypal'],
  pattern: named(['paypal'], /E[A-Za-z0-9_-]{79}/),
  reach: [0, 230],
  accept: isNamedSecret,
};
