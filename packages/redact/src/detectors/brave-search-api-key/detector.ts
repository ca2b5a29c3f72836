import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Brave Search API key. */
export const braveSearchApiKey: PatternDetector = {
  id: 'brave-search-api-key',
  type: 'brave_search_api_key',
  label: 'Brave Search API key',
  shape: 'BSA and 26 to 30 base64url characters beside the name Brave.',
  link: 'https://api-dashboard.search.brave.com/app/documentation/web-search/get-started',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['brave'],
  pattern: named(['brave'], /BSA[A-Za-z0-9_-]{26,30}/),
  reach: [0, 183],
  accept: isNamedSecret,
};
