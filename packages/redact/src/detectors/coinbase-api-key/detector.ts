import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Coinbase API key. */
export const coinbaseApiKey: PatternDetector = {
  id: 'coinbase-api-key',
  type: 'coinbase_api_key',
  label: 'Coinbase API key',
  shape: '64 base64url characters beside the name Coinbase.',
  link: 'https://docs.cdp.coinbase.com/get-started/docs/cdp-api-keys',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['coinbase'],
  pattern: named(['coinbase'], /[A-Za-z0-9_-]{64}/),
  reach: [0, 214],
  accept: isNamedSecret,
};
