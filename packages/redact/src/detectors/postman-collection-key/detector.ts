import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Postman collection access key. */
export const postmanCollectionKey: PatternDetector = {
  id: 'postman-collection-key',
  type: 'postman_collection_key',
  label: 'Postman collection access key',
  shape: 'PMAT- and 26 characters of the base-32 alphabet of Crockford.',
  link: 'https://learning.postman.com/docs/collaborating-in-postman/sharing/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['pmat-'],
  pattern: standalone(/PMAT-[0-9A-HJKMNP-TV-Z]{26}/),
  reach: [0, 31],
};
