import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { isMixed } from '../../shape/varied.ts';

/** Fastly API token. */
export const fastlyApiToken: PatternDetector = {
  id: 'fastly-api-token',
  type: 'fastly_api_token',
  label: 'Fastly API token',
  shape: '32 base64url characters beside the name Fastly.',
  link: 'https://docs.fastly.com/en/guides/using-api-tokens',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['fastly'],
  pattern: named(['fastly'], /[A-Za-z0-9_-]{32}/),
  reach: [0, 182],
  accept: (value, candidate) => isNamedSecret(value, candidate) && isMixed(value),
};
