import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Braintree access token. */
export const braintreeAccessToken: PatternDetector = {
  id: 'braintree-access-token',
  type: 'braintree_access_token',
  label: 'Braintree access token',
  shape: 'access_token$production$ (or sandbox$), 16 small letters or digits, a dollar sign and 32 hexadecimal digits.',
  link: 'https://developer.paypal.com/braintree/docs/guides/authorization/overview',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['access_token$'],
  pattern: standalone(/access_token\$(?:production|sandbox)\$[0-9a-z]{16}\$[0-9a-f]{32}/),
  reach: [0, 60],
  accept: isVaried,
};
