import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** DigitalOcean OAuth token. */
export const digitaloceanOauthToken: PatternDetector = {
  id: 'digitalocean-oauth-token',
  type: 'digitalocean_oauth_token',
  label: 'DigitalOcean OAuth token',
  shape: 'doo_v1_ and 64 hexadecimal digits.',
  link: 'https://docs.digitalocean.com/reference/api/create-personal-access-token/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['doo_v1_'],
  pattern: standalone(/doo_v1_[0-9a-f]{64}/),
  reach: [0, 64],
};
