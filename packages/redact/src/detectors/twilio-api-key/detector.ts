import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** How keys begin. */
const beginnings = [...'0123456789abcdef'].map((digit) => `sk${digit}`);

/** Twilio API key. */
export const twilioApiKey: PatternDetector = {
  id: 'twilio-api-key',
  type: 'twilio_api_key',
  label: 'Twilio API key',
  shape: 'SK and 32 hexadecimal digits in small letters.',
  link: 'https://www.twilio.com/docs/iam/api-keys',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: beginnings,
  around: Object.fromEntries(beginnings.map((beginning) => [beginning, { run: 13 }])),
  pattern: standalone(/SK[0-9a-f]{32}/),
  reach: [0, 31],
  accept: isVaried,
};
