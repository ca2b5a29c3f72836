import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Brevo API key. */
export const brevoApiKey: PatternDetector = {
  id: 'brevo-api-key',
  type: 'brevo_api_key',
  label: 'Brevo API key',
  shape: 'xkeysib-, 64 hexadecimal digits, a dash and 16 letters or digits.',
  link: 'https://developers.brevo.com/docs/getting-started',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['xkeysib-'],
  pattern: standalone(/xkeysib-[0-9a-f]{64}-[A-Za-z0-9]{16}/, { after: dashed }),
  reach: [0, 81],
};
