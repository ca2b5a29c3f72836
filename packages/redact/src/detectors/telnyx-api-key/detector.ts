import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Telnyx API key. */
export const telnyxApiKey: PatternDetector = {
  id: 'telnyx-api-key',
  type: 'telnyx_api_key',
  label: 'Telnyx API key',
  shape: 'KEY, 32 hexadecimal digits in capitals, an underscore and 22 letters or digits.',
  link: 'https://developers.telnyx.com/docs/account-setup/get-api-keys',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['key0'],
  around: { key0: { run: 12 } },
  pattern: standalone(/KEY0[0-9A-F]{31}_[A-Za-z0-9]{22}/),
  reach: [0, 54],
};
