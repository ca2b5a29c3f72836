import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** GitLab feed token. */
export const gitlabFeedToken: PatternDetector = {
  id: 'gitlab-feed-token',
  type: 'gitlab_feed_token',
  label: 'GitLab feed token',
  shape: 'glft- and 20 base64url characters.',
  link: 'https://docs.gitlab.com/security/tokens/#token-prefixes',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['glft-'],
  pattern: standalone(/glft-[0-9A-Za-z_-]{20}/, { after: dashed }),
  reach: [0, 20],
};
