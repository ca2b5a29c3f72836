import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** GitLab deploy token. */
export const gitlabDeployToken: PatternDetector = {
  id: 'gitlab-deploy-token',
  type: 'gitlab_deploy_token',
  label: 'GitLab deploy token',
  shape: 'gldt- and 20 base64url characters.',
  link: 'https://docs.gitlab.com/security/tokens/#token-prefixes',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['gldt-'],
  pattern: standalone(/gldt-[0-9A-Za-z_-]{20}/, { after: dashed }),
  reach: [0, 20],
};
