import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** DigitalOcean personal access token. */
export const digitaloceanAccessToken: PatternDetector = {
  id: 'digitalocean-access-token',
  type: 'digitalocean_access_token',
  label: 'DigitalOcean personal access token',
  shape: 'dop_v1_ and 64 hexadecimal digits.',
  link: 'https://docs.digitalocean.com/reference/api/create-personal-access-token/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['dop_v1_'],
  pattern: standalone(/dop_v1_[0-9a-f]{64}/),
  reach: [0, 64],
};
