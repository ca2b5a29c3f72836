import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Dub API key. */
export const dubApiKey: PatternDetector = {
  id: 'dub-api-key',
  type: 'dub_api_key',
  label: 'Dub API key',
  shape: 'dub_ and 24 letters or digits.',
  link: 'https://dub.co/docs/api-reference/tokens',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['dub_'],
  pattern: standalone(/dub_[A-Za-z0-9]{24}/),
  reach: [0, 30],
};
