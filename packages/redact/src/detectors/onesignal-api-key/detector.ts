import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** OneSignal API key. */
export const onesignalApiKey: PatternDetector = {
  id: 'onesignal-api-key',
  type: 'onesignal_api_key',
  label: 'OneSignal API key',
  shape: 'os_v2_app_ or os_v2_org_ and 103 characters of the small base32 alphabet.',
  link: 'https://documentation.onesignal.com/docs/en/keys-and-ids',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['os_v2_'],
  pattern: standalone(/os_v2_(?:app|org)_[a-z2-7]{103}/),
  reach: [0, 107],
};
