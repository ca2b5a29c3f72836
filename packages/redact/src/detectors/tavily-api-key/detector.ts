import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Tavily API key. */
export const tavilyApiKey: PatternDetector = {
  id: 'tavily-api-key',
  type: 'tavily_api_key',
  label: 'Tavily API key',
  shape: 'tvly-, optionally dev- or prod-, and 32 letters or digits, in newer keys two parts of six and 42.',
  link: 'https://docs.tavily.com/documentation/api-reference/introduction',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['tvly-'],
  pattern: standalone(/tvly-(?:dev-|prod-)?(?:[A-Za-z0-9]{4,8}-[A-Za-z0-9]{40,44}|[A-Za-z0-9]{32})/, { after: dashed }),
  reach: [0, 58],
};
