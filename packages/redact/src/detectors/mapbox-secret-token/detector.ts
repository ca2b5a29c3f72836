import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Mapbox secret token. */
export const mapboxSecretToken: PatternDetector = {
  id: 'mapbox-secret-token',
  type: 'mapbox_secret_token',
  label: 'Mapbox secret token',
  shape: 'sk., a base64url payload that begins with eyJ, a dot and 22 characters.',
  link: 'https://docs.mapbox.com/help/getting-started/access-tokens/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['sk.eyj'],
  pattern: standalone(/sk\.eyJ[A-Za-z0-9_-]{40,200}\.[A-Za-z0-9_-]{22}/, {
    before: 'A-Za-z0-9_.-',
    after: 'A-Za-z0-9_.-',
  }),
  reach: [0, 223],
};
