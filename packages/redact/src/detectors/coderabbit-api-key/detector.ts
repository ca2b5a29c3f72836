import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** CodeRabbit API key. */
export const coderabbitApiKey: PatternDetector = {
  id: 'coderabbit-api-key',
  type: 'coderabbit_api_key',
  label: 'CodeRabbit API key',
  shape: 'cr- and 58 hexadecimal digits.',
  link: 'https://docs.coderabbit.ai/api/authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['cr-'],
  pattern: standalone(/cr-[0-9a-f]{58}/),
  reach: [0, 61],
};
