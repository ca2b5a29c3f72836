import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

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
  pattern: named(['snyk'], /[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}/),
  reach: [0, 186],
  accept: isNamedSecret,
};
