import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Sanity API token. */
export const sanityApiToken: PatternDetector = {
  id: 'sanity-api-token',
  type: 'sanity_api_token',
  label: 'Sanity API token',
  shape: 'sk and 80 to 200 letters or digits beside the name Sanity.',
  link: 'https://www.sanity.io/docs/content-lake/http-auth',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['sanity'],
  pattern: named(['sanity'], /sk[A-Za-z0-9]{80,200}/),
  reach: [0, 352],
  accept: isNamedSecret,
};
