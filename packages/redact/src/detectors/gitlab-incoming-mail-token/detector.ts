import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** GitLab incoming mail token. */
export const gitlabIncomingMailToken: PatternDetector = {
  id: 'gitlab-incoming-mail-token',
  type: 'gitlab_incoming_mail_token',
  label: 'GitLab incoming mail token',
  shape: 'glimt- and 25 base64url characters.',
  link: 'https://docs.gitlab.com/security/tokens/#token-prefixes',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['glimt-'],
  pattern: standalone(/glimt-[0-9A-Za-z_-]{25}/, { after: dashed }),
  reach: [0, 25],
};
