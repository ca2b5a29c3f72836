import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Postman API key. */
export const postmanApiKey: PatternDetector = {
  id: 'postman-api-key',
  type: 'postman_api_key',
  label: 'Postman API key',
  shape: 'PMAK-, 24 hexadecimal digits, a dash and 34 more.',
  link: 'https://learning.postman.com/docs/developer/postman-api/authentication/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['pmak-'],
  pattern: standalone(/PMAK-[0-9a-f]{24}-[0-9a-f]{34}/, { after: dashed }),
  reach: [0, 59],
};
