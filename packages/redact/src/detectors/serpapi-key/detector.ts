import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** SerpApi key. */
export const serpapiKey: PatternDetector = {
  id: 'serpapi-key',
  type: 'serpapi_key',
  label: 'SerpApi key',
  shape: '64 hexadecimal digits beside the name SerpApi.',
  link: 'https://serpapi.com/search-api',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['serpapi', 'serp_api'],
  pattern: named(['serpapi', 'serp_api'], /[0-9a-f]{64}/),
  reach: [0, 214],
  accept: isNamedSecret,
};
