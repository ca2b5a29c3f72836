import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** xAI API key. */
export const xaiApiKey: PatternDetector = {
  id: 'xai-api-key',
  type: 'xai_api_key',
  label: 'xAI API key',
  shape: 'xai- and 80 letters or digits.',
  link: 'https://docs.x.ai/docs/tutorial',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['xai-'],
  pattern: standalone(/xai-[A-Za-z0-9]{80}/, { after: dashed }),
  reach: [0, 80],
};
