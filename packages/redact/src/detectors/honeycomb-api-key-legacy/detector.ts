import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { isMixed } from '../../shape/varied.ts';

/** Honeycomb API key (configuration or classic). */
export const honeycombApiKeyLegacy: PatternDetector = {
  id: 'honeycomb-api-key-legacy',
  type: 'honeycomb_api_key_legacy',
  label: 'Honeycomb API key (configuration or classic)',
  shape: '22 letters or digits, or in classic accounts 32 hexadecimal digits, beside the name Honeycomb.',
  link: 'https://docs.honeycomb.io/configure/environments/manage-api-keys/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['honeycomb'],
  pattern: named(['honeycomb'], /[0-9a-f]{32}|[A-Za-z0-9]{22}/),
  reach: [0, 182],
  accept: (value, candidate) => isNamedSecret(value, candidate) && (value.length === 32 || isMixed(value)),
};
