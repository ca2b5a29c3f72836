import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';
import { isMixed } from '../../shape/varied.ts';

/** Heartland secret API key. */
export const heartlandSecretKey: PatternDetector = {
  id: 'heartland-secret-key',
  type: 'heartland_secret_key',
  label: 'Heartland secret API key',
  shape: 'skapi_cert_ or skapi_prod_ and 42 base64url characters.',
  link: 'https://cert.api2.heartlandportico.com/Gateway/PorticoDevGuide/build/PorticoDeveloperGuide/Authentication.html',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['skapi_'],
  pattern: standalone(/skapi_(?:cert|prod)_[A-Za-z0-9_-]{42}/, { after: 'A-Za-z0-9_-' }),
  reach: [0, 53],
  accept: isMixed,
};
