import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Helicone API key. */
export const heliconeApiKey: PatternDetector = {
  id: 'helicone-api-key',
  type: 'helicone_api_key',
  label: 'Helicone API key',
  shape: 'sk-helicone- and four groups of seven small letters or digits.',
  link: 'https://docs.helicone.ai/helicone-headers/helicone-auth',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sk-helicone-'],
  pattern: standalone(/sk-helicone-[a-z0-9]{7}-[a-z0-9]{7}-[a-z0-9]{7}-[a-z0-9]{7}/),
  reach: [0, 31],
  accept: isVaried,
};
