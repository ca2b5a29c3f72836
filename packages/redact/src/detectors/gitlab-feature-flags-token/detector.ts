import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** GitLab feature flags client token. */
export const gitlabFeatureFlagsToken: PatternDetector = {
  id: 'gitlab-feature-flags-token',
  type: 'gitlab_feature_flags_token',
  label: 'GitLab feature flags client token',
  shape: 'glffct- and 20 base64url characters.',
  link: 'https://docs.gitlab.com/security/tokens/#token-prefixes',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['glffct-'],
  pattern: standalone(/glffct-[0-9A-Za-z_-]{20}/, { after: dashed }),
  reach: [0, 20],
};
