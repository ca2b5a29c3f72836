import type { PatternDetector } from '../../detector.ts';
import { base64, standalone } from '../../shape/standalone.ts';

/** PubNub secret key. */
export const pubnubSecretKey: PatternDetector = {
  id: 'pubnub-secret-key',
  type: 'pubnub_secret_key',
  label: 'PubNub secret key',
  shape: 'sec-c- and 48 base64 characters.',
  link: 'https://www.pubnub.com/docs/general/setup/account-setup',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sec-c-'],
  pattern: standalone(/sec-c-[A-Za-z0-9+/]{48}/, { after: base64 }),
  reach: [0, 48],
};
