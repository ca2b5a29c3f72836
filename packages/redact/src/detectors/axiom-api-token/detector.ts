import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Axiom API token. */
export const axiomApiToken: PatternDetector = {
  id: 'axiom-api-token',
  type: 'axiom_api_token',
  label: 'Axiom API token',
  shape: 'xaat- (API token) or xapt- (personal token) and a UUID.',
  link: 'https://axiom.co/docs/reference/tokens',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['xaat-', 'xapt-'],
  pattern: standalone(/xa[ap]t-[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}/),
  reach: [0, 36],
  accept: isVaried,
};
