import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** GitLab runner authentication token. */
export const gitlabRunnerToken: PatternDetector = {
  id: 'gitlab-runner-token',
  type: 'gitlab_runner_token',
  label: 'GitLab runner authentication token',
  shape: 'glrt- and 20 base64url characters, with t and a digit in front since GitLab 17, or a routable token.',
  link: 'https://docs.gitlab.com/security/tokens/#token-prefixes',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['glrt-', 'glrtr-'],
  pattern: standalone(
    /glrtr?-(?:t[0-9]_[0-9A-Za-z_-]{27,300}\.[0-9a-z]{2}(?:\.[0-9a-z]{9}|[0-9a-z]{7})|t[0-9]_[0-9A-Za-z_-]{20}|[0-9A-Za-z_-]{20})/,
    { after: dashed },
  ),
  reach: [0, 317],
};
