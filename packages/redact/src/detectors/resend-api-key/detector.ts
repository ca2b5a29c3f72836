import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Resend API key. */
export const resendApiKey: PatternDetector = {
  id: 'resend-api-key',
  type: 'resend_api_key',
  label: 'Resend API key',
  shape: 're_, eight letters or digits, an underscore and 24 more.',
  link: 'https://resend.com/docs/api-reference/introduction',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['re_'],
  around: { re_: { run: 13 } },
  pattern: standalone(/re_[A-Za-z0-9]{8}_[A-Za-z0-9]{24}/),
  reach: [0, 33],
  accept: isMixed,
};
