import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** SendGrid API key. */
export const sendgridApiKey: PatternDetector = {
  id: 'sendgrid-api-key',
  type: 'sendgrid_api_key',
  label: 'SendGrid API key',
  shape: 'SG., 22 base64url characters, a dot and 43 more.',
  link: 'https://www.twilio.com/docs/sendgrid/ui/account-and-settings/api-keys',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sg.'],
  pattern: standalone(/SG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}/, { before: 'A-Za-z0-9_.-', after: dashed }),
  reach: [0, 66],
};
