import type { PatternDetector } from '../../detector.ts';
import { isNamedSecret, named } from '../../shape/named.ts';

/** Mailgun sending or signing key. */
export const mailgunSendingKey: PatternDetector = {
  id: 'mailgun-sending-key',
  type: 'mailgun_sending_key',
  label: 'Mailgun sending or signing key',
  shape: '32, eight and eight hexadecimal digits joined by dashes, beside the name Mailgun.',
  link: 'https://documentation.mailgun.com/docs/mailgun/api-reference/mg-auth',
  policy: 'secrets',
  confidence: 'likely',
  family: 'CREDENTIAL',
  anchors: ['mailgun', 'api.mailgun.net'],
  pattern: named(['mailgun', 'api.mailgun.net'], /[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8}/),
  reach: [0, 200],
  accept: isNamedSecret,
};
