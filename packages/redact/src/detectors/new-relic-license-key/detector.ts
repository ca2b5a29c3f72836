import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isVaried } from '../../shape/varied.ts';

/** New Relic license key. */
export const newRelicLicenseKey: PatternDetector = {
  id: 'new-relic-license-key',
  type: 'new_relic_license_key',
  label: 'New Relic license key',
  shape:
    '40 characters that end in NRAL, the rest hexadecimal digits; in the European region the first six are eu01xx.',
  link: 'https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['nral'],
  pattern: standalone(/(?:eu01xx[0-9a-f]{30}|[0-9a-f]{36}|[0-9a-fx]{32}FFFF)NRAL/),
  reach: [36, 36],
  accept: isVaried,
};
