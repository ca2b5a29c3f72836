import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** GitLab personal access token. */
export const gitlabPersonalAccessToken: PatternDetector = {
  id: 'gitlab-personal-access-token',
  type: 'gitlab_personal_access_token',
  label: 'GitLab personal access token',
  shape: 'glpat- and 20 base64url characters, or a routable token with a version and a checksum behind a dot.',
  link: 'https://docs.gitlab.com/security/tokens/#token-prefixes',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['glpat-'],
  pattern: standalone(/glpat-(?:[0-9A-Za-z_-]{27,300}\.[0-9a-z]{2}(?:\.[0-9a-z]{9}|[0-9a-z]{7})|[0-9A-Za-z_-]{20})/, {
    after: dashed,
  }),
  reach: [0, 313],
};
