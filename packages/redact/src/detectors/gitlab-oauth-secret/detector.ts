import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** GitLab OAuth application secret. */
export const gitlabOauthSecret: PatternDetector = {
  id: 'gitlab-oauth-secret',
  type: 'gitlab_oauth_secret',
  label: 'GitLab OAuth application secret',
  shape: 'gloas- and 64 base64url characters.',
  link: 'https://docs.gitlab.com/security/tokens/#token-prefixes',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['gloas-'],
  pattern: standalone(/gloas-[0-9A-Za-z_-]{64}/, { after: dashed }),
  reach: [0, 64],
};
