import type { PatternDetector } from '../../detector.ts';
import { standalone } from '../../shape/standalone.ts';

/** Coze personal access token. */
export const cozeAccessToken: PatternDetector = {
  id: 'coze-access-token',
  type: 'coze_access_token',
  label: 'Coze personal access token',
  shape: 'pat_ and 64 letters or digits.',
  link: 'https://www.coze.com/docs/developer_guides/authentication',
  policy: 'secrets',
  confidence: 'certain',
  family: 'CREDENTIAL',
  anchors: ['pat_'],
  pattern: standalone(/pat_[A-Za-z0-9]{64}/),
  reach: [0, 68],
};
