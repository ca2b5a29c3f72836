import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** GitLab agent for Kubernetes token. */
export const gitlabAgentToken: PatternDetector = {
  id: 'gitlab-agent-token',
  type: 'gitlab_agent_token',
  label: 'GitLab agent for Kubernetes token',
  shape: 'glagent- and 50 base64url characters.',
  link: 'https://docs.gitlab.com/security/tokens/#token-prefixes',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['glagent-'],
  pattern: standalone(/glagent-[0-9A-Za-z_-]{50}/, { after: dashed }),
  reach: [0, 50],
};
