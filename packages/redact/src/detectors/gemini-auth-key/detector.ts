import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Gemini API auth key. */
export const geminiAuthKey: PatternDetector = {
  id: 'gemini-auth-key',
  type: 'gemini_auth_key',
  label: 'Gemini API auth key',
  shape: 'AQ.Ab and 44 to 64 base64url characters.',
  link: 'https://ai.google.dev/gemini-api/docs/api-key',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['aq.ab'],
  pattern: standalone(/AQ\.Ab[A-Za-z0-9_-]{44,64}/, { after: dashed }),
  reach: [0, 64],
  accept: isMixed,
};
