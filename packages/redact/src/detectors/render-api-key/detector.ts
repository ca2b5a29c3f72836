import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Render API key. */
export const renderApiKey: PatternDetector = {
  id: 'render-api-key',
  type: 'render_api_key',
  label: 'Render API key',
  shape: 'rnd_ and 28 to 32 letters or digits.',
  link: 'https://render.com/docs/api',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['rnd_'],
  pattern: standalone(/rnd_[A-Za-z0-9]{28,32}/),
  reach: [0, 32],
  accept: isMixed,
};
