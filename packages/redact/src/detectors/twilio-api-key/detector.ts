import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

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
  anchors: [
    'sk0',
    'sk1',
    'sk2',
    'sk3',
    'sk4',
    'sk5',
    'sk6',
    'sk7',
    'sk8',
    'sk9',
    'ska',
    'skb',
    'skc',
    'skd',
    'ske',
    'skf',
  ],
  pattern: standalone(/SK[0-9a-f]{32}/),
  reach: [0, 31],
  accept: isVaried,
};
