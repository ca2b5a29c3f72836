import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Stytch secret. */
export const stytchSecret: PatternDetector = {
  id: 'stytch-secret',
  type: 'stytch_secret',
  label: 'Stytch secret',
  shape: 'secret-live- or secret-test- and 36 base64url characters.',
  link: 'https://stytch.com/docs/api/authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['secret-live-', 'secret-test-'],
  pattern: standalone(/secret-(?:live|test)-[A-Za-z0-9_=-]{36}/, { after: 'A-Za-z0-9_=-' }),
  reach: [0, 36],
  accept: isMixed,
};
