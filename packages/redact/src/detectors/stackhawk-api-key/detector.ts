import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** StackHawk API key. */
export const stackhawkApiKey: PatternDetector = {
  id: 'stackhawk-api-key',
  type: 'stackhawk_api_key',
  label: 'StackHawk API key',
  shape: 'hawk., 20 base64url characters, a dot and 20 more.',
  link: 'https://docs.stackhawk.com/web-app/settings.html',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['hawk.'],
  pattern: standalone(/hawk\.[A-Za-z0-9_-]{20}\.[A-Za-z0-9_-]{20}/, { before: 'A-Za-z0-9_.-', after: dashed }),
  reach: [0, 41],
  accept: isMixed,
};
