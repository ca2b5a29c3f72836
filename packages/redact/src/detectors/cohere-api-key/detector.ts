import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';
import { isMixed } from '../../shape/varied.ts';

/** Cohere API key. */
export const cohereApiKey: PatternDetector = {
  id: 'cohere-api-key',
  type: 'cohere_api_key',
  label: 'Cohere API key',
  shape: '40 letters or digits beside the name Cohere.',
  link: 'https://docs.cohere.com/reference/about',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['cohere', 'co_api'],
  pattern: named(['cohere', 'co_api'], /[A-Za-z0-9]{40}/),
  reach: [0, 190],
  accept: (value, candidate) => isNamedSecret(value, candidate) && isMixed(value),
};
