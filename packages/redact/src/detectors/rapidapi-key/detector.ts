import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** RapidAPI key. */
export const rapidapiKey: PatternDetector = {
  id: 'rapidapi-key',
  type: 'rapidapi_key',
  label: 'RapidAPI key',
  shape: '50 characters: hexadecimal digits with msh, p1 and jsn at fixed places.',
  link: 'https://docs.rapidapi.com/docs/keys',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['msh'],
  pattern: standalone(/[0-9a-f]{10}msh[0-9a-f]{15}p1[0-9a-f]{5}jsn[0-9a-f]{12}/),
  reach: [10, 47],
};
