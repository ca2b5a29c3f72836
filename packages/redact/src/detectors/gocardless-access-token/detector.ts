import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** GoCardless access token. */
export const gocardlessAccessToken: PatternDetector = {
  id: 'gocardless-access-token',
  type: 'gocardless_access_token',
  label: 'GoCardless access token',
  shape: 'live_ or sandbox_ and 40 base64url characters beside the name GoCardless.',
  link: 'https://developer.gocardless.com/getting-started/api/making-your-first-request/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['gocardless'],
  pattern: named(['gocardless'], /(?:live|sandbox)_[A-Za-z0-9_-]{40}/),
  reach: [0, 198],
  accept: isNamedSecret,
};
