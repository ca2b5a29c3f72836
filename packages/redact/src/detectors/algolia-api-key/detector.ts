import { isSearchKey } from '../../assignment/standing.ts';
import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Algolia API key. */
export const algoliaApiKey: PatternDetector = {
  id: 'algolia-api-key',
  type: 'algolia_api_key',
  label: 'Algolia API key',
  shape: '32 hexadecimal digits beside the name Algolia.',
  link: 'https://www.algolia.com/doc/guides/security/api-keys/',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['algolia'],
  pattern: named(['algolia'], /[0-9a-f]{32}/),
  reach: [0, 182],
  accept: (value, candidate) => isNamedSecret(value, candidate) && !isSearchKey(candidate),
};
