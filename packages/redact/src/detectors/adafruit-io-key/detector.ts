import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Adafruit IO key. */
export const adafruitIoKey: PatternDetector = {
  id: 'adafruit-io-key',
  type: 'adafruit_io_key',
  label: 'Adafruit IO key',
  shape: 'aio_ and 28 letters or digits.',
  link: 'https://io.adafruit.com/api/docs/#authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['aio_'],
  pattern: standalone(/aio_[A-Za-z0-9]{28}/),
  reach: [0, 32],
  accept: isMixed,
};
