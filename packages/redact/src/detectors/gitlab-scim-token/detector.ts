import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** GitLab SCIM token. */
export const gitlabScimToken: PatternDetector = {
  id: 'gitlab-scim-token',
  type: 'gitlab_scim_token',
  label: 'GitLab SCIM token',
  shape: 'glsoat- and 20 base64url characters.',
  link: 'https://docs.gitlab.com/security/tokens/#token-prefixes',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['glsoat-'],
  pattern: standalone(/glsoat-[0-9A-Za-z_-]{20}/, { after: dashed }),
  reach: [0, 20],
};
