import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** Flutterwave secret key. */
export const flutterwaveSecretKey: PatternDetector = {
  id: 'flutterwave-secret-key',
  type: 'flutterwave_secret_key',
  label: 'Flutterwave secret key',
  shape: 'FLWSECK- or FLWSECK_TEST-, 32 letters or digits and -X.',
  link: 'https://developer.flutterwave.com/docs/authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['flwseck'],
  pattern: standalone(/FLWSECK(?:_TEST)?-[0-9A-Za-z]{32}(?:-[0-9a-z]{8,16})?-X/),
  reach: [0, 57],
  accept: isVaried,
};
