import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { uuid } from '../../shape/uuid.ts';

/** Snyk API token. */
export const snykApiToken: PatternDetector = {
  id: 'snyk-api-token',
  type: 'snyk_api_token',
  label: 'Snyk API token',
  shape: 'A UUID beside the name Snyk.',
  link: 'https://docs.snyk.io/snyk-api/authentication-for-api',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['snyk'],
  pattern: named(['snyk'], uuid),
  reach: [0, 186],
  accept: isNamedSecret,
};
