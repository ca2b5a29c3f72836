import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** OpenRouter API key. */
export const openrouterApiKey: PatternDetector = {
  id: 'openrouter-api-key',
  type: 'openrouter_api_key',
  label: 'OpenRouter API key',
  shape: 'sk-or-v1- and 64 hexadecimal digits.',
  link: 'https://openrouter.ai/docs/api-reference/authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sk-or-v'],
  pattern: standalone(/sk-or-v[0-9]-[0-9a-f]{64}/, { after: dashed }),
  reach: [0, 66],
};
