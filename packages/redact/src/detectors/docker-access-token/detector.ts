import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** Docker personal access token. */
export const dockerAccessToken: PatternDetector = {
  id: 'docker-access-token',
  type: 'docker_access_token',
  label: 'Docker personal access token',
  shape: 'dckr_pat_ and 27 base64url characters.',
  link: 'https://docs.docker.com/security/for-developers/access-tokens/',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['dckr_pat_'],
  pattern: standalone(/dckr_pat_[A-Za-z0-9_-]{27}/, { after: dashed }),
  reach: [0, 27],
};
