import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** GitLab runner registration token. */
export const gitlabRunnerRegistrationToken: PatternDetector = {
  id: 'gitlab-runner-registration-token',
  type: 'gitlab_runner_registration_token',
  label: 'GitLab runner registration token',
  shape: 'GR1348941 and 20 base64url characters.',
  link: 'https://docs.gitlab.com/security/tokens/#token-prefixes',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['gr1348941'],
  pattern: standalone(/GR1348941[0-9A-Za-z_-]{20}/, { after: dashed }),
  reach: [0, 20],
};
