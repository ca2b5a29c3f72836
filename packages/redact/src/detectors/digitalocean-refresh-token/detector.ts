import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** DigitalOcean refresh token. */
export const digitaloceanRefreshToken: PatternDetector = {
  id: 'digitalocean-refresh-token',
  type: 'digitalocean_refresh_token',
  label: 'DigitalOcean refresh token',
  shape: 'dor_v1_ and 64 hexadecimal digits.',
  link: 'https://docs.digitalocean.com/reference/api/create-personal-access-token/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['dor_v1_'],
  pattern: standalone(/dor_v1_[0-9a-f]{64}/),
  reach: [0, 64],
};
