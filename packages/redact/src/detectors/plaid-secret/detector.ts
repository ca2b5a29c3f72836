import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Plaid secret. */
export const plaidSecret: PatternDetector = {
  id: 'plaid-secret',
  type: 'plaid_secret',
  label: 'Plaid secret',
  shape: '30 hexadecimal digits beside the name Plaid.',
  link: 'https://plaid.com/docs/quickstart/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['plaid'],
  pattern: named(['plaid'], /[0-9a-f]{30}/),
  reach: [0, 180],
  accept: isNamedSecret,
};
