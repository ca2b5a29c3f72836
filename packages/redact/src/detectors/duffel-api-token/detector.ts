import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Duffel API token. */
export const duffelApiToken: PatternDetector = {
  id: 'duffel-api-token',
  type: 'duffel_api_token',
  label: 'Duffel API token',
  shape: 'duffel_live_ or duffel_test_ and 43 base64url characters.',
  link: 'https://duffel.com/docs/api/overview/authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['duffel_'],
  pattern: standalone(/duffel_(?:test|live)_[A-Za-z0-9_=-]{43}/, { after: dashed }),
  reach: [0, 48],
};
