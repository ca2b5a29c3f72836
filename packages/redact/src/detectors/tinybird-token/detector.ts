import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Tinybird token. */
export const tinybirdToken: PatternDetector = {
  id: 'tinybird-token',
  type: 'tinybird_token',
  label: 'Tinybird token',
  shape: 'p.eyJ, base64 characters, a dot and 43 base64url characters.',
  link: 'https://www.tinybird.co/docs/forward/core-concepts/static-tokens',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['p.eyj'],
  pattern: standalone(/p\.eyJ[A-Za-z0-9_-]{40,600}={0,2}\.[A-Za-z0-9_-]{43}/, {
    before: 'A-Za-z0-9_.-',
    after: 'A-Za-z0-9_.-',
  }),
  reach: [0, 652],
  accept: isMixed,
};
