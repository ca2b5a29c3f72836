import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** EasyPost API key. */
export const easypostApiKey: PatternDetector = {
  id: 'easypost-api-key',
  type: 'easypost_api_key',
  label: 'EasyPost API key',
  shape: 'EZAK (production) or EZTK (test) and 54 letters or digits.',
  link: 'https://docs.easypost.com/docs/authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['ezak', 'eztk'],
  pattern: standalone(/EZ[AT]K[A-Za-z0-9]{54}/),
  reach: [0, 54],
  accept: isVaried,
};
