import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Brevo SMTP key. */
export const brevoSmtpKey: PatternDetector = {
  id: 'brevo-smtp-key',
  type: 'brevo_smtp_key',
  label: 'Brevo SMTP key',
  shape: 'xsmtpsib-, 64 hexadecimal digits, a dash and 16 letters or digits.',
  link: 'https://developers.brevo.com/docs/smtp-integration',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['xsmtpsib-'],
  pattern: standalone(/xsmtpsib-[0-9a-f]{64}-[A-Za-z0-9]{16}/, { after: dashed }),
  reach: [0, 81],
};
