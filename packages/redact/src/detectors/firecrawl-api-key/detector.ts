import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Firecrawl API key. */
export const firecrawlApiKey: PatternDetector = {
  id: 'firecrawl-api-key',
  type: 'firecrawl_api_key',
  label: 'Firecrawl API key',
  shape: 'fc- and 32 hexadecimal digits.',
  link: 'https://docs.firecrawl.dev/introduction',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['fc-'],
  around: { 'fc-': { run: 13 } },
  pattern: standalone(/fc-[0-9a-f]{32}/, { after: dashed }),
  reach: [0, 32],
  accept: isVaried,
};
