import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Cloudflare global API key. */
export const cloudflareGlobalApiKey: PatternDetector = {
  id: 'cloudflare-global-api-key',
  type: 'cloudflare_global_api_key',
  label: 'Cloudflare global API key',
  shape: '37 hexadecimal digits beside the name Cloudflare.',
  link: 'https://developers.cloudflare.com/fundamentals/api/get-started/keys/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['cloudflare', 'cf_api', 'x-auth-key'],
  pattern: named(['cloudflare', 'cf_api', 'x-auth-key'], /[0-9a-f]{37}/),
  reach: [0, 187],
  accept: isNamedSecret,
};
