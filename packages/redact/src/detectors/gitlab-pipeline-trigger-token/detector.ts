import type { PatternDetector } from '../../detector.ts';
import { dashed, standalone } from '../../shape/standalone.ts';

/** GitLab pipeline trigger token. */
export const gitlabPipelineTriggerToken: PatternDetector = {
  id: 'gitlab-pipeline-trigger-token',
  type: 'gitlab_pipeline_trigger_token',
  label: 'GitLab pipeline trigger token',
  shape: 'glptt- and 40 hexadecimal digits.',
  link: 'https://docs.gitlab.com/security/tokens/#token-prefixes',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['glptt-'],
  pattern: standalone(/glptt-[0-9a-f]{40}/, { after: dashed }),
  reach: [0, 40],
};
