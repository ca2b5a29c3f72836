import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** MaxMind license key. */
export const maxmindLicenseKey: PatternDetector = {
  id: 'maxmind-license-key',
  type: 'maxmind_license_key',
  label: 'MaxMind license key',
  shape: 'Six letters or digits, an underscore, 29 more and _mmk.',
  link: 'https://dev.maxmind.com/geoip/updating-databases/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['_mmk'],
  pattern: standalone(/[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk/),
  reach: [36, 36],
  accept: isMixed,
};
