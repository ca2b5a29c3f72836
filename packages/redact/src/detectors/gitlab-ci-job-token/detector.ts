import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** GitLab CI job token. */
export const gitlabCiJobToken: PatternDetector = {
  id: 'gitlab-ci-job-token',
  type: 'gitlab_ci_job_token',
  label: 'GitLab CI job token',
  shape: 'glcbt-, up to five letters or digits, an underscore and 20 base64url characters.',
  link: 'https://docs.gitlab.com/security/tokens/#token-prefixes',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['glcbt-'],
  pattern: standalone(/glcbt-[0-9A-Za-z]{1,5}_[0-9A-Za-z_-]{20}/, { after: dashed }),
  reach: [0, 26],
};
