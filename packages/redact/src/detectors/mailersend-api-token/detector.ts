import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** MailerSend API token. */
export const mailersendApiToken: PatternDetector = {
  id: 'mailersend-api-token',
  type: 'mailersend_api_token',
  label: 'MailerSend API token',
  shape: 'mlsn. and 64 hexadecimal digits.',
  link: 'https://developers.mailersend.com/general.html',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['mlsn.'],
  pattern: standalone(/mlsn\.[0-9a-f]{64}/),
  reach: [0, 64],
};
