import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Cerebras API key. */
export const cerebrasApiKey: PatternDetector = {
  id: 'cerebras-api-key',
  type: 'cerebras_api_key',
  label: 'Cerebras API key',
  shape: 'csk- and 48 small letters or digits.',
  link: 'https://inference-docs.cerebras.ai/quickstart',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['csk-'],
  pattern: standalone(/csk-[a-z0-9]{48}/, { after: dashed }),
  reach: [0, 48],
  accept: isVaried,
};
