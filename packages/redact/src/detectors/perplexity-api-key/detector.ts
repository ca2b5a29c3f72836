import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Perplexity API key. */
export const perplexityApiKey: PatternDetector = {
  id: 'perplexity-api-key',
  type: 'perplexity_api_key',
  label: 'Perplexity API key',
  shape: 'pplx- and 48 letters or digits.',
  link: 'https://docs.perplexity.ai/getting-started/quickstart',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['pplx-'],
  pattern: standalone(/pplx-[A-Za-z0-9]{48}/, { after: dashed }),
  reach: [0, 48],
};
