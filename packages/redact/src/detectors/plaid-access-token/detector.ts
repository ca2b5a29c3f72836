import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Plaid access token. */
export const plaidAccessToken: PatternDetector = {
  id: 'plaid-access-token',
  type: 'plaid_access_token',
  label: 'Plaid access token',
  shape: 'access-, the environment and a UUID.',
  link: 'https://plaid.com/docs/api/tokens/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['access-sandbox-', 'access-development-', 'access-production-'],
  pattern: standalone(
    /access-(?:sandbox|development|production)-[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}/,
  ),
  reach: [0, 40],
  accept: isVaried,
};
