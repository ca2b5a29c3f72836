import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Mailgun API key. */
export const mailgunApiKey: PatternDetector = {
  id: 'mailgun-api-key',
  type: 'mailgun_api_key',
  label: 'Mailgun API key',
  shape: 'key- and 32 hexadecimal digits.',
  link: 'https://documentation.mailgun.com/docs/mailgun/api-reference/mg-auth',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['key-'],
  around: { 'key-': { run: 12 } },
  pattern: standalone(/key-[0-9a-f]{32}/, { before: 'A-Za-z0-9_-', after: dashed }),
  reach: [0, 32],
  accept: isVaried,
};
