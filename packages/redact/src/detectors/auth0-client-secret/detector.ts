import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Auth0 client secret. */
export const auth0ClientSecret: PatternDetector = {
  id: 'auth0-client-secret',
  type: 'auth0_client_secret',
  label: 'Auth0 client secret',
  shape: '64 base64url characters beside the name Auth0.',
  link: 'https://auth0.com/docs/get-started/applications/application-settings',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['auth0'],
  pattern: named(['auth0'], /[A-Za-z0-9_-]{64}/),
  reach: [0, 214],
  accept: isNamedSecret,
};
