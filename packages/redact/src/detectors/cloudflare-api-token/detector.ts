import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { isMixed } from '../../shape/varied.ts';

/** Cloudflare API token (older form). */
export const cloudflareApiToken: PatternDetector = {
  id: 'cloudflare-api-token',
  type: 'cloudflare_api_token',
  label: 'Cloudflare API token (older form)',
  shape: '40 base64url characters beside the name Cloudflare.',
  link: 'https://developers.cloudflare.com/fundamentals/api/get-started/create-token/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['cloudflare', 'cf_api'],
  pattern: named(['cloudflare', 'cf_api'], /[A-Za-z0-9_-]{40}/),
  reach: [0, 190],
  accept: (value, candidate) => isNamedSecret(value, candidate) && isMixed(value),
};
