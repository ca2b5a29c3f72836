import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Infracost API key. */
export const infracostApiKey: PatternDetector = {
  id: 'infracost-api-key',
  type: 'infracost_api_key',
  label: 'Infracost API key',
  shape: 'ico- and 32 letters or digits.',
  link: 'https://www.infracost.io/docs/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['ico-'],
  pattern: standalone(/ico-[A-Za-z0-9]{32}/, { after: dashed }),
  reach: [0, 32],
  accept: isMixed,
};
